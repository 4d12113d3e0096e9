/** With less space on the disk, a commit or build may fail. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Codes of the system and of PostgreSQL for a full disk or quota. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * @returns whether an error, its cause, or the output of an ended program means a full disk; by the message, too,
 *   because an error from a thread has no code
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(error.code)) return true;
  return (
    /no space left on device|disk quota exceeded/i.test(error.message) || isDiskFull(error.cause)
  );
}
