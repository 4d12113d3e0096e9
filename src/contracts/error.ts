import * as z from 'zod/mini';
import type { ShortageView } from './stock/stock.ts';

/** HTTP status by error code. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Related entities prevent deleting or restoring. */
  in_use: 409,
  /** Too few pieces are free; `fields` has the number missing, by item. */
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
    /** For staff, with `short`: what is missing, and which events and blocks have the pieces. */
    short: z.optional(z.array(z.custom<ShortageView>())),
  }),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
