/**
 * A request that says it replaces an earlier one: a line for staff to judge, and nothing else.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiries } from '#db/schema.ts';
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
const send = (fields: Parameters<typeof contactBody>[0], key: string = crypto.randomUUID()) =>
  postContact(contactApp(db), contactBody(fields), { 'Idempotency-Key': key });

test('is stored with the inquiry, and the earlier inquiry stays as it was @request.replaces', async () => {
  const first = await expectReceipt(await send({ message: 'Ten chairs' }));
  const before = await storedInquiry(db(), first);
  const second = await expectReceipt(await send({ message: 'Twelve', replaces: first }));
  expect((await storedInquiry(db(), second)).replaces).toBe(first);
  expect(await storedInquiry(db(), first)).toEqual(before);
});

test("somebody else's reference, one that nobody has and none are answered alike", async () => {
  const somebodyElses = await expectReceipt(await send({ email: 'other@example.com' }));
  const before = await storedInquiry(db(), somebodyElses);
  const answers: unknown[] = [];
  for (const replaces of [somebodyElses, 'WD-ZZZZZ', undefined]) {
    const response = await send({ message: 'Mine', ...(replaces && { replaces }) });
    const { reference, ...rest } = (await response.json()) as { reference: string };
    expect(reference).not.toBe(somebodyElses);
    answers.push({ status: response.status, rest });
  }
  const same = { status: 201, rest: {} };
  expect(answers).toEqual([same, same, same]);
  expect(await storedInquiry(db(), somebodyElses)).toEqual(before);
});

test('replacing or not are two requests under one key', async () => {
  const key = crypto.randomUUID();
  await expectReceipt(await send({ name: 'One key', replaces: 'WD-7K3Q9' }, key));
  await expectError(await send({ name: 'One key' }, key), 422);
  expect(await db().$count(inquiries, eq(inquiries.name, 'One key'))).toBe(1);
});

test.each([
  '',
  'WD-',
  'wd-7k3q9',
  'WD-7K3Q9 ',
  'WD-7K3Q9\nWD-7K3Q8',
  'WD-7K3QI',
  'x'.repeat(5_000),
  7,
  null,
  ['WD-7K3Q9'],
])('refuses %j', async (replaces) => {
  const body = { ...contactBody({ name: 'Refused' }), replaces };
  const error = await expectError(await postContact(contactApp(db), body), 400);
  expect(Object.keys(error.fields ?? {})).toEqual(['replaces']);
  expect(await db().$count(inquiries, eq(inquiries.name, 'Refused'))).toBe(0);
});
