/** Reads the server's answer to a booking that does not fit (@stock.confirm). */
import { failureOf } from '#api-client/failure.ts';
import { ResponseError } from '#api-client/request.ts';
import { errorBodySchema, type ErrorCode } from '#contracts/error.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';

const SHORT: Extract<ErrorCode, 'short'> = 'short';

/** @returns the shortages, one line per item; null for another failure */
export function shortLines(error: unknown): string[] | null {
  const { code, fields } = failureOf(error);
  if (code !== SHORT) return null;
  return Object.entries(fields).map(([name, by]) => `${name}: ${by}`);
}

/** @returns the shortages with who has the rest; empty for another failure */
export function shortagesOf(error: unknown): readonly ShortageView[] {
  if (!(error instanceof ResponseError) || failureOf(error).code !== SHORT) return [];
  return errorBodySchema.safeParse(JSON.parse(error.detail)).data?.error.short ?? [];
}
