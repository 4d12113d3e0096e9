import path from 'node:path';
import { connect, type Database } from '#db/client.ts';
import { recordLive, recordRestored } from '#db/queries/publishing/record-live.ts';
import { takeBackBuilding } from '#db/queries/publishing/requests.ts';
import { findReadTime, readPublishing } from '#db/queries/publishing/view.ts';
import { StaticHost } from '#local/http/static-host.ts';
import { draftRenderer } from '#local/previews.ts';
import { buildInto, type SiteSource } from '#local/site/build-site.ts';
import { differingPages, keptPage } from '#local/site/kept-pages.ts';
import { SiteStore } from '#local/site/site-store.ts';
import { StartError } from '#local/start-error.ts';
import type { Terminal } from '#local/terminal.ts';
import { outageWatch } from '#server/base/database-outage.ts';
import { setPageRenderer } from '#server/previews/page-renderer.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { configuredHook } from '#server/publishing/publish.ts';
import { Publisher } from './publisher.ts';

export interface PublishingOptions extends Omit<SiteSource, 'cacheDir'> {
  terminal: Terminal;
  signal?: AbortSignal | undefined;
  /** Data folder, for sites and build caches. */
  folder: string;
  /** Name of this host; undefined for a guest, which serves the site but does not publish. */
  host: string | undefined;
}

/** One for the publisher, one for a concurrent rollback. */
const CONNECTIONS = 2;
/** Pages of a previous version that are offered to look at. */
const MAX_PAGES = 100;
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
    watch: outageWatch,
  });
  closers.defer(close);
  const source: SiteSource = { ...options, cacheDir: path.join(folder, 'build-cache') };
  const store = await SiteStore.open(path.join(folder, 'site'));
  const readAt = new Date();
  const isCurrent = await refreshSite(store, source, options);
  const staticHost = await StaticHost.of(store.folders);
  setPageRenderer(draftRenderer(source));
  closers.defer(() => setPageRenderer(undefined));
  if (name === undefined || configuredHook() !== undefined) return staticHost;

  await takeBackBuilding(db, name);
  if (isCurrent) await recordStart(db, store, readAt);
  const swap = () => staticHost.swap(store.folders);
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
    differingPages: (id) => {
      const siteFolder = store.folderOf(id);
      const [live = ''] = store.folders;
      return siteFolder === undefined ? undefined : differingPages(siteFolder, live, MAX_PAGES);
    },
    keptPage: (id, address) => {
      const siteFolder = store.folderOf(id);
      return siteFolder === undefined ? undefined : keptPage(siteFolder, address);
    },
    rollback: async (id) => {
      if (store.folderOf(id) === undefined) return false;
      return publisher.withoutBuild(async () => {
        const readFrom = (await findReadTime(db, id)) ?? new Date(0);
        if (!(await store.restore(id))) return false;
        await swap();
        await recordRestored(db, id, readFrom, name);
        return true;
      });
    },
  });
  closers.defer(() => setPublishingHost(undefined));
  return staticHost;
}

/**
 * Builds the site, unless an owner restored the served one. The served site stays if the result is the
 * same, and, with a warning, if the build fails.
 * @returns whether the served site is that of the current data
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
async function refreshSite(
  store: SiteStore,
  source: SiteSource,
  { terminal, signal }: PublishingOptions,
): Promise<boolean> {
  if (store.sites[0]?.held) {
    terminal.say('  An earlier site was restored; it stays until the next publication');
    return false;
  }
  const before = store.sites[0]?.key;
  const outcome = await terminal.step('Building the site', () =>
    buildInto(store, source, { signal }),
  );
  await store.prune();
  if (outcome.ok) {
    if (outcome.key === before) terminal.say('  The built site is up to date');
    return true;
  }
  if (store.folders.length === 0) {
    throw new StartError(`${outcome.problem} There is no earlier site to serve.`);
  }
  terminal.warn(`${outcome.problem} THE SITE THAT WAS BUILT BEFORE IS SERVED.`);
  return false;
}

/** Records the site of the start, which contains all saves until then, as live. */
async function recordStart(db: Database, store: SiteStore, readAt: Date): Promise<void> {
  const [served] = store.sites;
  const { live, waiting } = await readPublishing(db);
  if (!served || (live?.deployId === served.id && !waiting)) return;
  await recordLive(db, served.id, readAt);
}
