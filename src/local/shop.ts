/** The whole shop in one process: database, blobs, pages, functions and resized images. */
import path from 'node:path';
import type { Env } from '#server/base/env.ts';
import { describeError, log } from '#server/base/log.ts';
import { IMAGE_CDN_PATH } from '#site/paths.ts';
import { removeLeftovers } from './backup/settle-restore.ts';
import { holdDataFolder } from './data-folder.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { loadFunctions, type FunctionsHost } from './functions/functions-host.ts';
import { startSchedule } from './functions/schedule.ts';
import { callerOf } from './http/caller.ts';
import { addressToOpen, listen } from './http/listen.ts';
import { plainAnswer } from './http/plain-answer.ts';
import type { StaticHost } from './http/static-host.ts';
import { strictTransport } from './http/strict-transport.ts';
import { webListener } from './http/web-listener.ts';
import { ImageCache } from './images/image-cache.ts';
import { ImageHost } from './images/image-host.ts';
import { withUploads } from './images/uploaded-images.ts';
import type { Program } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { openSite } from './publishing/publishing.ts';
import { openShopData, type ShopData } from './shop-data.ts';

export interface Shop extends Pick<ShopData, 'databaseUrl'> {
  /** Address to open. */
  url: string;
}

type Answer = (request: Request, ip: string) => Promise<Response>;

/** The function that moves spooled requests into the database. */
const SPOOL_JOB = 'schedule';
/** Shown while the shop starts; reloads by itself. */
const STARTING = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Starting</title>
<p style="margin: 20vh auto; max-width: 30rem; padding: 1rem; font: 1.25rem/1.5 system-ui; text-align: center">
The shop is starting. This page opens it as soon as it is ready.
`;
const STARTING_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Content-Type': 'text/html; charset=utf-8',
  Refresh: '2',
  'Retry-After': '2',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Starts the shop. Once per process: functions read `process.env`, which this sets, and keep their
 * connections.
 * @param env `PORT` may be 0 for a free one
 * @param program closes the shop at its end; its signal aborts the start
 * @throws StartError for what a person can fix; the signal's reason when aborted
 */
export async function startShop(env: Env, program: Program): Promise<Shop> {
  const { terminal, signal, closers } = program;
  const folder = holdDataFolder(env.DATA_DIR, closers);

  let answer: Answer = () =>
    Promise.resolve(new Response(STARTING, { status: 503, headers: STARTING_HEADERS }));
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
  closers.defer(listener.close);
  const url = addressToOpen(env.LISTEN_HOST, listener.port);
  const siteUrl = env.SITE_URL ?? url;
  let onDatabaseBack = () => {};
  const { databaseUrl, isEmbedded, host } = await openShopData(folder, env, siteUrl, program, () =>
    onDatabaseBack(),
  );
  const site = await openSite(
    { root: PROJECT_ROOT, folder: folder.path, databaseUrl, siteUrl, host, terminal, signal },
    closers,
  );
  const functions = await loadFunctions(PROJECT_ROOT);
  closers.defer(functions.close);
  answer = await siteAnswer(path.join(folder.path, 'images'), site, functions);
  if (host !== undefined) {
    const schedule = startSchedule(functions.scheduled);
    closers.defer(schedule.stop);
    // Empties the spool now instead of within ten minutes.
    onDatabaseBack = () => schedule.run(SPOOL_JOB);
    onDatabaseBack();
  }
  await removeLeftovers(folder.path);
  if (isEmbedded) await welcomeFirstOwner(databaseUrl, siteUrl, env, terminal);
  // Again, so that it closes first: open requests need what is closed next.
  closers.defer(listener.close);
  return { url, databaseUrl };
}

async function siteAnswer(
  imageFolder: string,
  site: StaticHost,
  functions: FunctionsHost,
): Promise<Answer> {
  const cache = await ImageCache.open(imageFolder);
  const source = withUploads(site, imageFolder, (request) => functions.answer(request, ''));
  const images = new ImageHost(source, cache);
  return async (request, ip) => {
    if (new URL(request.url).pathname === IMAGE_CDN_PATH) return images.answer(request, ip);
    return (await functions.answer(request, ip)) ?? site.answer(request);
  };
}

async function safely(answer: Answer, request: Request, ip: string): Promise<Response> {
  try {
    return await answer(request, ip);
  } catch (error) {
    log({ level: 'error', event: 'request', method: request.method, ...describeError(error) });
    return plainAnswer('Internal Server Error', 500);
  }
}
