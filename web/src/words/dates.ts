const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in the largest unit that fits; times are seconds since 1970. */
export function agoText(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(passed / length), unit);
}
