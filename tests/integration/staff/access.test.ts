/** Every endpoint that needs a permission, asked by everybody who may come along. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Method } from '#contracts/endpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ROLES } from '#contracts/permissions.ts';
import { staff, staffSessions } from '#db/schema.ts';
import { createGuardedApp } from '#server/accounts/auth/guard.ts';
import { noPermission } from '#server/base/texts.ts';
import type { GuardedApp } from '#server/http/guarded-app.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import {
  addSession,
  addStaff,
  ownPageHeaders,
  sessionCookie,
  signedIn,
  SIGN_IN,
  staffServices,
} from '../../support/staff.ts';
import { EDITORS_ONLY, READERS, OWNERS_ONLY, RESPONDERS_ONLY, rolesOf } from './roles.ts';

const db = useDatabase();
const GUARDED = ENDPOINTS.filter(({ permission }) => permission !== 'everybody');
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** An app whose every address answers 200 to whoever is let in. */
function openApp(): GuardedApp {
  const app = createGuardedApp(staffServices(db));
  app.all('*', (context) => context.json(context.get('staff')));
  return app;
}

/** Headers of each caller; `roles` for those who are somebody. */
const callers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  callers.set('no cookie', ownPageHeaders());
  callers.set('garbage', ownPageHeaders('woodward.session_token=garbage'));
  callers.set('a token of nobody', ownPageHeaders(sessionCookie('no-such-token')));
  const owner = await addStaff(db(), { role: 'owner' });
  callers.set('another secret', ownPageHeaders(await forged(owner.id)));
  const expired = await addSession(db(), owner.id, new Date(Date.now() - 1_000));
  callers.set('expired', ownPageHeaders(expired));
  const gone = await signedIn(db(), 'owner');
  await db().delete(staffSessions).where(eq(staffSessions.userId, gone.id));
  callers.set('signed out', gone.headers);
  const disabled = await signedIn(db(), 'owner');
  await db().update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, disabled.id));
  callers.set('disabled', disabled.headers);
  for (const role of ROLES) callers.set(role, (await signedIn(db(), role)).headers);
});

/** @returns headers of this caller */
function by(caller: string): Record<string, string> {
  const headers = callers.get(caller);
  if (!headers) throw new Error(`There is no caller: ${caller}`);
  return headers;
}

/** @returns the cookie of a session that there is, signed by somebody else */
async function forged(userId: string): Promise<string> {
  await addSession(db(), userId);
  const [row] = await db().select().from(staffSessions).where(eq(staffSessions.userId, userId));
  return sessionCookie(row?.token ?? '', 'a secret that is not ours at all, but long enough');
}

const NOBODIES = [
  'no cookie',
  'garbage',
  'a token of nobody',
  'another secret',
  'expired',
  'signed out',
  'disabled',
];

const NAMED = GUARDED.map((endpoint) => ({
  ...endpoint,
  name: `${endpoint.method} ${endpoint.path}`,
}));

describe.each(NAMED)('$name', ({ method, path, name }) => {
  const roles = rolesOf(name);
  const ask = (headers: Record<string, string>) =>
    openApp().request(
      path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
      { method, headers },
    );

  test.each(NOBODIES)('is closed to: %s @signin.deny', async (caller) => {
    expect((await expectError(await ask(by(caller)), 401)).code).toBe('unauthenticated');
  });

  test('is open to owners @staff.roles', async () => {
    const response = await ask(by('owner'));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ role: 'owner' });
  });

  test(`is open to ${roles.join(', ')} alone @staff.roles`, async () => {
    for (const role of ROLES) {
      const response = await ask(by(role));
      const isOpen = roles.includes(role);
      expect(response.status, role).toBe(isOpen ? 200 : 403);
      expect(await response.json()).toMatchObject(
        isOpen ? { role } : { error: { code: 'forbidden', message: noPermission } },
      );
    }
  });
});

