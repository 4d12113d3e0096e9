import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { inquiries } from '#db/schema.ts';
import {
  bookingBody,
  contactApp,
  contactBody,
  expectError,
  expectReceipt,
  postBooking,
  postContact,
} from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { startTestBlobs } from '../../support/blobs.ts';
import { captureOutput } from '../../support/output.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';

const db = useDatabase();
const selectedService = { name: 'Premium Interactive', price: '750', type: 'photobooth' as const };

describe('happy', () => {
  test('a booking is stored as an inquiry with its package @request.endpoints', async () => {
    const body = bookingBody({
      guestCount: 'about 80',
      additionalRequests: 'Props with a jazz theme',
      selectedService,
    });
    const response = await postBooking(contactApp(db), body);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const inquiry = await storedInquiry(db(), await expectReceipt(response));
    expect(inquiry).toMatchObject({
      kind: 'booking',
      status: 'pending',
      name: 'Ada Okafor',
      phone: '(313) 555-0100',
      email: 'ada@example.com',
      eventDate: '2027-06-12',
      eventLocation: 'Detroit, MI',
      guestCount: 'about 80',
      message: 'Props with a jazz theme',
      selectedService,
      services: ['Premium Interactive'],
      lines: [],
    });
  });

  test('package, guest count and requests may be left out @booking.fields', async () => {
    for (const extra of [{}, { selectedService: null }]) {
      const body = bookingBody({ name: `Plain ${JSON.stringify(extra)}`, ...extra });
      const inquiry = await storedInquiry(
        db(),
        await expectReceipt(await postBooking(contactApp(db), body)),
      );
      expect(inquiry).toMatchObject({
        kind: 'booking',
        guestCount: '',
        message: '',
        selectedService: null,
        services: [],
      });
    }
  });

  test('two presses with one key, and with none, are one inquiry', async () => {
    const app = contactApp(db);
    for (const headers of [{ 'Idempotency-Key': crypto.randomUUID() }, undefined]) {
      const body = bookingBody({ name: `Twice ${headers ? 'with' : 'without'} key` });
      const answers = await Promise.all([
        postBooking(app, body, headers),
        postBooking(app, body, headers),
      ]);
      const [first, second] = await Promise.all(answers.map(expectReceipt));
      expect(second).toBe(first);
      expect(await db().$count(inquiries, eq(inquiries.name, body.name))).toBe(1);
    }
  });
});

describe('error', () => {
  test('an empty object names every required field in its words', async () => {
    const error = await expectError(await postBooking(contactApp(db), {}), 400);
    expect(error.fields).toEqual({
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'Please enter a valid email address',
      eventDate: 'Event date is required',
      eventLocation: 'Event location is required',
    });
  });

  test('a past date is refused', async () => {
    // No place has the request, which is known where each can be asked.
    const blobs = await startTestBlobs();
    const body = bookingBody({ eventDate: '2026-11-20' });
    const error = await expectError(await postBooking(contactApp(db), body), 400);
    await blobs.close();
    expect(error.fields).toEqual({ eventDate: 'Event date cannot be in the past' });
  });

  test.each([
    { ...selectedService, type: 'photo_booth' },
    { ...selectedService, name: '' },
    { ...selectedService, id: 'x' },
    'Premium',
    [],
  ])('a package like %j is refused', async (service) => {
    const body = { ...bookingBody(), selectedService: service };
    const error = await expectError(await postBooking(contactApp(db), body), 400);
    expect(Object.keys(error.fields ?? {}).join()).toMatch(/^selectedService|^id$/);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is not answered', async (method) => {
    const response = await contactApp(db).request('/api/service-booking', { method });
    expect((await expectError(response, 405)).code).toBe('method_not_allowed');
    expect(response.headers.get('Allow')).toBe('POST');
  });
});

describe('security', () => {
  test('a key of a contact request cannot be used again for a booking', async () => {
    const app = contactApp(db);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const reference = await expectReceipt(await postContact(app, contactBody(), headers));
    const before = await storedInquiry(db(), reference);
    await expectError(await postBooking(app, bookingBody(), headers), 422);
    expect(await storedInquiry(db(), reference)).toEqual(before);
  });

  test('fields that are not the visitor’s to set are refused', async () => {
    for (const field of ['status', 'kind', 'wishlistItems', 'message']) {
      const error = await expectError(
        await postBooking(contactApp(db), { ...bookingBody(), [field]: 'x' }),
        400,
      );
      expect(Object.keys(error.fields ?? {})).toEqual([field]);
    }
  });

  test('hostile text is stored as text, and nothing private is logged', async () => {
    let reference = '';
    const output = await captureOutput(async () => {
      const body = bookingBody({
        name: 'Private\u0000 <b>Person</b>',
        guestCount: '=1+1\uD800',
        additionalRequests: "'); drop table inquiries; --",
      });
      reference = await expectReceipt(await postBooking(contactApp(db), body));
    });
    expect(await storedInquiry(db(), reference)).toMatchObject({
      name: 'Private <b>Person</b>',
      guestCount: '=1+1\uFFFD',
      message: "'); drop table inquiries; --",
    });
    expect(output).not.toContain('Private');
  });
});
