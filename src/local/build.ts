/** `npm run build`: what Netlify runs; also works without a database of one's own. */
import path from 'node:path';
import { readEnv, type Env } from '#server/env.ts';
import { Closers } from './closers.ts';
import { openOrJoinDatabase, takeOrJoin } from './database.ts';
import { findingLine } from './doctor/finding.ts';
import { examineVariables } from './doctor/variables.ts';
import { prepareGiven } from './given-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runProgram, type Program } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { buildSite } from './site/build-site.ts';
import { StartError } from './start-error.ts';
import type { Terminal } from './terminal.ts';

async function build({ terminal, signal }: Program, closers: Closers): Promise<void> {
  const env = readEnv(process.env);
  const given = await prepareGiven(env, terminal);
  if (env.NETLIFY !== undefined && env.CONTEXT === 'production') sayMissing(terminal);
  const databaseUrl = given?.url ?? (await openEmbedded(env, { terminal, signal }, closers));
  const outcome = await buildSite({
    root: PROJECT_ROOT,
    outDir: path.join(PROJECT_ROOT, 'dist'),
    cacheDir: env.BUILD_CACHE_DIR,
    siteUrl: env.SITE_URL ?? env.URL ?? 'http://localhost:4321',
    environment: { ...process.env, DATABASE_URL: databaseUrl },
    signal,
    show: true,
  });
  if (!outcome.ok) throw new StartError(outcome.problem);
  const { pages, rendered, missingImages } = outcome;
  terminal.say(`${pages} pages, ${rendered} files of them rendered anew`);
  for (const image of missingImages) terminal.warn(`An image is not there: ${image}`);
  await given?.claim();
}

/**
 * Logs which features the site lacks for want of configuration: sign-in, emails, builds after a
 * save.
 */
function sayMissing(terminal: Terminal): void {
  const wrong = examineVariables(process.env, true).filter(({ level }) => level === 'wrong');
  for (const finding of wrong) terminal.warn(findingLine(finding));
}

async function openEmbedded(
  { DATA_DIR: dataDir }: Env,
  { terminal, signal }: Program,
  closers: Closers,
): Promise<string> {
  const access = await takeOrJoin(dataDir, signal);
  if (access.folder) closers.add(access.folder.release);
  const database = await openOrJoinDatabase(access, undefined, { terminal, signal });
  closers.add(database.close);
  await access.folder?.leaveNote({ command: 'npm run build' });
  await prepareDatabase(database.url, { terminal, seed: true });
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
