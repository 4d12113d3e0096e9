/**
 * `npm run db:release`: releases the database of DATABASE_URL from its host, so that the shop can
 * move. The next deploy or start with it becomes its host.
 */
import { releaseHost } from '#db/queries/change-host.ts';
import { readHost } from '#db/queries/host.ts';
import { readEnv } from '#server/base/env.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { runProgram } from './program.ts';
import { givenUrl, onDatabase } from './reach-database.ts';

await runProgram(async ({ terminal }) => {
  const url = givenUrl(readEnv(process.env));
  const former = await onDatabase(url, async ({ db }) =>
    (await readHost(db)) === undefined ? undefined : releaseHost(db),
  );
  if (former === undefined) {
    terminal.say('The database has no host: the next site that is deployed or started with it is.');
    return;
  }
  terminal.say(
    `The database is no longer that of ${hostInWords(former)}. Until the next deploy or start with it,`,
  );
  terminal.say('nothing is published and no mail is sent.');
});
