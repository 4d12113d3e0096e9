/**
 * `npm run db:fill`: prepares the database of DATABASE_URL for a host: tables, demo catalog if it
 * never had a catalog, and the link of the first owner. A database with a host gets the link alone.
 */
import { isMigrated } from '#db/migration-state.ts';
import { hasNoStaff } from '#db/queries/accounts/staff.ts';
import { readStoredHost } from '#db/queries/host.ts';
import { readEnv, type Env } from '#server/base/env.ts';
import { hostSince } from '#server/base/this-host.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runProgram } from './program.ts';
import { givenUrl, onDatabase } from './reach-database.ts';
import type { Terminal } from './terminal.ts';

await runProgram(async ({ terminal }) => {
  const env = readEnv(process.env);
  const url = givenUrl(env);
  const host = await onDatabase(url, ({ db }) => readStoredHost(db));
  if (host === undefined) {
    await prepareDatabase(url, { terminal, seed: true });
    terminal.say(
      '\nThe database is ready. The first site that is deployed or started with it is its host.',
    );
  } else {
    terminal.say(
      `The database is in use by its host (${hostSince(host, new Date())}), which brings it up to date itself.`,
    );
  }
  await invite(url, env, terminal);
  if (host !== undefined) terminal.say('Nothing else was changed.');
});

/** Prints the link of the first owner, as long as nobody can sign in. */
async function invite(url: string, env: Env, terminal: Terminal): Promise<void> {
  const isOpen = await onDatabase(url, async ({ db }) => (await isMigrated(db)) && hasNoStaff(db));
  if (!isOpen) return;
  const siteUrl = env.SITE_URL ?? env.URL;
  if (siteUrl === undefined) {
    terminal.say('Nobody can sign in yet. For the link of the first owner, set SITE_URL to the');
    terminal.say('address of the site, and run this once more.');
    return;
  }
  await welcomeFirstOwner(url, siteUrl, {}, terminal);
}
