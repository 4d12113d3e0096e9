/** `npm run build`: what Netlify runs; elsewhere it also works without DATABASE_URL. */
import path from 'node:path';
import { readEnv, type Env } from '#server/base/env.ts';
import { joinDatabase } from './database.ts';
import { findingLine } from './doctor/finding.ts';
import { examineVariables } from './doctor/variables.ts';
import { bundleFunctions } from './functions/bundle-functions.ts';
import { bundleRenderer } from './functions/bundle-renderer.ts';
import { prepareGiven } from './given-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runProgram, type Program } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { buildSite, codeOf } from './site/build-site.ts';
import { StartError } from './start-error.ts';
import type { Terminal } from './terminal.ts';

await runProgram(async (program) => {
  const { terminal, signal } = program;
  const env = readEnv(process.env);
  const database = await prepareGiven(env, terminal);
  if (env.NETLIFY !== undefined && env.CONTEXT === 'production') sayMissing(terminal);
  const databaseUrl = database?.url ?? (await openEmbedded(env, program));
  const input = {
    root: PROJECT_ROOT,
    outDir: path.join(PROJECT_ROOT, 'dist'),
    cacheDir: env.BUILD_CACHE_DIR,
    siteUrl: env.SITE_URL ?? env.URL ?? 'http://localhost:4321',
    environment: { ...process.env, DATABASE_URL: databaseUrl },
    signal,
  };
  const { pages, changed, missingImages } = await terminal.step('Building the site', async () => {
    const outcome = await buildSite(input);
    if (!outcome.ok) throw new StartError(outcome.problem);
    return outcome;
  });
  terminal.say(`${pages} pages, ${changed} files that are not those of the build before`);
  for (const image of missingImages) terminal.warn(`An image is not there: ${image}`);
  if (env.NETLIFY !== undefined) {
    const bundled = await terminal.step('Bundling the functions', () =>
      bundleFunctions(PROJECT_ROOT),
    );
    terminal.say(
      bundled.length === 0
        ? 'Functions: those of the build before'
        : `Functions: ${bundled.join(', ')}`,
    );
    await bundleRenderer(PROJECT_ROOT, codeOf(input).renderer);
  }
  await database?.claim();
});

/**
 * Warns of variables that are not set and what the site lacks without them: sign-in, emails, builds
 * after a save.
 */
function sayMissing(terminal: Terminal): void {
  const wrong = examineVariables(process.env, true).filter(({ level }) => level === 'wrong');
  for (const finding of wrong) terminal.warn(findingLine(finding));
}

async function openEmbedded({ DATA_DIR: folder }: Env, program: Program): Promise<string> {
  const url = await joinDatabase(folder, program);
  await prepareDatabase(url, { terminal: program.terminal, seed: true });
  return url;
}
