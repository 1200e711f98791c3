/** A die on the table. Its name stays while it lies: only what is thrown moves. */
export interface Die {
  name: number;
  value: number;
}

/** The dice of the next view: those that stayed keep their names, all others are new. Of equal
    dice those stay that come first in `lying`. */
export function lie(lying: Die[], values: number[]): Die[] {
  const left = [...lying];
  let last = Math.max(0, ...lying.map(({ name }) => name));
  return values.map((value) => {
    const at = left.findIndex((die) => die.value === value);
    return at < 0 ? { name: ++last, value } : left.splice(at, 1)[0];
  });
}
