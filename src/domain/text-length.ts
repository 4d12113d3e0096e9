/** Share of the limit from which on the length is shown. */
const NEAR = 0.9;
/** With a lower limit the length is not shown. */
const MIN_COUNTED = 100;

const formatted = (count: number) => count.toLocaleString('en-US');

/** @returns the error for a text that is too long (@form.length), or empty */
export function lengthProblem(text: string, limit: number | undefined): string {
  const { length } = text.trim();
  if (limit === undefined || length <= limit) return '';
  return `Please use at most ${formatted(limit)} characters. This has ${formatted(length)}.`;
}

/** @returns how much of the limit is used, once it is nearly reached; else empty */
export function lengthRemark(text: string, limit: number | undefined): string {
  const { length } = text.trim();
  if (limit === undefined || length < limit * NEAR) return '';
  if (length > limit) return lengthProblem(text, limit);
  return limit < MIN_COUNTED ? '' : `${formatted(length)} of ${formatted(limit)} characters`;
}
