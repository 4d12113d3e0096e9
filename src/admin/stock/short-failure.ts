/** What the server says of a booking that does not fit (@stock.confirm). */
import { failureOf } from '#api-client/failure.ts';
import { ResponseError } from '#api-client/request.ts';
import { errorBodySchema, type ErrorCode } from '#contracts/error.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';

const SHORT: Extract<ErrorCode, 'short'> = 'short';

/** @returns what is short, by how many, a line for each item; null where something else went wrong */
export function shortLines(error: unknown): string[] | null {
  const { code, fields } = failureOf(error);
  if (code !== SHORT) return null;
  return Object.entries(fields).map(([name, by]) => `${name}: ${by}`);
}

/** @returns what is short, with who has the rest; empty where something else went wrong */
export function shortagesOf(error: unknown): readonly ShortageView[] {
  if (!(error instanceof ResponseError) || failureOf(error).code !== SHORT) return [];
  return errorBodySchema.safeParse(JSON.parse(error.detail)).data?.error.short ?? [];
}
