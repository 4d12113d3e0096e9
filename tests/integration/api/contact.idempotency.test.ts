import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryLines, inquiries } from '#db/schema.ts';
import {
  contactApp,
  contactBody,
  expectError,
  expectReceipt,
  postContact,
} from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';

const db = useDatabase();
const inquiriesNamed = (name: string) => db().$count(inquiries, eq(inquiries.name, name));
const item = { id: 'i-1', name: 'Gold Chair', quantity: 2, price: '$8.50' };

test('the same key and body give the same answer and one inquiry @request.once', async () => {
  const app = contactApp(db);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = contactBody({ name: 'Twice', wishlistItems: [item] });
  const first = await expectReceipt(await postContact(app, body, headers));
  const second = await expectReceipt(await postContact(app, body, headers));
  expect(second).toBe(first);
  expect(await inquiriesNamed('Twice')).toBe(1);
  expect((await storedInquiry(db(), first)).lines).toHaveLength(1);
});

test('the same key is the same request whatever the order of its fields', async () => {
  const app = contactApp(db);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = contactBody({ name: 'Shuffled' });
  const shuffled = Object.fromEntries(Object.entries(body).toReversed());
  const first = await expectReceipt(await postContact(app, body, headers));
  expect(await expectReceipt(await postContact(app, shuffled, headers))).toBe(first);
  expect(await inquiriesNamed('Shuffled')).toBe(1);
});

test('the same key with another body is refused and changes nothing @request.once', async () => {
  const app = contactApp(db);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const reference = await expectReceipt(
    await postContact(app, contactBody({ name: 'First', wishlistItems: [item] }), headers),
  );
  const before = await storedInquiry(db(), reference);
  const other = contactBody({ name: 'Second', wishlistItems: [item, item] });
  const error = await expectError(await postContact(app, other, headers), 422);
  expect(error.code).toBe('idempotency_mismatch');
  expect(JSON.stringify(error)).not.toContain(reference);
  expect(await storedInquiry(db(), reference)).toEqual(before);
  expect(await inquiriesNamed('Second')).toBe(0);
});

test('another key is another request, even with the same body', async () => {
  const app = contactApp(db);
  const body = contactBody({ name: 'Two requests' });
  const send = async () =>
    expectReceipt(await postContact(app, body, { 'Idempotency-Key': crypto.randomUUID() }));
  expect(await send()).not.toBe(await send());
  expect(await inquiriesNamed('Two requests')).toBe(2);
});

test('without a key the same body on the same day is one inquiry, the next day another @request.once', async () => {
  const body = contactBody({ name: 'Keyless' });
  const send = async (now: string) =>
    expectReceipt(await postContact(contactApp(db, new Date(now)), body));
  // In Detroit both instants lie on 21 November, although UTC has turned the page.
  const morning = await send('2026-11-21T13:00:00Z');
  expect(await send('2026-11-22T04:59:00Z')).toBe(morning);
  expect(await inquiriesNamed('Keyless')).toBe(1);
  expect(await send('2026-11-22T05:01:00Z')).not.toBe(morning);
  expect(await inquiriesNamed('Keyless')).toBe(2);
});

test('without a key another body is another inquiry', async () => {
  const app = contactApp(db);
  await expectReceipt(await postContact(app, contactBody({ name: 'Two bodies' })));
  const changed = contactBody({ name: 'Two bodies', message: 'Something else' });
  await expectReceipt(await postContact(app, changed));
  expect(await inquiriesNamed('Two bodies')).toBe(2);
});

test('a key cannot be made to meet the key of a keyless request', async () => {
  const app = contactApp(db);
  const first = await expectReceipt(await postContact(app, contactBody({ name: 'Victim' })));
  const { idempotencyKey } = await storedInquiry(db(), first);
  const headers = { 'Idempotency-Key': idempotencyKey };
  const second = await expectReceipt(
    await postContact(app, contactBody({ name: 'Attacker' }), headers),
  );
  expect(second).not.toBe(first);
});

test('forty requests at once with one key make one inquiry and get one answer @request.once', async () => {
  const app = contactApp(db);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = contactBody({ name: 'Forty', wishlistItems: [item, item] });
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => postContact(app, body, headers)),
  );
  const references = await Promise.all(responses.map(expectReceipt));
  expect(new Set(references).size).toBe(1);
  expect(await inquiriesNamed('Forty')).toBe(1);
  const { id } = await storedInquiry(db(), references[0] ?? '');
  expect(await db().$count(inquiryLines, eq(inquiryLines.inquiryId, id))).toBe(2);
});

test('forty requests at once without a key make one inquiry too', async () => {
  const app = contactApp(db);
  const body = contactBody({ name: 'Forty keyless' });
  const responses = await Promise.all(Array.from({ length: 40 }, () => postContact(app, body)));
  const references = await Promise.all(responses.map(expectReceipt));
  expect(new Set(references).size).toBe(1);
  expect(await inquiriesNamed('Forty keyless')).toBe(1);
});

test.each([
  ['', 'empty'],
  ['seven77', 'too short'],
  ['x'.repeat(201), 'too long'],
  ['has a space in it', 'with spaces'],
  ['schlüssel-schlüssel', 'beyond ASCII'],
])('a key that is %j is refused (%s)', async (key) => {
  const body = contactBody({ name: 'Bad key' });
  const headers = { 'Idempotency-Key': key };
  const error = await expectError(await postContact(contactApp(db), body, headers), 400);
  expect(error.message).toContain('Idempotency-Key');
  expect(await inquiriesNamed('Bad key')).toBe(0);
});
