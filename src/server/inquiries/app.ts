/**
 * `POST /api/contact` (spec §7): contact inquiries and quote requests.
 */
import {
  contactRequestSchema,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
} from '#contracts/inquiry.ts';
import { MAX_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import type { Services } from '../services.ts';
import { acceptContactRequest } from './accept.ts';

/** @returns the app; 201 with the receipt for a stored request, first time or repeated */
export function inquiriesApp(services: Services): ApiApp {
  const app = createApp();
  app.post(API_PATHS.contact, async (context) => {
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER));
    const request = await readJson(context.req.raw, MAX_REQUEST_BYTES, contactRequestSchema);
    const receipt = await acceptContactRequest(services, request, key);
    context.header('Cache-Control', 'no-store');
    return context.json(receipt, 201);
  });
  app.all(API_PATHS.contact, (context) => {
    context.header('Allow', 'POST');
    throw new ApiError('method_not_allowed', 'Please use POST.');
  });
  return app;
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data;
  throw new ApiError(
    'bad_request',
    `${IDEMPOTENCY_HEADER} must be 8 to 200 printable characters without spaces.`,
  );
}
