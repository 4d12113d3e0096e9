/** Serves the site and keeps it up to date, from the site of the start to the publisher. */
import path from 'node:path';
import { connect, type Database } from '#db/client.ts';
import { findPublished, readPublishing } from '#db/queries/publishing-view.ts';
import { takeBackBuilding } from '#db/queries/publishing.ts';
import { recordLive, recordRestored } from '#db/queries/record-live.ts';
import { StaticHost } from '#local/http/static-host.ts';
import { refreshSite, type RefreshOptions, type SiteSource } from '#local/site/refresh-site.ts';
import { SiteStore } from '#local/site/site-store.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { configuredHook } from '#server/publishing/publish.ts';
import { Publisher } from './publisher.ts';

export interface PublishingOptions extends Omit<RefreshOptions, 'cacheDir'> {
  /** Data folder, for sites and build caches. */
  folder: string;
  /** Name of this host; undefined for a guest, which serves the site but does not publish. */
  host: string | undefined;
}

/** One for the publisher, one for a concurrent rollback. */
const CONNECTIONS = 2;
/** Without a timeout, an unnoticed broken connection would stop publishing until the next start. */
const QUERY_TIMEOUT_MS = 30_000;

/**
 * Updates and serves the site, then publishes requests. With a build hook, requests go there
 * instead, and this site stays as at the start, like a guest's.
 * @returns the host of the pages
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
export async function openSite(
  options: PublishingOptions,
  closers: AsyncDisposableStack,
): Promise<StaticHost> {
  const { databaseUrl, folder, host: name } = options;
  const { db, close } = connect(databaseUrl, {
    maxConnections: CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  });
  closers.defer(close);
  const source: SiteSource = { ...options, cacheDir: path.join(folder, 'build-cache') };
  const store = await SiteStore.open(path.join(folder, 'site'));
  const readAt = new Date();
  const isCurrent = await refreshSite(store, { ...options, ...source });
  const host = await StaticHost.of(store.folders);
  if (name === undefined || configuredHook() !== undefined) return host;

  await takeBackBuilding(db, name);
  if (isCurrent) await recordStart(db, store, readAt);
  const swap = () => host.swap(store.folders);
  const publisher = new Publisher({ host: name, db, source, store, swap });
  closers.defer(() => publisher.close());
  setPublishingHost({
    wake: () => publisher.wake(),
    previousVersions: () =>
      store.sites.map(({ id, builtAt }, index) => ({
        id,
        builtAt: new Date(builtAt),
        current: index === 0,
      })),
    rollback: async (id) => {
      if (!store.sites.some((site) => site.id === id)) return false;
      return publisher.withoutBuild(async () => {
        const readFrom = (await findPublished(db, id)) ?? new Date(0);
        if (!(await store.restore(id))) return false;
        await swap();
        await recordRestored(db, id, readFrom, name);
        return true;
      });
    },
  });
  closers.defer(() => setPublishingHost(undefined));
  return host;
}

/** Records the site of the start, which contains all saves until then, as live. */
async function recordStart(db: Database, store: SiteStore, readAt: Date): Promise<void> {
  const [served] = store.sites;
  const { live, waiting } = await readPublishing(db);
  if (!served || (live?.deployId === served.id && !waiting)) return;
  await recordLive(db, served.id, readAt);
}
