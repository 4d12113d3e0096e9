/** `npm run build`: what Netlify runs, and what works as well without a database of one's own. */
import path from 'node:path';
import { readEnv } from '#server/env.ts';
import { Closers } from './closers.ts';
import { openOrJoinDatabase, takeOrJoin } from './database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runProgram, type Program } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { buildSite } from './site/astro-build.ts';
import { StartError } from './start-error.ts';

async function build({ terminal, signal }: Program, closers: Closers): Promise<void> {
  const { DATABASE_URL: given, DATA_DIR: dataDir } = readEnv(process.env);
  const databaseUrl = given ?? (await openEmbedded(dataDir, { terminal, signal }, closers));
  // A database that was given is the owner's: it gets the tables, never the demo.
  await prepareDatabase(databaseUrl, { terminal, seed: given === undefined });
  const outcome = await buildSite({
    root: PROJECT_ROOT,
    outDir: path.join(PROJECT_ROOT, 'dist'),
    environment: { ...process.env, DATABASE_URL: databaseUrl },
    signal,
    show: true,
  });
  if (!outcome.ok) throw new StartError('The site could not be built; see above.');
}

async function openEmbedded(
  dataDir: string,
  { terminal, signal }: Program,
  closers: Closers,
): Promise<string> {
  const access = await takeOrJoin(dataDir, signal);
  if (access.folder) closers.add(access.folder.release);
  const database = await openOrJoinDatabase(access, undefined, { terminal, signal });
  closers.add(database.close);
  await access.folder?.leaveNote({ command: 'npm run build' });
  return database.url;
}

const code = await runProgram(async (program) => {
  const closers = new Closers();
  try {
    await build(program, closers);
  } finally {
    await closers.closeAll();
  }
});
process.exit(code);
