import { expect, test } from 'vitest';
import { contactRequestSchema } from '#contracts/inquiries/request.ts';
import type { InquiryFields } from '#db/queries/inquiries/rows.ts';
import { inquiries } from '#db/schema.ts';
import { MAX_LENGTH, MAX_WISHLIST_LINES } from '#domain/limits.ts';
import { MAX_QUOTE_MESSAGE } from '#domain/quote-message-length.ts';
import {
  contactApp,
  contactBody,
  expectError,
  expectReceipt,
  postContact,
  postText,
} from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { filledFields } from '../../support/filled-fields.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';

const db = useDatabase();
const item = { id: 'i-1', name: 'Gold Chair', quantity: 1, price: '$8.50' };
/** Fields that are one text; people do not see `website`. */
const TEXT_FIELDS = Object.entries(filledFields(contactRequestSchema, () => 'x'))
  .filter(([name, value]) => typeof value === 'string' && name !== 'website')
  .map(([name]) => name as keyof InquiryFields);

test('NUL, control characters and lone surrogates are taken out, never a failure @request.clean', async () => {
  const hostile = 'A\u0000B\u0007C\uD800D\uDC00E\u007F';
  for (const field of TEXT_FIELDS) {
    const body = contactBody({ [field]: hostile });
    const inquiry = await storedInquiry(
      db(),
      await expectReceipt(await postContact(contactApp(db), body)),
    );
    expect(inquiry[field]).toBe('ABC\uFFFDD\uFFFDE');
  }
});

test('the same holds inside a wishlist line and a service', async () => {
  const body = contactBody({
    services: ['Photo\u0000 Booth\uDFFF'],
    wishlistItems: [{ id: 'i\u0000-1', name: 'Ch\uD800air', quantity: 1, price: '$8\u0000.50' }],
  });
  const inquiry = await storedInquiry(
    db(),
    await expectReceipt(await postContact(contactApp(db), body)),
  );
  expect(inquiry.services).toEqual(['Photo Booth\uFFFD']);
  expect(inquiry.lines).toMatchObject([{ itemId: 'i-1', name: 'Ch\uFFFDair', price: '$8.50' }]);
});

test('markup and SQL are stored as text; a line holds no line end, and no mark that turns its direction @request.clean', async () => {
  const texts = {
    name: '<script>alert(1)</script>',
    phone: "'); drop table inquiries; --",
    eventLocation: 'Detroit\nPhone: 000 \u202Egnp.exe',
    referralSource: '=HYPERLINK("http://evil")',
    message: 'a\r\nb\rc\nd\te',
  };
  const response = await postContact(contactApp(db), contactBody(texts));
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  const eventLocation = 'Detroit Phone: 000 gnp.exe';
  expect(inquiry).toMatchObject({ ...texts, eventLocation, message: 'a\nb\nc\nd\te' });
});

test('a text at its limit is stored, one character more is refused @request.fields', async () => {
  const limits: Record<string, number> = { ...MAX_LENGTH, message: MAX_QUOTE_MESSAGE };
  for (const field of TEXT_FIELDS) {
    const max = limits[field] ?? Number.NaN;
    const longest = contactBody({ [field]: 'x'.repeat(max) });
    const response = await postContact(contactApp(db), longest);
    const inquiry = await storedInquiry(db(), await expectReceipt(response));
    expect(inquiry[field]).toHaveLength(max);

    const tooLong = contactBody({ [field]: 'x'.repeat(max + 1) });
    const error = await expectError(await postContact(contactApp(db), tooLong), 400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  }
});

test('characters outside the basic plane fill a field without a failure', async () => {
  const body = contactBody({ name: '🎉'.repeat(MAX_LENGTH.name / 2) });
  const inquiry = await storedInquiry(
    db(),
    await expectReceipt(await postContact(contactApp(db), body)),
  );
  expect(inquiry.name).toBe('🎉'.repeat(MAX_LENGTH.name / 2));
});

test('a full wishlist is stored, a longer one is refused @request.size', async () => {
  const lines = (length: number) =>
    contactBody({ wishlistItems: Array.from({ length }, () => item) });
  const response = await postContact(contactApp(db), lines(MAX_WISHLIST_LINES));
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  expect(inquiry.lines).toHaveLength(MAX_WISHLIST_LINES);
  expect(inquiry.lines.at(-1)?.position).toBe(MAX_WISHLIST_LINES - 1);

  await expectError(await postContact(contactApp(db), lines(MAX_WISHLIST_LINES + 1)), 400);
  await expectError(await postContact(contactApp(db), lines(5_000)), 413);
  const small = { ...contactBody(), wishlistItems: Array(5_000).fill(0) };
  await expectError(await postContact(contactApp(db), small), 400);
});

test('deep nesting and a mass of keys are refused at once', async () => {
  const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  const manyKeys = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`;
  const started = performance.now();
  await expectError(await postText(contactApp(db), deep), 400);
  await expectError(await postText(contactApp(db), manyKeys(4_000)), 400);
  await expectError(await postText(contactApp(db), manyKeys(100_000)), 413);
  expect(performance.now() - started).toBeLessThan(limit(2_000));
});

test('keys that reach for prototypes are refused, at any depth', async () => {
  const fields = JSON.stringify(contactBody()).slice(1, -1);
  const bodies = [
    `{${fields},"__proto__":{"status":"booked"}}`,
    `{${fields},"constructor":{"prototype":{}}}`,
    `{${fields},"wishlistItems":[{"id":"i","name":"n","quantity":1,"price":"1","__proto__":{}}]}`,
  ];
  for (const body of bodies) await expectError(await postText(contactApp(db), body), 400);
  expect(Object.hasOwn(Object.prototype, 'status')).toBe(false);
});

test('fields that are not the visitor’s to set are refused @request.fields', async () => {
  const before = await db().$count(inquiries);
  for (const field of ['id', 'status', 'reference', 'deletedAt', 'idempotencyKey', 'version']) {
    const body = { ...contactBody(), [field]: 'x' };
    const error = await expectError(await postContact(contactApp(db), body), 400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  }
  const line = { ...item, inquiryId: crypto.randomUUID() };
  const body = { ...contactBody(), wishlistItems: [line] };
  await expectError(await postContact(contactApp(db), body), 400);
  expect(await db().$count(inquiries)).toBe(before);
});

test('an answer says nothing of what was sent @request.silent-answers', async () => {
  const secret = contactBody({ email: 'not a mail address of mine', name: 'Very Private' });
  const response = await postContact(contactApp(db), secret);
  const text = await response.text();
  for (const value of [secret.email, secret.name, secret.phone]) expect(text).not.toContain(value);
});

test('neither an accepted nor a refused request leaves anything private in the log @security.log', async () => {
  const body = contactBody({ name: 'Very Private', email: 'private@example.com' });
  const output = await captureOutput(async () => {
    const app = contactApp(db);
    await expectReceipt(await postContact(app, body, { 'Idempotency-Key': 'private-key' }));
    await expectError(await postContact(app, { ...body, phone: '' }), 400);
    const other = { ...body, message: 'Else' };
    await expectError(await postContact(app, other, { 'Idempotency-Key': 'private-key' }), 422);
  });
  for (const word of ['Private', 'private', '555-0100', 'barn']) expect(output).not.toContain(word);
});