test('the lists of this test name endpoints that there are', () => {
  const listed = [...OWNERS_ONLY, ...EDITORS_ONLY, ...RESPONDERS_ONLY, ...READERS];
  expect(listed.toSorted()).toEqual(NAMED.map(({ name }) => name).toSorted());
});

test('whoever only reads writes nothing but the own calendar link @staff.roles', () => {
  const writes = [...READERS].filter((name) => !name.startsWith('GET '));
  expect(writes).toEqual([
    'POST /api/admin/calendar/feed',
    'DELETE /api/admin/calendar/feed',
    // Reads what a list of items would take.
    'POST /api/admin/stock/check',
  ]);
});

test.each(NAMED.filter(({ method }) => method !== 'GET'))(
  '$name is closed to other sites, and to callers who do not say @signin.own-site',
  async ({ method, path }) => {
    const ask = (headers: Record<string, string>) =>
      openApp().request(path.replaceAll('{id}', crypto.randomUUID()), { method, headers });
    const { Cookie = '' } = by('owner');
    const origins: Record<string, string>[] = [
      { Cookie },
      { Cookie, 'Sec-Fetch-Site': 'cross-site' },
      { Cookie, 'Sec-Fetch-Site': 'same-site' },
      { Cookie, 'Sec-Fetch-Site': 'none' },
      { Cookie, Origin: 'https://evil.example' },
      { Cookie, Origin: 'null' },
      { Cookie, Origin: `${SIGN_IN.siteUrl}.evil.example` },
      { Cookie, 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
      { Cookie, 'Sec-Fetch-Site': 'cross-site', Origin: SIGN_IN.siteUrl },
      { Cookie, Referer: `${SIGN_IN.siteUrl}/admin` },
    ];
    for (const headers of origins) await expectError(await ask(headers), 403);
  },
);

test('what the table does not list is denied to owners too @signin.deny', async () => {
  const app = openApp();
  const headers = by('owner');
  const addresses = [
    '/api/admin',
    '/api/admin/anything',
    `${ADMIN_API_PATHS.me}/more`,
    `${ADMIN_API_PATHS.staff}/1/2`,
    `${ADMIN_API_PATHS.categories}/1/restore/2`,
    `${ADMIN_API_PATHS.categories}//restore`,
    `${API_PATHS.uploadImage}/1`,
    '/api/admin/../health',
  ];
  for (const address of addresses) {
    for (const method of METHODS) {
      await expectError(await app.request(address, { method, headers }), 404);
    }
  }
});

test('a method that the table does not list is denied to owners too', async () => {
  const app = openApp();
  for (const { path } of GUARDED) {
    const listed = GUARDED.filter((endpoint) => matches(endpoint.path, path));
    const unlisted = METHODS.filter((method) => listed.every((each) => each.method !== method));
    for (const method of unlisted) {
      const address = path.replaceAll('{id}', '1');
      const response = await app.request(address, { method, headers: by('owner') });
      await expectError(response, 405);
      const methods = response.headers.get('Allow')?.split(', ') ?? [];
      expect(methods.toSorted()).toEqual(listed.map((each) => each.method).toSorted());
    }
  }
});

test('an encoded address is not another way in', async () => {
  const app = openApp();
  const address = ADMIN_API_PATHS.staff.replace('staff', '%73taff');
  const response = await app.request(address, { headers: by('editor') });
  expect([403, 404]).toContain(response.status);
});

test('HEAD is let in as GET is', async () => {
  const app = openApp();
  const ask = (caller: string) =>
    app.request(ADMIN_API_PATHS.staff, { method: 'HEAD', headers: by(caller) });
  expect((await ask('owner')).status).toBe(200);
  expect((await ask('editor')).status).toBe(403);
  expect((await ask('no cookie')).status).toBe(401);
});

/** Whether a pattern of the table also stands for another's address (`/order` for `/{id}`). */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const others = path.split('/');
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === '{id}' || part === others[index])
  );
}
