/**
 * Guessing passwords: strangers are slowed, by network and account; the account itself never, and a
 * device that signed in before never by others.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { authRateLimits } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { ATTEMPT_WINDOW_MS, beginAttempt, MAX_ATTEMPTS } from '#server/accounts/auth/attempts.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { visitor, type Visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const SIGN_IN = `${API_PATHS.auth}/sign-in/email`;
const WRONG = 'not the password at all';

const browser = (ip?: string) => visitor(authApp(staffServices(db)), ip);

/** @returns the statuses of so many tries at once */
async function statuses(times: number, tryOnce: (index: number) => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => tryOnce(index)));
  return answers.map((answer) => answer.status);
}
const wrong = (person: Visitor, email: string) => person.post(SIGN_IN, { email, password: WRONG });
const right = (person: Visitor, email: string) =>
  person.post(SIGN_IN, { email, password: PASSWORD });
/** A try without the costly hashing of its password. */
const countTry = (address: string, email: string, deviceId?: string) =>
  beginAttempt(staffServices(db), email, { address, deviceId }).then(
    () => 401,
    () => 429,
  );
const countTries = (times: number, tryOnce: (index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: times }, (_, index) => tryOnce(index)));
const of = (list: number[], status: number) => list.filter((each) => each === status).length;

