/** The address of a moment of a finished game; entries are numbered as this seat saw them. */
export const momentPath = (code: string, seat: number, entry: number) =>
  `/replay/${code}?seat=${seat}&at=${entry}`;
