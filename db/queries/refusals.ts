/**
 * Distinguishes values that the database will never accept from a failure of the database.
 * @returns whether a statement failed for its values: SQLSTATE class 22 (data exception) or 23
 *   (integrity constraint violation)
 */
export function isRefusedRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string')
    return /^2[23][\dA-Z]{3}$/.test(error.code);
  return isRefusedRow(error.cause);
}
