/**
 * `npm run doctor`: examines the environment and says in words what is wrong and what to do. With
 * `-- --netlify`, settings that a Netlify site requires are errors when missing. Changes nothing,
 * sends nothing, shows no secret; exit code 1 when something is wrong.
 */
import { envProblems } from '#server/env.ts';
import { hostNameOf } from '#server/this-host.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { examineDatabase, savedAddresses } from './doctor/database.ts';
import { findingLine, type Finding } from './doctor/finding.ts';
import { examineMail } from './doctor/mail.ts';
import { examineSite } from './doctor/site.ts';
import { examineAddresses, examineVariables } from './doctor/variables.ts';
import { runProgram } from './program.ts';
import { StartError } from './start-error.ts';

type Source = Record<string, string | undefined>;

/** Yields each finding as soon as it is known. */
async function* examine(source: Source, isNetlify: boolean): AsyncGenerator<Finding> {
  yield* examineVariables(source, isNetlify);
  const problems = envProblems(source);
  const usable = (name: string) => (problems.has(name) ? undefined : source[name] || undefined);
  const databaseUrl = usable('DATABASE_URL');
  const name = hostNameOf({ SITE_ID: usable('SITE_ID'), SHOP_HOST: usable('SHOP_HOST') });
  if (databaseUrl !== undefined) yield* await examineDatabase(databaseUrl, name);
  const saved = databaseUrl === undefined ? undefined : await savedAddresses(databaseUrl);
  yield* examineAddresses(source, saved ?? DEFAULT_SETTINGS);
  const smtpUrl = usable('SMTP_URL');
  if (smtpUrl !== undefined) yield await examineMail(smtpUrl);
  const siteUrl = usable('SITE_URL') ?? usable('URL');
  if (siteUrl !== undefined) yield* await examineSite(siteUrl);
}

await runProgram(async ({ terminal }) => {
  const isNetlify = process.argv.includes('--netlify') || process.env.NETLIFY !== undefined;
  let wrong = 0;
  for await (const finding of examine(process.env, isNetlify)) {
    terminal.say(findingLine(finding));
    if (finding.level === 'wrong') wrong += 1;
  }
  if (wrong > 0)
    throw new StartError(`\n${wrong === 1 ? '1 thing is' : `${wrong} things are`} wrong.`);
  terminal.say('\nNothing is wrong.');
});
