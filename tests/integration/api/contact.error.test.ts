import { expect, test } from 'vitest';
import { errorCounts, inquiries } from '#db/schema.ts';
import { MAX_REQUEST_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { contactApp, contactBody, expectError, postContact, postText } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';

const db = useDatabase();
const countInquiries = () => db().$count(inquiries);

/** Word for word (@form.required); no other wording will do. */
const REQUIRED = {
  name: 'Name is required',
  phone: 'Phone number is required',
  email: 'Please enter a valid email address',
  eventDate: 'Event date is required',
  eventLocation: 'Event location is required',
  message: 'Please tell us about your event',
};

test('an empty object names every required field @request.fields', async () => {
  const error = await expectError(await postContact(contactApp(db), {}), 400);
  expect(error.code).toBe('bad_request');
  expect(error.fields).toEqual(REQUIRED);
});

test.each(Object.entries(REQUIRED))(
  '%s missing, empty or invisible: %s @request.fields @request.blank',
  async (field, message) => {
    for (const value of [
      undefined,
      '',
      ' \t ',
      '\u0000',
      '\u2800\u3164',
      '\u200D\u00AD',
      '\u200E',
    ]) {
      const body = { ...contactBody(), [field]: value };
      const error = await expectError(await postContact(contactApp(db), body), 400);
      expect(error.fields).toEqual({ [field]: message });
    }
  },
);

test.each(Object.entries(REQUIRED))('%s of another type: %s', async (field, message) => {
  for (const value of [null, 5, true, {}, ['Ada']]) {
    const body = { ...contactBody(), [field]: value };
    const error = await expectError(await postContact(contactApp(db), body), 400);
    expect(error.fields).toEqual({ [field]: message });
  }
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada @example.com',
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
])('%j is no mail address @form.email', async (email) => {
  const error = await expectError(await postContact(contactApp(db), contactBody({ email })), 400);
  expect(error.fields).toEqual({ email: REQUIRED.email });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/json',
  '',
])('a body of type %j is not taken', async (type) => {
  const text = JSON.stringify(contactBody());
  const error = await expectError(
    await postText(contactApp(db), text, { 'Content-Type': type }),
    415,
  );
  expect(error.code).toBe('unsupported_media_type');
});

test('a body declared larger than the limit is refused before it is read', async () => {
  const headers = { 'Content-Length': String(10 * 1024 * 1024) };
  const error = await expectError(await postText(contactApp(db), '{}', headers), 413);
  expect(error.code).toBe('too_large');
});

test('a body without length is refused as soon as it is too large', async () => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  // The types of the browser do not know `duplex`, which Node asks for with a stream.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: endless,
    duplex: 'half',
  };
  await expectError(await contactApp(db).request('/api/contact', init), 413);
  expect(chunks).toBeLessThan((2 * MAX_REQUEST_BYTES) / 1024);
});

test('a body just above the limit is refused, one just below is read @request.size', async () => {
  const padded = (length: number) => JSON.stringify(contactBody()).padEnd(length, ' ');
  await expectError(await postText(contactApp(db), padded(MAX_REQUEST_BYTES + 1)), 413);
  const accepted = await postText(contactApp(db), padded(MAX_REQUEST_BYTES));
  expect(accepted.status).toBe(201);
});

test.each([
  ['', 'nothing'],
  ['{"name":"Ada"', 'a truncated object'],
  ['null', 'null'],
  ['[]', 'a list'],
  ['7', 'a number'],
  ['"text"', 'a text'],
  ['{"quantity":NaN}', 'NaN'],
  ['<xml/>', 'XML'],
])('%j is refused (%s)', async (text) => {
  const error = await expectError(await postText(contactApp(db), text), 400);
  expect(error.code).toBe('bad_request');
});

test('bytes that are not UTF-8 are refused', async () => {
  const response = await contactApp(db).request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  });
  await expectError(response, 400);
});

test.each([0, -1, 1.5, 1e9, 10_000, '2', null, true])(
  'quantity %j is refused',
  async (quantity) => {
    const before = await countInquiries();
    const item = { id: 'i-1', name: 'Gold Chair', quantity, price: '$8.50' };
    const body = { ...contactBody(), wishlistItems: [item] };
    const error = await expectError(await postContact(contactApp(db), body), 400);
    expect(Object.keys(error.fields ?? {})).toEqual(['wishlistItems.0.quantity']);
    expect(await countInquiries()).toBe(before);
  },
);

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not answered', async (method) => {
  const response = await contactApp(db).request('/api/contact', { method });
  const error = await expectError(response, 405);
  expect(error.code).toBe('method_not_allowed');
  expect(response.headers.get('Allow')).toBe('POST');
});

test('an address beside the endpoint answers in the same shape @request.errors', async () => {
  const error = await expectError(await contactApp(db).request('/api/contact/x'), 404);
  expect(error).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
});

test('a connection that ends before the body is not counted as a failure of the database @run.errors', async () => {
  // As Node reports it; a database that goes away has the same code.
  const cut = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":"Ada')),
    pull: (controller) => controller.error(cut),
  });
  const logged = await captureOutput(async () => {
    const answer = await contactApp(db).request(API_PATHS.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    await expectError(answer, 400);
  });
  expect(logged).not.toContain('database');
  expect(await db().$count(errorCounts)).toBe(0);
});
