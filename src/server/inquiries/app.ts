import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
/**
 * `POST /api/contact` and `POST /api/service-booking` (spec §7): contact inquiries, quote requests
 * and bookings become leads.
 */
import {
  bookingRequestSchema,
  contactRequestSchema,
  idempotencyKeySchema,
  type InquiryReceipt,
} from '#contracts/inquiry.ts';
import { MAX_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import { createApp, type ApiApp, type ApiContext } from '../http/app.ts';
import { readJson } from '../http/read-body.ts';
import type { Services } from '../services.ts';
import { acceptBookingRequest, acceptContactRequest } from './accept.ts';

/** @returns the app; 201 with the receipt for a stored request, first time or repeated */
export function inquiriesApp(services: Services): ApiApp {
  const app = createApp();

  app.post(API_PATHS.contact, async (context) => {
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER));
    const request = await readJson(context.req.raw, MAX_REQUEST_BYTES, contactRequestSchema);
    return answer(context, await acceptContactRequest(services, request, key));
  });

  app.post(API_PATHS.serviceBooking, async (context) => {
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER));
    const request = await readJson(context.req.raw, MAX_REQUEST_BYTES, bookingRequestSchema);
    return answer(context, await acceptBookingRequest(services, request, key));
  });

  for (const path of [API_PATHS.contact, API_PATHS.serviceBooking]) {
    app.all(path, (context) => {
      context.header('Allow', 'POST');
      throw new ApiError('method_not_allowed', 'Please use POST.');
    });
  }
  return app;
}

function answer(context: ApiContext, receipt: InquiryReceipt): Response {
  context.header('Cache-Control', 'no-store');
  return context.json(receipt, 201);
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
