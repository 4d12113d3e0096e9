/** Publishing at home: from the site of the start to the publisher that keeps it up to date. */
import path from 'node:path';
import { connect } from '#db/client.ts';
import { findPublished, readPublishing } from '#db/queries/publishing-view.ts';
import { takeBackBuilding } from '#db/queries/publishing.ts';
import { recordLive } from '#db/queries/record-live.ts';
import type { Closers } from '#local/closers.ts';
import { StaticHost } from '#local/http/static-host.ts';
import { refreshSite, type RefreshOptions, type SiteSource } from '#local/site/refresh-site.ts';
import { SiteStore } from '#local/site/site-store.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { configuredHook } from '#server/publishing/publish.ts';
import { Publisher } from './publisher.ts';

export interface PublishingOptions extends Omit<RefreshOptions, 'db' | 'cacheDir'> {
  /** Data folder; sites and what builds remember are kept there. */
  folder: string;
  /** Name of this host; undefined for a guest, who shows the site and publishes nothing. */
  host: string | undefined;
}

/** Two: the publisher's own, and one for an owner who brings a site back meanwhile. */
const CONNECTIONS = 2;
/** A connection that broke unseen would end publishing until the next start. */
const QUERY_TIMEOUT_MS = 30_000;

/**
 * Brings the site up to date and serves it, and publishes what is asked for from then on. Where a
 * build hook is set, requests go there instead, and the site at home is that of the start, as it is
 * for a guest.
 * @returns the host of the pages
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
export async function openSite(options: PublishingOptions, closers: Closers): Promise<StaticHost> {
  const { databaseUrl, folder, host: name } = options;
  const { db, close } = connect(databaseUrl, {
    maxConnections: CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  });
  closers.add(close);
  const source: SiteSource = { ...options, db, cacheDir: path.join(folder, 'build-cache') };
  const store = await SiteStore.open(path.join(folder, 'site'));
  const readAt = new Date();
  const isCurrent = await refreshSite(store, { ...options, ...source });
  const host = await StaticHost.of(store.folders);
  if (name === undefined || configuredHook() !== undefined) return host;

  await takeBackBuilding(db, name);
  if (isCurrent) await recordStart(source, store, readAt);
  const swap = () => host.swap(store.folders);
  const publisher = new Publisher({ host: name, source, store, swap });
  closers.add(() => publisher.close());
  setPublishingHost({
    wake: () => publisher.wake(),
    earlier: () =>
      store.sites.map(({ id, builtAt }, index) => ({
        id,
        builtAt: new Date(builtAt),
        current: index === 0,
      })),
    rollback: async (id) => {
      const readFrom = (await findPublished(db, id)) ?? new Date(0);
      if (!(await store.bringBack(id))) return false;
      await swap();
      await recordLive(db, id, readFrom);
      return true;
    },
  });
  closers.add(() => setPublishingHost(undefined));
  return host;
}

/** The site of the start holds everything saved until then, and is live from now on. */
async function recordStart({ db }: SiteSource, store: SiteStore, readAt: Date): Promise<void> {
  const [served] = store.sites;
  const { live, waiting } = await readPublishing(db);
  if (!served || (live?.deployId === served.id && !waiting)) return;
  await recordLive(db, served.id, readAt);
}
