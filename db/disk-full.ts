/** Codes of the system and of PostgreSQL for a disk, or a quota, that is full. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** @returns whether an error, what caused it, or a program that ended with it, met a full disk */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(error.code)) return true;
  return (
    /No space left on device|Disk quota exceeded/.test(error.message) || isDiskFull(error.cause)
  );
}
