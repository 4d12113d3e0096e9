/** `npm run dev`: Astro's development server with a database, functions and resized images. */
import path from 'node:path';
import { dev } from 'astro';
import { attempt } from '#server/attempt.ts';
import { readEnv, type Env } from '#server/env.ts';
import { authSecret } from './auth-secret.ts';
import { reachBlobs, startBlobs, type BlobContext } from './blob-host.ts';
import { Closers } from './closers.ts';
import { openOrJoinDatabase, takeOrJoin, type Access } from './database.ts';
import { DevFunctions } from './dev-functions.ts';
import { devPlugin } from './dev-plugin.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { ImageCache } from './images/image-cache.ts';
import { runProgram, toldToEnd, type Program } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { StartError } from './start-error.ts';
import { takeHost } from './take-host.ts';
import { tellFunctions } from './tell-functions.ts';

/** Entry points of all browser code, from which Vite finds its packages. */
const BROWSER_ENTRIES = ['src/**/*.island.tsx', 'src/enhance/**/*.ts', '!**/*.test.*'];

/** @returns the reason when the embedded database stops by itself */
async function develop(
  env: Env,
  { terminal, signal }: Program,
  closers: Closers,
): Promise<string | void> {
  const access = await takeOrJoin(env.DATA_DIR, signal);
  if (access.folder) closers.add(access.folder.release);
  const database = await openOrJoinDatabase(access, env.DATABASE_URL, { terminal, signal });
  closers.add(database.close);
  const dataFolder = path.resolve(env.DATA_DIR);
  const isEmbedded = env.DATABASE_URL === undefined;
  const { host } = await takeHost(database.url, { dataFolder, isEmbedded, terminal });
  const blobs = await shareBlobs(access, closers, host);
  await access.folder?.leaveNote({
    command: 'npm run dev',
    ...(blobs && { blobs }),
    ...(isEmbedded && { databaseUrl: database.url }),
  });
  signal.throwIfAborted();

  process.env.DATABASE_URL = database.url;
  process.env.AUTH_SECRET = env.AUTH_SECRET ?? (await authSecret(dataFolder));
  tellFunctions(host, dataFolder);
  const imageFolder = path.join(dataFolder, 'images');
  const images = await ImageCache.open(imageFolder);
  const functions = new DevFunctions(PROJECT_ROOT);
  const server = await dev({
    root: PROJECT_ROOT,
    server: { port: env.PORT, host: env.LISTEN_HOST ?? false },
    vite: {
      plugins: [devPlugin({ root: PROJECT_ROOT, functions, images, imageFolder })],
      // Scanned at the start: discovering a package later reloads the open page.
      optimizeDeps: { entries: BROWSER_ENTRIES },
    },
  });
  closers.add(() => server.stop());
  closers.add(() => functions.close());
  const siteUrl = `http://localhost:${server.address.port}`;
  process.env.SITE_URL ??= siteUrl;
  // The folder's holder runs the schedule and has printed the link.
  if (access.folder && host !== undefined) {
    // In the background, because it loads all functions.
    const schedule = attempt('schedule', () => functions.startSchedule());
    closers.add(async () => (await schedule)?.());
  }
  if (access.folder && isEmbedded) {
    await welcomeFirstOwner(database.url, siteUrl, env, terminal);
  }
  return Promise.race([toldToEnd(signal), database.down ?? new Promise<never>(() => undefined)]);
}

/**
 * The data folder's holder serves blobs, but not to a guest of another host's database.
 * @returns the connection to blobs served by this process
 */
async function shareBlobs(
  { folder, note }: Access,
  closers: Closers,
  host: string | undefined,
): Promise<BlobContext | undefined> {
  if (host === undefined) return undefined;
  if (!folder) {
    if (note.blobs) reachBlobs(note.blobs);
    return undefined;
  }
  const blobs = await startBlobs(path.join(folder.path, 'blobs'));
  closers.add(blobs.close);
  return blobs.context;
}

const code = await runProgram(async (program) => {
  const closers = new Closers();
  try {
    const reason = await develop(readEnv(process.env), program, closers);
    if (reason !== undefined) throw new StartError(`The embedded database stopped: ${reason}.`);
  } finally {
    await closers.closeAll();
  }
});
process.exit(code);
