import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { connect, type Connection } from '#db/client.ts';
import { freePort } from '#local/free-port.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import type { ApiApp } from '#server/http/app.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { captureOutput } from '../../support/output.ts';
import { PASSWORD, ownPageHeaders, sessionCookie, staffServices } from '../../support/staff.ts';

let connection: Connection;
beforeAll(async () => {
  connection = connect(`postgres://user:secret@127.0.0.1:${await freePort()}/nowhere`);
});
afterAll(() => connection.close());

const services = staffServices(() => connection.db);
const HEADERS = {
  ...ownPageHeaders(sessionCookie('a-token')),
  'Content-Type': 'application/json',
};

async function ask(
  app: Pick<ApiApp, 'request'>,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return app.request(path, { method, headers: HEADERS, ...init });
}

test('without a database nobody is let in anywhere @signin.database-down', async () => {
  const app = adminApp(services);
  await captureOutput(async () => {
    for (const { method, path } of ENDPOINTS) {
      if (!path.startsWith('/api/admin/')) continue;
      const response = await ask(app, method, path.replaceAll('{id}', '1'));
      expect((await expectError(response, 503)).code).toBe('unavailable');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

const POSTS: readonly [path: string, body: object][] = [
  ['sign-in/email', { email: 'private@example.com', password: PASSWORD }],
  ['sign-out', {}],
  ['two-factor/verify-totp', { code: '123456' }],
  ['two-factor/verify-backup-code', { code: 'abcde-fghij' }],
  ['two-factor/enable', { password: PASSWORD }],
  ['two-factor/disable', { password: PASSWORD }],
  ['two-factor/generate-backup-codes', { password: PASSWORD }],
  ['request-password-reset', { email: 'private@example.com' }],
  ['reset-password', { token: 'a-token', newPassword: PASSWORD }],
  ['change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }],
  ['revoke-session', { id: '1' }],
  ['revoke-other-sessions', {}],
];

test.each(POSTS)(
  '%s says so, and nothing private is logged @signin.database-down',
  async (path, body) => {
    const output = await captureOutput(async () => {
      const response = await ask(authApp(services), 'POST', `${API_PATHS.auth}/${path}`, body);
      expect((await expectError(response, 503)).code).toBe('unavailable');
      expect(response.headers.getSetCookie()).toEqual([]);
    });
    for (const word of ['private', 'maple', 'a-token', 'secret', '123456']) {
      expect(output).not.toContain(word);
    }
  },
);

test('so do the list of sessions and an invitation', async () => {
  await captureOutput(async () => {
    const app = authApp(services);
    await expectError(await ask(app, 'GET', `${API_PATHS.auth}/list-sessions`), 503);
    const body = { token: 'a-token', name: 'Ada', password: PASSWORD };
    await expectError(await ask(app, 'POST', API_PATHS.staffInvitation, body), 503);
  });
});

test('without a secret nothing works, and the log says which variable is missing', async () => {
  const { services: real } = await import('#server/base/services.ts');
  const output = await captureOutput(async () => {
    const app = adminApp({ ...services, signIn: real.signIn });
    await expectError(await ask(app, 'GET', ADMIN_API_PATHS.me), 503);
  });
  expect(output).toContain('AUTH_SECRET is not set');
});
