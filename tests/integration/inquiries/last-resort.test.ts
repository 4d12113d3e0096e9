/**
 * Neither the database nor the blob store takes the request.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { todayInDetroit } from '#domain/event-date.ts';
import { inquiriesApp } from '#server/inquiries/app.ts';
import { SITE } from '#site/config.ts';
import { contactBody, expectError } from '../../support/api.ts';
import { expectKeptOnce, useWorld, whereIs } from '../../support/inquiry-world.ts';
import { captureOutput } from '../../support/output.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();

const DAY_MS = 86_400_000;

/** A request for an event of today, and the function as it is when that day is over. */
function beforeMidnight() {
  const today = new Date();
  const now = () => new Date(today.getTime() + 2 * DAY_MS);
  return {
    key: crypto.randomUUID(),
    body: contactBody({ eventDate: todayInDetroit(today) }),
    afterwards: { app: inquiriesApp({ ...world().services, now }), now },
  };
}

beforeEach(async () => {
  world().proxy.fault = 'down';
  await world().blobs.stop();
});

test('it is mailed to the shop directly, once, and acknowledged @request.three-places', async () => {
  const key = crypto.randomUUID();
  const body = contactBody({
    name: 'Mail\r\nBcc: eve@example.com',
    email: 'direct@example.com',
    message: 'A tent\nWishlist Items:\nGold Chair (Qty: 4)',
    wishlistItems: [{ id: 'i-1', name: 'Gold Chair', quantity: 4, price: '$8.50' }],
  });
  const reference = await expectAccepted(await submit(world(), { key, body }), 202);
  expect(await expectAccepted(await submit(world(), { key, body }), 202)).toBe(reference);
  const mails = world().smtp.mails.filter(({ subject }) => subject?.includes(reference));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.recipients).toEqual([SITE.contact.email]);
  expect(mail?.replyTo?.[0]).toMatchObject({ address: 'direct@example.com' });
  for (const part of ['(313) 555-0100', '4 x Gold Chair, $8.50', '06/12/2027', 'A tent']) {
    expect(mail?.text).toContain(part);
  }
  const other = contactBody({ name: 'Someone else' });
  await expectError(await submit(world(), { key, body: other }), 422);
  await world().heal();
  expect(await whereIs(world(), reference)).toEqual({
    inquiries: 0,
    spooled: 0,
    mailed: 1,
    notified: 0,
  });
  await expectKeptOnce(world(), [reference]);
});

describe.each(['refuse', 'hang'] as const)('and the mail server does %s', (mode) => {
  beforeEach(() => {
    world().smtp.mode = mode;
  });

  test('then the visitor is told, with another way to reach the shop, and nothing is kept @request.three-places', async () => {
    const key = crypto.randomUUID();
    const output = await captureOutput(async () => {
      const response = await submit(world(), { key });
      expect(response.headers.get('Retry-After')).toBe('120');
      const error = await expectError(response, 503);
      expect(error.code).toBe('unavailable');
      expect(error.message).toContain(SITE.contact.phone);
      expect(error.message).toContain(SITE.contact.email);
    });
    for (const event of ['inquiry-database', 'inquiry-spool', 'inquiry-mail']) {
      expect(output).toContain(`"event":"${event}"`);
    }
    // Neither who asked, nor where anything is.
    for (const word of ['Ada', key, '555-0100', 'barn', 'postgres:']) {
      expect(output).not.toContain(word);
    }
    await world().heal();
    const reference = await expectAccepted(await submit(world(), { key }), 201);
    await expectKeptOnce(world(), [reference]);
  });
});

describe('only the blob store is down', () => {
  beforeEach(async () => {
    world().proxy.fault = 'none';
    // Without connections that broke unseen.
    await world().crash();
  });
  afterEach(async () => {
    await world().blobs.start();
  });

  test('nothing is different for the visitor', async () => {
    const reference = await expectAccepted(await submit(world(), {}), 201);
    await expectKeptOnce(world(), [reference]);
  });
});

describe('a past date', () => {
  test('cannot be told from a repetition while nothing answers', async () => {
    const body = contactBody({ eventDate: '2020-01-01' });
    const error = await expectError(await submit(world(), { body }), 503);
    expect(error.code).toBe('unavailable');
  });

  test('of a request that was mailed is a repetition, as far as this process knows', async () => {
    const { key, body, afterwards } = beforeMidnight();
    const reference = await expectAccepted(await submit(world(), { key, body }), 202);
    expect(await expectAccepted(await submit(afterwards, { key, body }), 202)).toBe(reference);
    const other = contactBody({ eventDate: body.eventDate, name: 'Someone else' });
    await expectError(await submit(afterwards, { key, body: other }), 422);
    await world().heal();
    await expectKeptOnce(world(), [reference]);
  });

  test('of a request that may lie in the spool is not refused while that cannot be asked', async () => {
    await world().blobs.start();
    const { key, body, afterwards } = beforeMidnight();
    const reference = await expectAccepted(await submit(world(), { key, body }), 202);
    await world().crash();
    world().proxy.fault = 'none';
    await world().blobs.stop();
    const later = { app: inquiriesApp({ ...world().services, now: afterwards.now }) };
    const response = await submit(later, { key, body });
    expect(response.headers.get('Retry-After')).toBe('120');
    const error = await expectError(response, 503);
    // It may well have been sent.
    expect(error.message).not.toContain('Nothing was sent');
    expect(error.message).toContain(SITE.contact.phone);
    await world().blobs.start();
    expect(await expectAccepted(await submit(later, { key, body }), 202)).toBe(reference);
    await expectKeptOnce(world(), [reference]);
    expect(await expectAccepted(await submit(later, { key, body }), 201)).toBe(reference);
  });
});
