/**
 * Asking the API in process, and reading its answers.
 */
import { expect } from 'vitest';
import { errorBodySchema, type ErrorBody } from '#contracts/error.ts';
import type {
  BookingRequestInput,
  ContactRequestInput,
  QuestionRequestInput,
} from '#contracts/inquiries/request.ts';
import type { Database } from '#db/client.ts';
import type { ApiApp } from '#server/http/app.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { API_PATHS } from './api-paths.ts';
import { inquiryServices } from './inquiries.ts';

/** Morning of 21 November 2026 in Detroit. */
const NOW = new Date('2026-11-21T15:00:00Z');

/** @returns the app as a function has it, with a clock that stands still */
export function contactApp(db: () => Database, now: Date = NOW): ApiApp {
  return inquiriesApp(inquiryServices({ db, now: () => now }));
}

/** @returns a request that is accepted as it is */
export function contactBody(fields: Partial<ContactRequestInput> = {}): ContactRequestInput {
  return {
    name: 'Ada Okafor',
    phone: '(313) 555-0100',
    email: 'ada@example.com',
    eventDate: '2027-06-12',
    eventLocation: 'Detroit, MI',
    message: 'A wedding in a barn',
    ...fields,
  };
}

/** @returns a booking that is accepted as it is */
export function bookingBody(fields: Partial<BookingRequestInput> = {}): BookingRequestInput {
  const { message: _, ...common } = contactBody();
  return { ...common, ...fields };
}

/** @returns a question that is accepted as it is */
export function questionBody(fields: Partial<QuestionRequestInput> = {}): QuestionRequestInput {
  return {
    name: 'Ada Okafor',
    email: 'ada@example.com',
    question: 'Do you deliver to Ann Arbor?',
    ...fields,
  };
}

/** Sends `body` as JSON. */
export function postContact(
  app: ApiApp,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return postText(app, JSON.stringify(body), headers);
}

/** Sends `body` as JSON. */
export async function postBooking(
  app: ApiApp,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(API_PATHS.serviceBooking, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Sends `text` as it is, declared as JSON unless `headers` say otherwise. */
export async function postText(
  app: ApiApp,
  text: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(API_PATHS.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: text,
  });
}

/**
 * @returns the reference of an accepted request
 * @throws when the answer is not 201 with a receipt and nothing else
 */
export async function expectReceipt(response: Response): Promise<string> {
  expect(response.status).toBe(201);
  const receipt = (await response.json()) as { reference: string };
  expect(receipt).toEqual({
    reference: expect.stringMatching(/^WD-[2-9A-HJKMNP-TV-Z]{5}$/) as string,
  });
  return receipt.reference;
}

/**
 * @returns the error of a refused request
 * @throws when the answer is not `status` in the one error shape
 */
export async function expectError(response: Response, status: number): Promise<ErrorBody['error']> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const body: unknown = await response.json();
  const parsed = errorBodySchema.parse(body);
  expect(body).toEqual(parsed);
  expect(parsed.requestId).toBe(response.headers.get('X-Request-Id'));
  return parsed.error;
}
