/** The one shape of every failure under `/api/`. */
import * as z from 'zod/mini';

/** Closed table of error codes and the HTTP status of each. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** It cannot go, or not come back, because of what hangs together with it. */
  in_use: 409,
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
    /** Field name to message, where single fields are at fault. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
