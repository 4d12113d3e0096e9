/**
 * Each fault that accepting a request is made for, by name: none loses what was acknowledged, and
 * none puts it into the database twice.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { todayInDetroit } from '#domain/event-date.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { contactBody, expectError } from '../../support/api.ts';
import { expectKeptOnce, useWorld, whereIs } from '../../support/inquiry-world.ts';
import { captureOutput } from '../../support/output.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();
const DAY_MS = 86_400_000;

let key: string;
beforeEach(() => {
  key = crypto.randomUUID();
});
const press = () => submit(world(), { key });

test('the database is down before it commits', async () => {
  world().proxy.fault = 'cut-in-statement';
  const reference = await expectAccepted(await press(), 202);
  expect(await whereIs(world(), reference)).toMatchObject({ inquiries: 0, spooled: 1 });
  await expectKeptOnce(world(), [reference]);
});

test('the answer is lost after the commit, and the visitor presses again', async () => {
  const lost = await expectAccepted(await press(), 201);
  expect(await expectAccepted(await press(), 201)).toBe(lost);
  await expectKeptOnce(world(), [lost]);
});

test('the connection is lost after the commit: the spool keeps what the database has too', async () => {
  world().proxy.fault = 'cut-after-commit';
  const reference = await expectAccepted(await press(), 202);
  expect(await whereIs(world(), reference)).toMatchObject({ inquiries: 1, spooled: 1 });
  await expectKeptOnce(world(), [reference]);
});

test('the database is down, and the visitor presses again when it is back', async () => {
  world().proxy.fault = 'down';
  const reference = await expectAccepted(await press(), 202);
  await world().heal();
  expect(await expectAccepted(await press(), 201)).toBe(reference);
  expect(await whereIs(world(), reference)).toMatchObject({ inquiries: 1, spooled: 1 });
  await expectKeptOnce(world(), [reference]);
});

test('the spool alone is down: nothing is different for the visitor @request.two-places', async () => {
  await world().blobs.stop();
  await expectKeptOnce(world(), [await expectAccepted(await press(), 201)]);
});

test('database and spool are down: 503 asks to call, without a number that may be a former one, and the same key is taken later @request.two-places', async () => {
  world().proxy.fault = 'down';
  await world().blobs.stop();
  const output = await captureOutput(async () => {
    const response = await press();
    expect(response.headers.get('Retry-After')).toBe('120');
    const error = await expectError(response, 503);
    expect(error.code).toBe('unavailable');
    expect(error.message).toMatch(/or call or email us\.$/);
  });
  for (const event of ['inquiry-database', 'inquiry-spool']) {
    expect(output).toContain(`"event":"${event}"`);
  }
  // Neither who asked, nor where anything is.
  for (const word of ['Ada', key, '555-0100', 'barn', 'postgres:']) {
    expect(output).not.toContain(word);
  }
  await world().heal();
  await expectKeptOnce(world(), [await expectAccepted(await press(), 201)]);
});

test('two tabs press at one instant', async () => {
  const [one, other] = await Promise.all([press(), press()]);
  const reference = await expectAccepted(one, 201);
  expect(await expectAccepted(other, 201)).toBe(reference);
  await expectKeptOnce(world(), [reference]);
});

test('two tabs press at one instant while the database is down', async () => {
  world().proxy.fault = 'down';
  const [one, other] = await Promise.all([press(), press()]);
  const reference = await expectAccepted(one, 202);
  expect(await expectAccepted(other, 202)).toBe(reference);
  await expectKeptOnce(world(), [reference]);
});

test('a slow database commits after the deadline, when the spool has the request', async () => {
  Object.assign(world().proxy, {
    fault: 'slow-questions',
    delayMs: world().databaseTimeoutMs + 100,
  });
  const reference = await expectAccepted(await press(), 202);
  await expect.poll(() => whereIs(world(), reference)).toMatchObject({ inquiries: 1, spooled: 1 });
  await expectKeptOnce(world(), [reference]);
});

describe('the visitor presses again when the day of the event is over', () => {
  const today = new Date();
  const body = contactBody({ eventDate: todayInDetroit(today) });
  const pressIn = (days: number) => {
    const now = () => new Date(today.getTime() + days * DAY_MS);
    const app = inquiriesApp({ ...world().services, now });
    return submit({ app }, { key, body });
  };

  test('and the database has it', async () => {
    const reference = await expectAccepted(await pressIn(0), 201);
    expect(await expectAccepted(await pressIn(2), 201)).toBe(reference);
    await expectKeptOnce(world(), [reference]);
  });

  test('and the spool has it, while the database is down @request.past-date', async () => {
    world().proxy.fault = 'down';
    const reference = await expectAccepted(await pressIn(0), 202);
    expect(await expectAccepted(await pressIn(2), 202)).toBe(reference);
    await expectKeptOnce(world(), [reference]);
    expect(await expectAccepted(await pressIn(2), 201)).toBe(reference);
  });

  test('and nothing has it: it is refused', async () => {
    const { fields } = await expectError(await pressIn(2), 400);
    expect(fields).toEqual({ eventDate: 'Event date cannot be in the past' });
  });
});
