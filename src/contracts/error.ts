/** The shape of every error under `/api/`. */
import * as z from 'zod/mini';
import type { ShortageView } from './stock/stock.ts';

/** All error codes with their HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Cannot be deleted or restored because of related entities. */
  in_use: 409,
  /** Fewer pieces are free than are asked for; `fields` has by how many, by item. */
  short: 409,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Message by invalid field. */
    fields: z.optional(z.record(z.string(), z.string())),
    /** To staff alone, of `short`: what is missing, and who has the rest. */
    short: z.optional(z.array(z.custom<ShortageView>())),
  }),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
