/**
 * What Netlify tells of deploys, asked for by a save or not.
 */
import { beforeEach, expect, test } from 'vitest';
import { requestNow } from '#db/queries/publishing/requests.ts';
import { publications } from '#db/schema.ts';
import { netlifyHost } from '#server/base/this-host.ts';
import { deployFailed, deploySucceeded } from '#server/publishing/deploy-events.ts';
import { catchUp, publishDue } from '#server/publishing/publish.ts';
import { useDatabase } from '../../support/backends.ts';
import { deploy } from '../../support/deploy.ts';
import { useNetlifyBuild } from '../../support/netlify-build.ts';

const db = useDatabase();
const { hook, listener, schedule, state, buildingId } = useNetlifyBuild(db);

beforeEach(() => db().delete(publications));

test('a deploy of production that began after it closes a publication, an older one is live beside it', async () => {
  await requestNow(db());
  await publishDue(db(), hook());
  const before = new Date(Date.now() - 60_000).toISOString();
  await deploySucceeded(listener(), deploy({ createdAt: before }));
  await deploySucceeded(listener(), deploy({ context: 'deploy-preview' }));
  expect((await state()).building).toBeDefined();
  expect((await state()).live?.startedAt).toEqual(new Date(before));
  await deploySucceeded(listener(), deploy({ id: 'by-hand' }));
  expect((await state()).building).toBeUndefined();
  expect((await state()).live?.deployId).toBe('by-hand');
});

test('the first deploy, or one by a push, is live with what was saved before it began @publish.deploys', async () => {
  await requestNow(db());
  const began = new Date(Date.now() + 1_000);
  await deploySucceeded(listener(), deploy({ id: 'first', createdAt: began.toISOString() }));
  const { live, waiting, building } = await state();
  expect([live?.deployId, live?.startedAt]).toEqual(['first', began]);
  expect([waiting, building]).toEqual([undefined, undefined]);
  await requestNow(db());
  const earlier = new Date(Date.now() - 60_000).toISOString();
  await deploySucceeded(
    { ...listener(), hook: undefined },
    deploy({ id: 'x', createdAt: earlier }),
  );
  expect((await state()).waiting).toBeDefined();
});

test('a deploy by hand after a failed build ends the failure', async () => {
  await requestNow(db());
  await publishDue(db(), hook());
  await deployFailed(listener(), deploy({ title: `Publication ${await buildingId()}` }));
  expect((await state()).failed).toBeDefined();
  await deploySucceeded({ ...listener(), hook: undefined }, deploy({ id: 'by-hand' }));
  expect((await state()).failed).toBeUndefined();
});

test('a deploy that is told twice is live once', async () => {
  await deploySucceeded(listener(), deploy({}));
  await deploySucceeded(listener(), deploy({}));
  expect(await db().$count(publications)).toBe(1);
});

test('events of another site, and of a site that is a guest, change nothing', async () => {
  await requestNow(db());
  await publishDue(db(), hook());
  const title = `Publication ${await buildingId()}`;
  const before = await db().select().from(publications);
  const siteId = 'another-site';
  await deploySucceeded(listener(), deploy({ title, siteId }));
  await deployFailed(listener(), deploy({ title, siteId }));
  const guest = { ...listener(), host: netlifyHost(siteId) };
  await deploySucceeded(guest, deploy({ title, siteId }));
  await deployFailed(guest, deploy({ title, siteId }));
  expect(await db().select().from(publications)).toEqual(before);
});

test('a deploy of a locked site is not live, is not tried again, and is live once it is published @publish.deploys', async () => {
  await requestNow(db());
  await publishDue(db(), hook());
  const title = `Publication ${await buildingId()}`;
  await deploySucceeded(listener(), deploy({ id: 'pushed', publishedAt: null }));
  expect((await state()).building).toBeDefined();
  await deploySucceeded(listener(), deploy({ id: 'locked', title, publishedAt: null }));
  const { live, failed, waiting, building } = await state();
  expect([live, waiting, building]).toEqual([undefined, undefined, undefined]);
  expect(failed?.error).toMatch(/auto publishing is stopped: press "Publish deploy"/);
  await catchUp({ ...schedule(), served: 'never-heard-of' });
  expect((await state()).live).toBeUndefined();
  await catchUp({ ...schedule(), served: 'locked' });
  const published = await state();
  expect(published.live?.deployId).toBe('locked');
  expect(published.live?.startedAt).toEqual(failed?.startedAt);
  expect(published.failed).toBeUndefined();
});

test('an earlier deploy that was published in the list of deploys is noted as live, once', async () => {
  await deploySucceeded(listener(), deploy({ id: 'old', createdAt: '2026-01-01T00:00:00Z' }));
  await deploySucceeded(listener(), deploy({ id: 'new' }));
  // An event and the schedule may cross.
  await catchUp({ ...schedule(), served: 'old' });
  expect((await state()).live?.deployId).toBe('new');
  const later = { ...schedule(), now: new Date(Date.now() + 5 * 60_000), served: 'old' };
  await catchUp(later);
  await catchUp(later);
  expect((await state()).live?.deployId).toBe('old');
  expect((await state()).live?.startedAt).toEqual(new Date('2026-01-01T00:00:00Z'));
  expect(await db().$count(publications)).toBe(3);
});

test('a deploy that fails says so in words, and only ours counts', async () => {
  await requestNow(db());
  await publishDue(db(), hook());
  await deployFailed(listener(), deploy({ errorMessage: 'Of another branch' }));
  expect((await state()).failed).toBeUndefined();
  const title = `Publication ${await buildingId()}`;
  await deployFailed(listener(), deploy({ title, errorMessage: 'Exit code 1' }));
  expect((await state()).failed?.error).toBe('The host could not build the site: Exit code 1');
});
