/** Who may have a link mailed: what strangers ask for keeps nobody from theirs. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox, rateBuckets } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { visitor, type Visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
let email = '';

beforeEach(async () => {
  ({ email } = await addPersonWithPassword(db()));
});

const browser = (ip: string) => visitor(authApp(staffServices(db)), ip);

/** Asks so often, one after the other; every answer is the same. */
async function ask(who: Visitor, address: string, times = 1): Promise<void> {
  for (let each = 0; each < times; each += 1) {
    const path = `${API_PATHS.auth}/request-password-reset`;
    expect((await who.post(path, { email: address })).status).toBe(204);
  }
}

/** @returns a browser that signed in to the account */
async function knownDevice(ip = '198.51.100.1'): Promise<Visitor> {
  const device = browser(ip);
  const path = `${API_PATHS.auth}/sign-in/email`;
  expect((await device.post(path, { email, password: PASSWORD })).status).toBe(200);
  return device;
}

const mails = () => db().$count(outbox, eq(outbox.recipient, email));

test('other spellings of the address, which nobody has, cost its mailbox nothing', async () => {
  const tagged = (tag: string) => email.replace('@', `+${tag}@`);
  for (const tag of ['0', '1', '2', '3']) await ask(browser('192.0.2.1'), tagged(tag));
  expect(await db().$count(rateBuckets)).toBe(0);
  await ask(browser('192.0.2.2'), email);
  expect(await mails()).toBe(1);
});

test('a known device gets a link after strangers asked for the same address', async () => {
  const device = await knownDevice();
  const strangers = Array.from({ length: 5 }, (_, index) => browser(`192.0.2.${10 + index}`));
  await Promise.all(strangers.map((each) => ask(each, email)));
  expect(await mails()).toBe(3);
  await ask(device, email);
  expect(await mails()).toBe(4);
});

test('known devices fill no mailbox: three of each, twelve of all at once @signin.reset-limits', async () => {
  const device = await knownDevice();
  await ask(device, email, 5);
  expect(await mails()).toBe(3);
  const others = await Promise.all(Array.from({ length: 5 }, () => knownDevice()));
  await Promise.all(others.map((each) => ask(each, email, 3)));
  expect(await mails()).toBe(12);
});
