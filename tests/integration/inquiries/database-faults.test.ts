/**
 * The database breaks in every way it can; no acknowledged request is lost or doubled.
 */
import { getStore } from '@netlify/blobs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { contactBody, expectError, postBooking, bookingBody } from '../../support/api.ts';
import type { Fault } from '../../support/fault-proxy.ts';
import { expectKeptOnce, useWorld, whereIs } from '../../support/inquiry-world.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();

/** Each with whether the inquiry is in the database although the caller was not told so. */
const FAULTS: [fault: Fault, committed: boolean][] = [
  ['down', false],
  ['cut-in-statement', false],
  ['cut-after-commit', true],
  ['slow-answers', true],
  ['slow-questions', false],
];

describe.each(FAULTS)('%s', (fault, committed) => {
  const breakIt = async () => {
    // A connection that is open already breaks another way than a new one.
    await expectAccepted(await submit(world(), {}), 201);
    Object.assign(world().proxy, { fault, delayMs: limit(10_000) });
  };

  test('the request waits, and is drained into the database once @request.two-places', async () => {
    await breakIt();
    const request = {
      key: crypto.randomUUID(),
      body: contactBody({
        name: `Waits ${fault}`,
        email: `${crypto.randomUUID()}@example.com`,
        eventDate: '2027-06-12T23:00:00-11:00',
        services: ['Tents'],
        wishlistItems: [{ id: 'i-1', name: 'Gold Chair', quantity: 4, price: '$8.50' }],
      }),
    };
    const started = performance.now();
    const reference = await expectAccepted(await submit(world(), request), 202);
    expect(performance.now() - started).toBeLessThan(limit(3_000));
    const before = await whereIs(world(), reference);
    expect(before).toEqual({ inquiries: committed ? 1 : 0, spooled: 1, mailed: 0 });

    await expectKeptOnce(world(), [reference]);
    const inquiry = await storedInquiry(world().db(), reference);
    expect(inquiry).toMatchObject({ name: `Waits ${fault}`, eventDate: '2027-06-12' });
    expect(inquiry.lines).toMatchObject([{ name: 'Gold Chair', quantity: 4, standing: 'unknown' }]);
    // A repetition afterward still gets the same answer.
    expect(await expectAccepted(await submit(world(), request), 201)).toBe(reference);
  });

  test('pressing again, also in parallel, gets the same reference and one inquiry', async () => {
    await breakIt();
    const request = { key: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => submit(world(), request)));
    const references = await Promise.all(answers.map((answer) => expectAccepted(answer)));
    await world().heal();
    references.push(await expectAccepted(await submit(world(), request)));
    expect(new Set(references).size).toBe(1);
    await expectKeptOnce(world(), references);
  });

  test('another body under the key of a waiting request is refused', async () => {
    await breakIt();
    const key = crypto.randomUUID();
    const reference = await expectAccepted(await submit(world(), { key }), 202);
    const other = { key, body: contactBody({ message: 'Something else' }) };
    const error = await expectError(await submit(world(), other), 422);
    expect(error.code).toBe('idempotency_mismatch');
    await expectKeptOnce(world(), [reference]);
    await expectError(await submit(world(), other), 422);
  });

  test('a booking waits like any other request', async () => {
    await breakIt();
    const selectedService = { name: 'Classic', price: '450', type: 'photobooth' as const };
    const body = bookingBody({ email: `${crypto.randomUUID()}@example.com`, selectedService });
    const reference = await expectAccepted(await postBooking(world().app, body), 202);
    await expectKeptOnce(world(), [reference]);
    const inquiry = await storedInquiry(world().db(), reference);
    expect(inquiry).toMatchObject({ kind: 'booking', selectedService, services: ['Classic'] });
  });
});

test('two drains at once, and one that is cut off, leave one inquiry and one mail each', async () => {
  world().proxy.fault = 'down';
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(world(), {})));
  const references = await Promise.all(answers.map((answer) => expectAccepted(answer, 202)));
  await world().heal();
  // Commits the first, and breaks before it can be removed from the spool.
  world().proxy.fault = 'cut-after-commit';
  expect(await world().drain()).toMatchObject({ drained: 0, left: 8 });
  await world().heal();
  const drains = await Promise.all([world().drain(), world().drain(), world().drain()]);
  expect(Math.max(...drains.map(({ drained }) => drained))).toBe(8);
  await expectKeptOnce(world(), references);
});

test('a drain while the database is down loses nothing', async () => {
  world().proxy.fault = 'down';
  const reference = await expectAccepted(await submit(world(), {}), 202);
  expect(await world().drain()).toEqual({ drained: 0, left: 1 });
  await expectKeptOnce(world(), [reference]);
});

test('one key for two requests, the first while the database is down: both reach the shop', async () => {
  const key = crypto.randomUUID();
  world().proxy.fault = 'down';
  const first = await expectAccepted(await submit(world(), { key }), 202);
  await world().heal();
  // Not drained yet, so the database does not know the key.
  const other = { key, body: contactBody({ name: 'Corrected', email: 'corrected@example.com' }) };
  const second = await expectAccepted(await submit(world(), other), 201);
  expect(second).not.toBe(first);
  const output = await captureOutput(async () => {
    expect(await world().drain()).toEqual({ drained: 1, left: 0 });
  });
  expect(output).toContain('"event":"spool-entry-refused","error":"mismatch"');
  expect(await whereIs(world(), first)).toEqual({ inquiries: 0, spooled: 0, mailed: 1 });
  await expectKeptOnce(world(), [second]);
});

test('a row that the database will never take reaches the shop by mail, and is set aside @request.set-aside', async () => {
  const database = world().db();
  await database.execute("alter table inquiries add constraint never check (name <> 'Refused')");
  const body = contactBody({
    name: 'Refused',
    email: 'direct@example.com',
    message: 'A tent\nWishlist Items:\nGold Chair (Qty: 4)',
    wishlistItems: [{ id: 'i-1', name: 'Gold Chair', quantity: 4, price: '$8.50' }],
  });
  const reference = await expectAccepted(await submit(world(), { body }), 202);
  world().proxy.fault = 'down';
  const other = await expectAccepted(await submit(world(), {}), 202);
  await world().heal();
  // As long as no mail leaves, it waits; others are not held up by it.
  world().smtp.mode = 'refuse';
  expect(await world().drain()).toEqual({ drained: 1, left: 1 });
  await expectKeptOnce(world(), [other]);
  expect(await whereIs(world(), reference)).toEqual({ inquiries: 0, spooled: 0, mailed: 1 });
  expect(await world().services.spool.listSetAside()).toHaveLength(2);
  const mail = world().smtp.mails.find(({ subject }) => subject?.includes(reference));
  expect(mail?.recipients).toEqual([DEFAULT_SETTINGS.business.email]);
  expect(mail?.replyTo?.[0]).toMatchObject({ address: 'direct@example.com' });
  for (const part of ['(313) 555-0100', '4 x Gold Chair, $8.50', '06/12/2027', 'A tent']) {
    expect(mail?.text).toContain(part);
  }
  await database.execute('alter table inquiries drop constraint never');
});

test('a blob that a full disk cut off is no request, and is not tried again and again', async () => {
  await getStore('inquiry-spool').set('waiting/.k3j2h1g0', '{"idempotencyKey":"cut o');
  const output = await captureOutput(async () => {
    expect(await world().drain()).toEqual({ drained: 0, left: 0 });
  });
  expect(output).toBe('');
});
