/** What the log of a machine of one's own says while its publisher has no database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '#db/client.ts';
import { Publisher } from '#local/publishing/publisher.ts';
import { SiteStore } from '#local/site/site-store.ts';
import { postgres } from '../../support/backends.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { TEST_HOST } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';

/** Looks that fail, each begun at once. */
const LOOKS = 5;

test('an outage of the database is one sentence when it begins and one when it ends @run.outage', async () => {
  const database = await postgres.open();
  const proxy = await startFaultProxy(database.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-outage-'));
  const store = await SiteStore.open(folder);
  const { db, close } = connect(proxy.url, { maxConnections: 1 });
  const events: string[] = [];
  const output = await captureOutput(async () => {
    proxy.fault = 'down';
    const source = { root: folder, siteUrl: '', cacheDir: folder, databaseUrl: proxy.url };
    const publisher = new Publisher({
      host: TEST_HOST,
      db,
      source,
      store,
      swap: () => Promise.resolve(),
    });
    const look = async () => {
      publisher.wake();
      await new Promise((resolve) => {
        setTimeout(resolve, limit(200));
      });
    };
    for (let each = 0; each < LOOKS; each += 1) await look();
    proxy.fault = 'none';
    for (let each = 0; each < LOOKS; each += 1) await look();
    proxy.fault = 'down';
    for (let each = 0; each < LOOKS; each += 1) await look();
    await publisher.close();
  });
  for (const line of output.trim().split('\n')) {
    const { event } = JSON.parse(line) as { event: string };
    if (event.startsWith('publisher')) events.push(event);
  }
  expect(events).toEqual(['publisher', 'publisher-goes-on', 'publisher']);
  await close();
  await proxy.close();
  await database.close();
  await rm(folder, { recursive: true });
});
