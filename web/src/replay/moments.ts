/** The address of a moment of a finished game; entries are counted as this seat was told them. */
export const momentPath = (code: string, seat: number, entry: number) =>
  `/replay/${code}?seat=${seat}&at=${entry}`;
