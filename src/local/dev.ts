/** `npm run dev`: Astro's development server with a database, functions and image sizes. */
import path from 'node:path';
import { dev } from 'astro';
import { attempt } from '#server/attempt.ts';
import { readEnv, type Env } from '#server/env.ts';
import { authSecret } from './auth-secret.ts';
import { startBlobs, reachBlobs } from './blob-host.ts';
import { Closers } from './closers.ts';
import { openOrJoinDatabase, takeOrJoin, type Access } from './database.ts';
import { DevFunctions } from './dev-functions.ts';
import { devPlugin } from './dev-plugin.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { ImageCache } from './images/image-cache.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runProgram, toldToEnd, type Program } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { StartError } from './start-error.ts';

/** What browsers fetch first, from where all their packages are found. */
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
  await prepareDatabase(database.url, { terminal, seed: true });
  await shareBlobs(access, closers, env.DATABASE_URL === undefined ? database.url : undefined);
  signal.throwIfAborted();

  process.env.DATABASE_URL = database.url;
  process.env.AUTH_SECRET = env.AUTH_SECRET ?? (await authSecret(path.resolve(env.DATA_DIR)));
  process.env.MAIL_DIR ??= path.join(path.resolve(env.DATA_DIR), 'mail');
  const imageFolder = path.join(path.resolve(env.DATA_DIR), 'images');
  const images = await ImageCache.open(imageFolder);
  const functions = new DevFunctions(PROJECT_ROOT);
  const server = await dev({
    root: PROJECT_ROOT,
    server: { port: env.PORT, host: env.LISTEN_HOST ?? false },
    vite: {
      plugins: [devPlugin({ root: PROJECT_ROOT, functions, images, imageFolder })],
      // Looked through at once: a package that is found later breaks the page that is open.
      optimizeDeps: { entries: BROWSER_ENTRIES },
    },
  });
  closers.add(() => server.stop());
  closers.add(() => functions.close());
  const siteUrl = `http://localhost:${server.address.port}`;
  process.env.SITE_URL ??= siteUrl;
  // Whoever holds the folder calls by the clock, and has told the link.
  if (access.folder) {
    // In the background: it loads all functions.
    const schedule = attempt('schedule', () => functions.startSchedule());
    closers.add(async () => (await schedule)?.());
  }
  if (access.folder && env.DATABASE_URL === undefined) {
    await welcomeFirstOwner(database.url, siteUrl, env, terminal);
  }
  return Promise.race([toldToEnd(signal), database.down ?? new Promise<never>(() => undefined)]);
}

/** Blobs are served by whoever holds the data folder. */
async function shareBlobs(
  { folder, note }: Access,
  closers: Closers,
  embeddedUrl: string | undefined,
): Promise<void> {
  if (!folder) {
    if (note.blobs) reachBlobs(note.blobs);
    return;
  }
  const blobs = await startBlobs(path.join(folder.path, 'blobs'));
  closers.add(blobs.close);
  await folder.leaveNote({
    command: 'npm run dev',
    blobs: blobs.context,
    ...(embeddedUrl !== undefined && { databaseUrl: embeddedUrl }),
  });
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
