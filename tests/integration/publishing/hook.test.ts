/**
 * From a save in the admin to Netlify's build and its end, with a hook that can fail.
 */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PublishingView } from '#contracts/publishing.ts';
import { requestNow } from '#db/queries/publishing/requests.ts';
import { publications } from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { deploySucceeded } from '#server/publishing/deploy-events.ts';
import { catchUp, publishDue, publishWhenQuiet } from '#server/publishing/publish.ts';
import { itemBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { deploy } from '../../support/deploy.ts';
import { SITE_ID } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { useNetlifyBuild } from '../../support/netlify-build.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const admin = useAdmin(db);
const { server, hook, listener, schedule, state, buildingId } = useNetlifyBuild(db);

beforeAll(async () => {
  // Read with the first save: what an editor does is what calls the hook.
  process.env['BUILD_HOOK_URL'] = server().url;
  // Not after ten minutes without a save.
  process.env['PUBLISH'] = 'each-save';
  process.env['SITE_ID'] = SITE_ID;
});
beforeEach(async () => {
  await db().delete(publications);
  server().titles.length = 0;
  server().behave(200);
});

test('a save asks for one build, once it has been quiet, and the view shows it @publish.netlify', async () => {
  const start = performance.now();
  await admin.addCategory({ name: 'Arches' });
  expect(performance.now() - start).toBeGreaterThan(1_000);
  expect(server().titles).toEqual([`Publication ${await buildingId()}`]);
  const view = await admin.read<PublishingView>('GET', ADMIN_API_PATHS.publishing);
  expect(view).toMatchObject({ building: { changes: 1, tries: 1 }, waiting: null, failed: null });
});

test('thirty saves, also while a build runs, make few builds, and the last one goes live', async () => {
  const category = await admin.addCategory({ name: 'Benches' });
  await deploySucceeded(listener(), deploy({ title: server().titles[0] ?? null }));
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      admin.insist(ADMIN_API_PATHS.rentalItems, itemBody(category.id, { name: `Bench ${index}` })),
    ),
  );
  expect(server().titles.length).toBeLessThanOrEqual(3);
  for (let builds = 0; builds < 3; builds += 1) {
    const { building } = await state();
    if (!building) break;
    await deploySucceeded(listener(), deploy({ title: `Publication ${building.id}` }));
    await publishWhenQuiet(db(), hook());
  }
  const { waiting, building, live } = await state();
  expect([waiting, building]).toEqual([undefined, undefined]);
  expect(live).toBeDefined();
  expect(server().titles.length).toBeLessThanOrEqual(4);
});

test('a hook that fails is tried again, then the failure is said and a later try waits @publish.netlify', async () => {
  server().behave(500);
  await requestNow(db());
  expect(await publishDue(db(), hook())).toBe(false);
  expect(server().titles).toHaveLength(3);
  const view = await admin.read<PublishingView>('GET', ADMIN_API_PATHS.publishing);
  expect(view.failed?.error).toBe('The host answered the request to build with 500.');
  expect(view.waiting?.tries).toBe(1);
});

test('a hook that hangs is given up in time, and no secret address is said @publish.netlify', async () => {
  server().behave('hang');
  await requestNow(db());
  await publishDue(db(), hook());
  const { failed } = await state();
  expect(failed?.error).toBe('The host did not answer the request to build in time.');
  expect(failed?.error).not.toContain('secret');
});

test('a page is no answer of a hook: something before it took the request @publish.netlify', async () => {
  server().behave('page');
  await requestNow(db());
  expect(await publishDue(db(), { ...hook(), pausesMs: [] })).toBe(false);
  expect((await state()).failed?.error).toBe('The host answered the request to build with a page.');
});

test('a hook that recovers between two tries builds once', async () => {
  server().behave(503);
  await requestNow(db());
  const publishing = publishDue(db(), { ...hook(), pausesMs: [300, 300] });
  setTimeout(() => server().behave(200), 150);
  expect(await publishing).toBe(true);
  expect((await state()).building).toBeDefined();
});

test('"Publish now" builds without waiting for quiet @publish.now', async () => {
  const start = performance.now();
  await admin.read('POST', `${ADMIN_API_PATHS.publishing}/publish`, undefined, 202);
  expect(performance.now() - start).toBeLessThan(limit(1_000));
  expect(server().titles).toHaveLength(1);
});

test('what was saved during a build is built when it ends', async () => {
  await requestNow(db());
  await publishDue(db(), hook());
  await requestNow(db());
  await deploySucceeded(listener(), deploy({}));
  expect(server().titles).toHaveLength(2);
  expect((await state()).building).toBeDefined();
});

test('the schedule takes up what was left behind, and ends what is not heard of', async () => {
  await requestNow(db());
  await catchUp(schedule());
  expect(server().titles).toHaveLength(1);
  await db()
    .update(publications)
    .set({ startedAt: sql`now() - interval '20 minutes'` })
    .where(eq(publications.state, 'building'));
  await catchUp(schedule());
  const { failed, waiting } = await state();
  expect(failed?.error).toBe('The build did not report back within 15 minutes.');
  expect(waiting).toBeDefined();
});

test('only an owner may bring a site back, and Netlify does it in its own list', async () => {
  const path = `${ADMIN_API_PATHS.publishing}/rollback`;
  expect((await admin.ask('POST', path, { id: 'deploy-1' })).status).toBe(403);
  const { headers } = await signedIn(db(), 'owner');
  const answer = await adminApp(staffServices(db)).request(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 'deploy-1' }),
  });
  expect((await expectError(answer, 422)).message).toMatch(/in Netlify: open the list of deploys/);
});
