/**
 * A live shop's database is given to a second host: nothing in it changes, nothing leaves.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { PublishingView } from '#contracts/publishing.ts';
import { connect, type Connection } from '#db/client.ts';
import { loadFunctions } from '#local/functions/functions-host.ts';
import { adminApp } from '#server/entry/admin.ts';
import { runEveryNight } from '#server/entry/every-night.ts';
import { runSchedule } from '#server/entry/schedule.ts';
import { mediaApp } from '#server/media/app.ts';
import { deployFailed, deploySucceeded } from '#server/publishing/deploy-events.ts';
import { catchUp } from '#server/publishing/publish.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { fillBusyShop } from '../../support/busy-shop.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { deploy } from '../../support/deploy.ts';
import { dump } from '../../support/dump.ts';
import { startHookServer, type HookServer } from '../../support/hook-server.ts';
import { TEST_HOST } from '../../support/host.ts';
import { inquiryServices } from '../../support/inquiries.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { openShopIn } from '../../support/shop/killable-shop.ts';
import { startSmtp, type SmtpHost } from '../../support/smtp.ts';
import { SIGN_IN, signedIn, staffServices } from '../../support/staff.ts';
import { ROOT } from '../../support/tree.ts';

const START_MS = 180_000;

let database: FreshDatabase;
let connection: Connection;
let hook: HookServer;
let smtp: SmtpHost;
const db = () => connection.db;

beforeAll(async () => {
  [hook, smtp] = await Promise.all([startHookServer(), startSmtp()]);
  database = await createDatabase(inject('serverUrl'), inject('template'));
  connection = connect(database.url);
  await fillBusyShop(db());
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await smtp.stop();
  await hook.close();
});
beforeEach(() => {
  hook.titles.length = 0;
});

/** Everything that Netlify calls by the clock or tells, on a host of this name. */
async function runEverything(host: string | undefined): Promise<void> {
  const services = inquiryServices({
    db,
    host: () => host,
    mailer: () => smtp.mailer(),
  });
  const listener = {
    db: db(),
    host,
    hook: host === undefined ? undefined : { url: hook.url, host },
  };
  await captureOutput(async () => {
    await runEveryNight({ ...staffServices(db), ...services });
    await runSchedule(services, 'deploy-0');
    await catchUp({ ...listener, now: services.now(), served: 'deploy-0' });
    await deploySucceeded(listener, deploy({}));
    await deployFailed(listener, deploy({}));
  });
}

test('what runs by the clock is all that is tried here', async () => {
  const { scheduled } = await loadFunctions(ROOT);
  expect(scheduled.map(({ name }) => name).toSorted()).toEqual(['nightly', 'schedule']);
});

test.each([
  ['another site', 'netlify:another-site'],
  ['a server', 'server:00000000-0000-4000-8000-000000000000'],
  ['a program without a name', undefined],
])('%s changes no row, calls no hook and sends no mail @host.one', async (_who, host) => {
  const before = await dump(db());
  await runEverything(host);
  expect(await dump(db())).toEqual(before);
  expect([hook.titles, smtp.mails]).toEqual([[], []]);
});

describe('npm start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'woodward-guest-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test(
    'shows the site of another host, says that it is a guest, and changes no row @host.guest',
    { timeout: limit(START_MS) },
    async () => {
      const before = await dump(db());
      const shop = await openShopIn(folder, {
        DATABASE_URL: database.url,
        AUTH_SECRET: SIGN_IN.secret,
        SMTP_URL: smtp.url,
        BUILD_HOOK_URL: hook.url,
      });
      expect((await fetch(shop.url)).status).toBe(200);
      const health = await fetch(shop.url + API_PATHS.health);
      expect(await health.json()).toMatchObject({
        host: 'another',
        mail: 'not configured',
        blobs: 'none',
      });
      await shop.close();
      expect(await dump(db())).toEqual(before);
      expect([hook.titles, smtp.mails]).toEqual([[], []]);
    },
  );
});

describe('the admin of a guest', () => {
  const services = () => ({ ...staffServices(db), host: () => 'server:guest' });
  const ask = async (at: string, method = 'POST', body: object = {}) => {
    const { headers } = await signedIn(db(), 'owner');
    return adminApp(services()).request(at, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
  };

  test('says what it is', async () => {
    const view = (await (await ask(ADMIN_API_PATHS.publishing, 'GET')).json()) as PublishingView;
    expect(view.host).toBe('another');
  });

  test('publishes nothing and brings nothing back', async () => {
    const before = (await dump(db()))['public.publications'];
    for (const [action, body] of [
      ['publish', {}],
      ['rollback', { id: 'deploy-0' }],
    ] as const) {
      const answer = await ask(`${ADMIN_API_PATHS.publishing}/${action}`, 'POST', body);
      expect((await expectError(answer, 422)).message).toContain('in the shop’s live admin');
    }
    expect((await dump(db()))['public.publications']).toEqual(before);
  });

  test('keeps no image @host.guest', async () => {
    const { headers } = await signedIn(db(), 'editor');
    const request = new Request(`http://localhost${API_PATHS.uploadImage}`, {
      method: 'POST',
      headers,
      body: new FormData(),
    });
    const { message } = await expectError(await mediaApp(services())(request), 422);
    expect(message).toContain('in the shop’s live admin');
  });
});

test('the host itself does all of it', async () => {
  const before = await dump(db());
  await runEverything(TEST_HOST);
  const after = await dump(db());
  const changed = Object.keys(after).filter(
    (table) => before[table]?.join() !== after[table]?.join(),
  );
  expect(changed).toEqual([
    'public.inquiries',
    'public.last_digest',
    'public.outbox',
    'public.publications',
    'public.rate_buckets',
    'public.rental_items',
  ]);
  expect(hook.titles).toHaveLength(1);
  expect(smtp.mails).toHaveLength(1);
});
