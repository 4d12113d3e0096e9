/** How long a text is, said to whoever types it (@form.length). */

/** From this share of the limit on the length is said. */
const NEAR = 0.9;
/** Of shorter ones nobody wants to read the length while they type. */
const MIN_COUNTED = 100;

const counted = (count: number) => count.toLocaleString('en-US');

/** @returns why a text cannot be sent, as a sentence; empty when it fits */
export function lengthProblem(text: string, limit: number | undefined): string {
  const { length } = text.trim();
  if (limit === undefined || length <= limit) return '';
  return `Please use at most ${counted(limit)} characters. This has ${counted(length)}.`;
}

/** @returns how much of the limit is used, once that matters; empty before */
export function lengthRemark(text: string, limit: number | undefined): string {
  const { length } = text.trim();
  if (limit === undefined || length < limit * NEAR) return '';
  if (length > limit) return lengthProblem(text, limit);
  return limit < MIN_COUNTED ? '' : `${counted(length)} of ${counted(limit)} characters`;
}
