import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SessionView } from '#contracts/accounts/sign-in.ts';
import { staffSessions } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS, ARRIVED_PATH } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { visitor, type Visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, addSession, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const at = (path: string) => `${API_PATHS.auth}/${path}`;

function browserAt(ip: string): Visitor {
  const services = staffServices(db);
  return visitor(authApp(services), ip, { '/api/admin': adminApp(services) });
}

async function signedInBrowser(email: string, agent: string, ip: string): Promise<Visitor> {
  const person = browserAt(ip);
  const body = { email, password: PASSWORD };
  const response = await person.post(at('sign-in/email'), body, { 'User-Agent': agent });
  expect(response.status).toBe(200);
  return person;
}

const list = async (person: Visitor) =>
  (await (await person.get(at('list-sessions'))).json()) as SessionView[];
const isIn = async (person: Visitor) => (await person.get(ADMIN_API_PATHS.me)).status === 200;

test('are listed without their tokens, the own one marked @signin.sessions', async () => {
  const { id, email } = await addPersonWithPassword(db());
  const laptop = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  await signedInBrowser(email, 'Phone', '203.0.113.2');
  await addSession(db(), id, new Date(Date.now() - 1_000));
  const other = await addPersonWithPassword(db());
  await signedInBrowser(other.email, 'Other', '203.0.113.3');

  const sessions = await list(laptop);
  expect(sessions.map(({ userAgent, address, current }) => [userAgent, address, current])).toEqual([
    ['Phone', '203.0.113.2', false],
    ['Laptop', '203.0.113.1', true],
  ]);
  const rows = await db().select().from(staffSessions).where(eq(staffSessions.userId, id));
  for (const { token } of rows) expect(JSON.stringify(sessions)).not.toContain(token);
});

test('say when and from where they were last used, written down every five minutes at most', async () => {
  const { id, email } = await addPersonWithPassword(db());
  const person = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const setUsed = (minutesAgo: number) =>
    db()
      .update(staffSessions)
      .set({ updatedAt: new Date(Date.now() - minutesAgo * 60_000), ipAddress: '198.51.100.1' })
      .where(eq(staffSessions.userId, id));
  const shown = async () => {
    const [session] = await list(person);
    const minutesAgo = (Date.now() - Date.parse(session?.lastSeenAt ?? '')) / 60_000;
    return { minutesAgo: Math.round(minutesAgo), address: session?.address };
  };
  await setUsed(4);
  await person.get(ADMIN_API_PATHS.me);
  expect(await shown()).toEqual({ minutesAgo: 4, address: '198.51.100.1' });
  await setUsed(60);
  // Asked by the admin itself, whoever sits there.
  await person.get(ARRIVED_PATH);
  expect(await shown()).toEqual({ minutesAgo: 60, address: '198.51.100.1' });
  await person.get(ADMIN_API_PATHS.me);
  expect(await shown()).toEqual({ minutesAgo: 0, address: '203.0.113.1' });
});

test('do not claim an address that is not known', async () => {
  const { id, email } = await addPersonWithPassword(db());
  const person = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const unknown = { ipAddress: '0.0.0.0' };
  await db().update(staffSessions).set(unknown).where(eq(staffSessions.userId, id));
  expect(await list(person)).toMatchObject([{ address: '' }]);
});

test('one is ended from another browser @signin.sessions', async () => {
  const { email } = await addPersonWithPassword(db());
  const laptop = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const phone = await signedInBrowser(email, 'Phone', '203.0.113.2');
  const session = (await list(laptop)).find(({ current }) => !current);
  expect((await laptop.post(at('revoke-session'), { id: session?.id })).status).toBe(204);
  expect(await isIn(phone)).toBe(false);
  expect(await isIn(laptop)).toBe(true);
  await expectError(await laptop.post(at('revoke-session'), { id: session?.id }), 404);
});

test('nobody ends the session of somebody else', async () => {
  const { email } = await addPersonWithPassword(db());
  const person = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const stranger = await addPersonWithPassword(db(), { role: 'owner' });
  const evil = await signedInBrowser(stranger.email, 'Evil', '203.0.113.9');
  const [session] = await list(person);
  await expectError(await evil.post(at('revoke-session'), { id: session?.id }), 404);
  expect(await isIn(person)).toBe(true);
});

test('all others are ended at once @signin.sessions', async () => {
  const { email } = await addPersonWithPassword(db());
  const laptop = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const phone = await signedInBrowser(email, 'Phone', '203.0.113.2');
  expect((await laptop.post(at('revoke-other-sessions'))).status).toBe(204);
  expect(await isIn(phone)).toBe(false);
  expect(await list(laptop)).toHaveLength(1);
});

test('a session in use is prolonged, one that is over is not @signin.sessions', async () => {
  const { id, email } = await addPersonWithPassword(db());
  const person = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  const ends = (expiresAt: Date) =>
    db().update(staffSessions).set({ expiresAt }).where(eq(staffSessions.userId, id));
  await ends(inTwoDays);
  const response = await person.get(ADMIN_API_PATHS.me);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()[0]).toContain('Max-Age=604800');
  const [row] = await db().select().from(staffSessions).where(eq(staffSessions.userId, id));
  expect(row?.expiresAt.getTime()).toBeGreaterThan(inTwoDays.getTime());

  await ends(new Date(Date.now() - 1_000));
  await expectError(await person.get(ADMIN_API_PATHS.me), 401);
});

test.each([
  [true, '; Max-Age=604800'],
  [false, ''],
])(
  'a new password renews the own one, as long as before (stays: %s), and ends copies of it @signin.change-password',
  async (rememberMe, lasts) => {
    const { id, email } = await addPersonWithPassword(db());
    const person = browserAt('203.0.113.1');
    await person.post(at('sign-in/email'), { email, password: PASSWORD, rememberMe });
    const thief = browserAt('203.0.113.9');
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    expect(await isIn(thief)).toBe(true);
    const change = { currentPassword: PASSWORD, newPassword: 'wicker baskets in the shed' };
    const changed = await person.post(at('change-password'), change, { 'User-Agent': 'Laptop' });
    expect(changed.status).toBe(204);
    expect(await isIn(person)).toBe(true);
    await expectError(await thief.get(ADMIN_API_PATHS.me), 401);
    const [cookie = ''] = changed.headers.getSetCookie();
    expect(/; Max-Age=\d+/.exec(cookie)?.[0] ?? '').toBe(lasts);
    const [session] = await db().select().from(staffSessions).where(eq(staffSessions.userId, id));
    expect(session).toMatchObject({ userAgent: 'Laptop', ipAddress: '203.0.113.1' });
  },
);

test('nothing of it without being signed in, or from another site', async () => {
  const { email } = await addPersonWithPassword(db());
  const app = authApp(staffServices(db));
  const stranger = visitor(app);
  await expectError(await stranger.get(at('list-sessions')), 401);
  await expectError(await stranger.post(at('revoke-session'), { id: '1' }), 401);
  await expectError(await stranger.post(at('revoke-other-sessions')), 401);
  const person = await signedInBrowser(email, 'Laptop', '203.0.113.1');
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const path of ['sign-out', 'sign-in/email', 'change-password', 'revoke-other-sessions']) {
    for (const headers of [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ]) {
      const response = await app.request(at(path), {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'application/json', ...headers } as Record<
          string,
          string
        >,
        body: '{}',
      });
      await expectError(response, 403);
    }
  }
  expect(await isIn(person)).toBe(true);
});
