import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
import { idempotencyKeySchema } from '#contracts/inquiry.ts';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './app.ts';

/**
 * @returns the idempotency key of a request; undefined for none
 * @throws ApiError 400 for one of another form
 */
export function readKey(context: ApiContext): string | undefined {
  const header = context.req.header(IDEMPOTENCY_HEADER);
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data;
  throw new ApiError(
    'bad_request',
    `${IDEMPOTENCY_HEADER} must be 8 to 200 printable characters without spaces.`,
  );
}
