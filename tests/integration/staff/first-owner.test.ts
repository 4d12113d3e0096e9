/** How the first owner of a shop gets in. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staff, staffInvitations } from '#db/schema.ts';
import { welcomeFirstOwner } from '#local/first-owner.ts';
import { authSecret } from '#local/shop-data.ts';
import { createTerminal } from '#local/terminal.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { visitor } from '../../support/staff-browser.ts';
import { addStaff, PASSWORD, SIGN_IN, staffServices } from '../../support/staff.ts';
import { ROOT } from '../../support/tree.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await postgres.open();
});
afterAll(() => database.close());
const db = () => database.connection.db;
beforeEach(async () => {
  await db().delete(staff);
  await db().delete(staffInvitations);
});

/** @returns what the terminal shows */
async function welcome(env: Parameters<typeof welcomeFirstOwner>[2] = {}): Promise<string> {
  let said = '';
  const write = (text: string) => (said += text);
  await welcomeFirstOwner(database.url, SIGN_IN.siteUrl, env, createTerminal({ write }, { write }));
  return said;
}

const accept = (token: string) =>
  visitor(authApp(staffServices(db))).post(API_PATHS.staffInvitation, {
    token,
    name: 'Rosa',
    password: PASSWORD,
  });

test('the link of an empty shop makes an owner; then nothing is told anymore @staff.first-owner', async () => {
  const [, token = ''] = /\/admin#invitation=([\w-]+)/.exec(await welcome()) ?? [];
  expect((await accept(token)).status).toBe(201);
  expect(await db().select({ role: staff.role }).from(staff)).toEqual([{ role: 'owner' }]);
  expect(await welcome()).toBe('');
});

test('an owner is made of the environment, once @staff.demo-owner', async () => {
  const env = { DEMO_OWNER_EMAIL: 'demo@example.com', DEMO_OWNER_PASSWORD: PASSWORD };
  expect(await welcome(env)).toBe('');
  expect(await welcome({ ...env, DEMO_OWNER_PASSWORD: 'another password entirely' })).toBe('');
  expect(await db().select({ role: staff.role }).from(staff)).toEqual([{ role: 'owner' }]);
  const signIn = { email: 'demo@example.com', password: PASSWORD };
  const person = visitor(authApp(staffServices(db)));
  expect((await person.post(`${API_PATHS.auth}/sign-in/email`, signIn)).status).toBe(200);
});

test('one of the two variables makes nobody', async () => {
  expect(await welcome({ DEMO_OWNER_EMAIL: 'demo@example.com' })).toContain('#invitation=');
  expect(await db().$count(staff)).toBe(0);
});

describe('npm run staff:invite', () => {
  const run = (args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [path.join(ROOT, 'src/local/staff-invite.ts'), ...args], {
      cwd: ROOT,
      env: { DATABASE_URL: database.url, SITE_URL: 'https://woodward.example', ...env },
    });

  test('prints a link that makes an account of the role @staff.first-owner', async () => {
    const { stdout } = await run(['--email', 'You@Example.com', '--role', 'editor']);
    const [, token = ''] =
      /https:\/\/woodward\.example\/admin#invitation=([\w-]+)/.exec(stdout) ?? [];
    const response = await accept(token);
    expect(await response.json()).toEqual({ email: 'you@example.com' });
    expect(await db().select({ role: staff.role }).from(staff)).toEqual([{ role: 'editor' }]);
  });

  test.each([
    ['without an address', ['--role', 'owner'], {}, 'Usage'],
    ['for no role', ['--email', 'a@example.com', '--role', 'king'], {}, 'Usage'],
    [
      'without a site',
      ['--email', 'a@example.com', '--role', 'owner'],
      { SITE_URL: '' },
      'SITE_URL',
    ],
  ])('says what is wrong %s', async (_case, args, env, words) => {
    await expect(run(args, env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words) as string,
    });
  });

  test('says when the person is one of the staff already', async () => {
    const { email } = await addStaff(db());
    await expect(run(['--email', email, '--role', 'owner'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already') as string,
    });
  });
});

test('the secret is made once, for this user only', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-secret-'));
  try {
    const secret = await authSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await authSecret(folder)).toBe(secret);
    const file = path.join(folder, 'auth-secret');
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'x');
    await expect(authSecret(folder)).rejects.toThrow(/auth-secret has less than 32 characters/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
