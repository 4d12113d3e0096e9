/** The whole shop in one process: database, blobs, pages, functions and resized images. */
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { describeError, log } from '#server/log.ts';
import { IMAGE_CDN_PATH } from '#site/paths.ts';
import { authSecret } from './auth-secret.ts';
import { startBlobs } from './blob-host.ts';
import { Closers } from './closers.ts';
import { takeDataFolder, takenSentence, type DataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { loadFunctions, type FunctionsHost } from './functions/functions-host.ts';
import { startSchedule } from './functions/schedule.ts';
import { callerOf } from './http/caller.ts';
import { listen } from './http/listen.ts';
import { startingAnswer } from './http/starting-page.ts';
import type { StaticHost } from './http/static-host.ts';
import { strictTransport } from './http/strict-transport.ts';
import { webListener } from './http/web-listener.ts';
import { ImageCache } from './images/image-cache.ts';
import { ImageHost } from './images/image-host.ts';
import { withUploads } from './images/uploaded-images.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { openSite } from './publishing/publishing.ts';
import { StartError } from './start-error.ts';
import { takeHost } from './take-host.ts';
import { tellFunctions } from './tell-functions.ts';
import type { Terminal } from './terminal.ts';

export interface ShopOptions {
  /** `PORT` may be 0 for a free one. */
  env: Env;
  terminal: Terminal;
  /** Aborts the start. */
  signal?: AbortSignal;
}

export interface Shop {
  /** Address to open. */
  url: string;
  /** May contain a password. */
  databaseUrl: string;
  /** Resolves with the reason when the embedded database stops by itself; never rejects. */
  down: Promise<string>;
  close: () => Promise<void>;
}

type Answer = (request: Request, ip: string) => Promise<Response>;

/**
 * Starts the shop. Once per process: functions read `process.env`, which this sets, and keep their
 * connections.
 * @throws StartError for what a person can fix; the signal's reason when aborted
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const closers = new Closers();
  try {
    return await start(options, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function start({ env, terminal, signal }: ShopOptions, closers: Closers): Promise<Shop> {
  const folder = takeDataFolder(env.DATA_DIR);
  if (!folder) throw new StartError(takenSentence(env.DATA_DIR));
  closers.add(folder.release);

  let answer: Answer = () => Promise.resolve(startingAnswer());
  const caller = callerOf(env.TRUST_PROXY);
  // Early, so that a port in use is reported at once.
  const listener = await listen(
    webListener(async (request, { socket }) => {
      const forwarded = request.headers.get('X-Forwarded-For');
      const ip = caller(socket.remoteAddress ?? '', forwarded);
      return strictTransport(await safely(answer, request, ip), env.SITE_URL ?? '');
    }),
    env.PORT,
    env.LISTEN_HOST,
  );
  closers.add(listener.close);
  const url = addressToOpen(env.LISTEN_HOST, listener.port);

  const database = await openDatabase(folder, env.DATABASE_URL, { terminal, signal });
  closers.add(database.close);
  const isEmbedded = env.DATABASE_URL === undefined;
  const { host } = await takeHost(database.url, { dataFolder: folder.path, isEmbedded, terminal });
  const blobs = host === undefined ? undefined : await startBlobs(path.join(folder.path, 'blobs'));
  if (blobs) closers.add(blobs.close);
  await folder.leaveNote({
    command: 'npm start',
    siteUrl: env.SITE_URL ?? url,
    ...(blobs && { blobs: blobs.context }),
    ...(isEmbedded && { databaseUrl: database.url }),
  });
  signal?.throwIfAborted();

  process.env.DATABASE_URL = database.url;
  // Links in mails point to the shop that sends them.
  process.env.SITE_URL ??= url;
  process.env.AUTH_SECRET = env.AUTH_SECRET ?? (await authSecret(folder.path));
  tellFunctions(host, folder.path);
  const site = await openSite(
    {
      root: PROJECT_ROOT,
      folder: folder.path,
      databaseUrl: database.url,
      siteUrl: env.SITE_URL ?? url,
      host,
      terminal,
      signal,
    },
    closers,
  );
  const functions = await loadFunctions(PROJECT_ROOT);
  closers.add(functions.close);
  answer = await siteAnswer(folder, site, functions);
  if (host !== undefined) closers.add(startSchedule(functions.scheduled));
  if (isEmbedded) {
    await welcomeFirstOwner(database.url, env.SITE_URL ?? url, env, terminal);
  }
  return {
    url,
    databaseUrl: database.url,
    down: database.down ?? new Promise(() => undefined),
    close: async () => {
      // First, because open requests need what is closed next.
      await listener.close();
      await closers.closeAll();
    },
  };
}

async function siteAnswer(
  folder: DataFolder,
  site: StaticHost,
  functions: FunctionsHost,
): Promise<Answer> {
  const imageFolder = path.join(folder.path, 'images');
  const cache = await ImageCache.open(imageFolder);
  await cache.prune();
  const source = withUploads(site, imageFolder, (request) => functions.answer(request, ''));
  const images = new ImageHost(source, cache);
  return async (request, ip) => {
    if (new URL(request.url).pathname === IMAGE_CDN_PATH) return images.answer(request);
    return (await functions.answer(request, ip)) ?? site.answer(request);
  };
}

async function safely(answer: Answer, request: Request, ip: string): Promise<Response> {
  try {
    return await answer(request, ip);
  } catch (error) {
    log({ level: 'error', event: 'request', method: request.method, ...describeError(error) });
    return new Response('Internal Server Error', { status: 500 });
  }
}

/** An address of all interfaces is opened as `localhost` on this machine. */
function addressToOpen(host: string | undefined, port: number): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