describe('from one address', () => {
  test('twenty wrong passwords at once are counted exactly @signin.guessing', async () => {
    const { email } = await addPersonWithPassword(db());
    await db().delete(authRateLimits);
    const list = await statuses(20, () => wrong(browser('198.51.100.1'), email));
    expect(of(list, 401)).toBe(MAX_ATTEMPTS);
    expect(of(list, 429)).toBe(20 - MAX_ATTEMPTS);
    const rows = await db()
      .select({ count: authRateLimits.count })
      .from(authRateLimits)
      .where(sql`${authRateLimits.key} like 'account:%'`);
    // By account and network all of them; by account those that were looked at.
    expect(rows.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([MAX_ATTEMPTS, 20]);
    await expectError(await right(browser('198.51.100.1'), email), 429);
  });

  test('101 wrong passwords do not keep the owner out elsewhere @signin.guessing', async () => {
    const { email } = await addPersonWithPassword(db(), { role: 'owner' });
    const list = await statuses(101, () => wrong(browser('198.51.100.2'), email));
    expect(of(list, 401)).toBe(MAX_ATTEMPTS);
    expect((await right(browser('198.51.100.3'), email)).status).toBe(200);
  });

  test('the addresses of one /64 count as one, those of the next one do not', async () => {
    const { email } = await addPersonWithPassword(db());
    const list = await countTries(100, (index) =>
      countTry(`2001:db8:0:7::${index.toString(16)}`, email),
    );
    expect(of(list, 401)).toBe(MAX_ATTEMPTS);
    expect((await right(browser('2001:db8:0:8::1'), email)).status).toBe(200);
  });

  test('an IPv4 address counts as one in each of its spellings', async () => {
    const { email } = await addPersonWithPassword(db());
    const spellings = ['198.51.100.9', '::ffff:198.51.100.9', '::ffff:c633:6409'];
    const list = await countTries(30, (index) => countTry(spellings[index % 3] ?? '', email));
    expect(of(list, 401)).toBe(MAX_ATTEMPTS);
    expect((await right(browser('::ffff:198.51.100.10'), email)).status).toBe(200);
  });

  test('an address that a caller claims counts for nothing', async () => {
    const { email } = await addPersonWithPassword(db());
    const list = await statuses(20, (index) => {
      const address = `192.0.2.${index}`;
      const claims = { 'X-Forwarded-For': address, 'X-Caller-Address': address };
      return browser('198.51.100.5').post(SIGN_IN, { email, password: WRONG }, claims);
    });
    expect(of(list, 401)).toBe(MAX_ATTEMPTS);
  });

  test('all accounts together are limited', async () => {
    const list = await countTries(110, (index) => countTry('198.51.100.6', `${index}@example.com`));
    expect(of(list, 401)).toBe(100);
    const limited = await expectError(await wrong(browser('198.51.100.6'), 'me@example.com'), 429);
    expect(limited.message).toContain('try again in');
  });

  test('an unknown account is counted like a known one', async () => {
    const list = await statuses(20, () => wrong(browser('198.51.100.4'), 'ghost@example.com'));
    expect(of(list, 401)).toBe(MAX_ATTEMPTS);
  });

  test('the right password clears the count', async () => {
    const { email } = await addPersonWithPassword(db());
    for (let round = 0; round < 2; round += 1) {
      for (let each = 1; each < MAX_ATTEMPTS; each += 1) await countTry('198.51.100.8', email);
      expect((await right(browser('198.51.100.8'), email)).status).toBe(200);
    }
  });

  test('after the window a stranger may try again', async () => {
    const { email } = await addPersonWithPassword(db());
    const later = {
      ...staffServices(db),
      now: () => new Date(Date.now() + ATTEMPT_WINDOW_MS + 1_000),
    };
    for (let each = 0; each <= MAX_ATTEMPTS; each += 1) await countTry('198.51.100.11', email);
    await expectError(await right(browser('198.51.100.11'), email), 429);
    expect((await right(visitor(authApp(later), '198.51.100.11'), email)).status).toBe(200);
  });
});

describe('from many networks at one account', () => {
  /** 120 wrong passwords, one from each network. */
  const attack = (email: string) => countTries(120, (index) => countTry(`192.0.2.${index}`, email));

  test('each network has fewer tries from then on @signin.guessing', async () => {
    const { email } = await addPersonWithPassword(db());
    expect(of(await attack(email), 401)).toBe(120);
    const list = await statuses(10, () => wrong(browser('198.51.100.20'), email));
    expect(of(list, 401)).toBe(2);
  });

  test('the owner signs in from a new device, after a slip too', async () => {
    const { email } = await addPersonWithPassword(db(), { role: 'owner' });
    await attack(email);
    await expectError(await wrong(browser('198.51.100.21'), email), 401);
    expect((await right(browser('198.51.100.21'), email)).status).toBe(200);
  });
});

/** @returns name and value of the cookie that this account is given */
async function knownDeviceCookie(email: string): Promise<[name: string, value: string]> {
  const device = browser('198.51.100.34');
  await right(device, email);
  return [...device.cookies].find(([each]) => each.includes('known_device')) ?? ['', ''];
}

describe('a device that signed in before', () => {
  test('signs in from the very network that is refused @signin.guessing', async () => {
    const { email } = await addPersonWithPassword(db(), { role: 'owner' });
    const own = browser('198.51.100.30');
    expect((await right(own, email)).status).toBe(200);
    await own.post(`${API_PATHS.auth}/sign-out`);
    for (let each = 0; each < 120; each += 1) {
      await countTry('198.51.100.30', each < 20 ? email : `${each}${email}`);
    }
    await expectError(await right(browser('198.51.100.30'), email), 429);
    expect((await right(own, email)).status).toBe(200);
  });

  test('has ten tries of its own, and is a stranger after them', async () => {
    const { email } = await addPersonWithPassword(db());
    const list = await countTries(40, () => countTry('198.51.100.31', email, 'a device'));
    expect(of(list, 401)).toBe(2 * MAX_ATTEMPTS);
  });

  test('is known to that account alone, and not by a cookie that somebody made', async () => {
    const [one, other] = [await addPersonWithPassword(db()), await addPersonWithPassword(db())];
    const [name, value] = await knownDeviceCookie(one.email);
    const [otherName, otherValue] = await knownDeviceCookie(other.email);
    const full = '198.51.100.33';
    for (const { email } of [one, other]) {
      for (let each = 0; each <= MAX_ATTEMPTS; each += 1) await countTry(full, email);
    }
    const forger = browser(full);
    forger.cookies.set(otherName, value);
    await expectError(await right(forger, other.email), 429);
    for (const forged of [otherValue, `${value.split('.')[0]}.AAAA`, 'made-up', '.', '']) {
      forger.cookies.set(name, forged);
      await expectError(await right(forger, one.email), 429);
    }
    forger.cookies.set(name, value);
    expect((await right(forger, one.email)).status).toBe(200);
  });

  test('the cookie is for signing in alone, out of reach for scripts and other sites', async () => {
    const { email } = await addPersonWithPassword(db());
    const app = authApp(staffServices(db, { siteUrl: 'https://woodward.example' }));
    const response = await visitor(app).post(
      SIGN_IN,
      { email, password: PASSWORD },
      { Origin: 'https://woodward.example' },
    );
    const cookie = response.headers.getSetCookie().find((each) => each.includes('known_device'));
    const attributes = cookie?.split('; ').slice(1).toSorted();
    expect(cookie).toMatch(/^__Secure-woodward\.known_device\.[\w-]{8}=/);
    expect(attributes).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/api/auth',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(cookie).not.toContain(email.slice(0, 8));
  });

  test('a wrong password makes no device known', async () => {
    const { email } = await addPersonWithPassword(db());
    const stranger = browser('198.51.100.35');
    await wrong(stranger, email);
    expect([...stranger.cookies.keys()].join()).not.toContain('known_device');
  });
});
