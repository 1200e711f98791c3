/** A moment, given in seconds since 1970: the time of day, or the day if it was another. */
export function dateText(seconds: number, language: string): string {
  const moment = new Date(seconds * 1000);
  const today = moment.toDateString() === new Date().toDateString();
  return moment.toLocaleString(language, today ? { timeStyle: "short" } : { dateStyle: "medium" });
}
