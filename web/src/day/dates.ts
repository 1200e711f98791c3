/** Dates as the server writes them, such as 2026-11-18, read without a time zone. */
const at = (date: string) => new Date(`${date}T00:00Z`);

function text(date: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    ...parts,
    timeZone: "UTC",
  }).format(at(date));
}

export const monthOf = (date: string) => date.slice(0, 7);
export const numberOf = (date: string) => at(date).getUTCDate();
export const monthName = (date: string, language: string) =>
  text(date, language, { month: "long" });
export const monthAndYear = (date: string, language: string) =>
  text(date, language, { month: "long", year: "numeric" });
export const weekday = (date: string, language: string) =>
  text(date, language, { weekday: "long" });
export const dayAndMonth = (date: string, language: string) =>
  text(date, language, { day: "numeric", month: "long" });

/** Monday first. */
export const weekdays = (language: string) =>
  Array.from({ length: 7 }, (_, day) =>
    text(`2026-06-0${day + 1}`, language, { weekday: "short" }).replace(".", ""),
  );
/** How many days of the week come before this one: 0 on a Monday. */
export const columnOf = (date: string) => (at(date).getUTCDay() + 6) % 7;

export function otherMonth(month: string, step: 1 | -1): string {
  const date = at(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 7);
}
