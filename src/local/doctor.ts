/**
 * `npm run doctor`: checks the environment and prints problems with remedies. With `-- --netlify`, missing settings
 * of a Netlify site are errors; without it, also checks the machine and the embedded database. Changes nothing,
 * sends nothing, shows no secret; exit code 1 after a problem.
 */
import { parseArgs } from 'node:util';
import { envProblems, readEnv } from '#server/base/env.ts';
import { hostNameOf } from '#server/base/this-host.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { examineDatabase, savedAddresses } from './doctor/database.ts';
import { findingLine, type Finding } from './doctor/finding.ts';
import { examineMachine } from './doctor/machine.ts';
import { examineMail } from './doctor/mail.ts';
import { openOwnDatabase, type OwnDatabase } from './doctor/own-database.ts';
import { examineSite } from './doctor/site.ts';
import { examineAddresses, examineVariables } from './doctor/variables.ts';
import { runProgram, type Program } from './program.ts';
import { StartError } from './start-error.ts';
import { nameOfFolder } from './take-host.ts';

type Source = Record<string, string | undefined>;

const USAGE = 'Usage: npm run doctor [-- --netlify]';

function readInput(): { isNetlify: boolean } {
  try {
    const { values } = parseArgs({ options: { netlify: { type: 'boolean', default: false } } });
    return { isNetlify: values.netlify || process.env.NETLIFY !== undefined };
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}

interface Examined {
  source: Source;
  isNetlify: boolean;
  /** @returns a variable's value, if it is set and valid */
  usable: (name: string) => string | undefined;
  program: Program;
}

/** Yields each finding as soon as it is known. */
async function* examine(examined: Examined): AsyncGenerator<Finding> {
  const { source, isNetlify, usable } = examined;
  yield* examineVariables(source, isNetlify);
  if (!isNetlify) yield* await examineMachine(folderOf(examined), usable('LISTEN_HOST'));
  yield* examineData(examined);
  const smtpUrl = usable('SMTP_URL');
  if (smtpUrl !== undefined) yield await examineMail(smtpUrl);
  const siteUrl = usable('SITE_URL') ?? usable('URL');
  if (siteUrl !== undefined) yield* await examineSite(siteUrl);
}

/** Checks the database and the settings saved in it. */
async function* examineData(examined: Examined): AsyncGenerator<Finding> {
  const { source } = examined;
  const { url, finding } = await openData(examined);
  if (finding) yield finding;
  if (url !== undefined) yield* await examineDatabase(url, nameOfHost(examined));
  // The settings of an unreachable database are unknown.
  const isNew = url === undefined && finding?.level !== 'wrong';
  const saved = url === undefined ? undefined : await savedAddresses(url);
  if (saved !== undefined || isNew) yield* examineAddresses(source, saved ?? DEFAULT_SETTINGS);
}

async function openData(examined: Examined): Promise<OwnDatabase> {
  const { source, isNetlify, usable, program } = examined;
  if (!isNetlify && !source['DATABASE_URL']) return openOwnDatabase(folderOf(examined), program);
  const url = usable('DATABASE_URL');
  return url === undefined ? {} : { url };
}

function nameOfHost(examined: Examined): string | undefined {
  const { isNetlify, usable } = examined;
  const name = hostNameOf({ SITE_ID: usable('SITE_ID'), SHOP_HOST: usable('SHOP_HOST') });
  return name ?? (isNetlify ? undefined : nameOfFolder(folderOf(examined)));
}

function folderOf({ usable }: Examined): string {
  return usable('DATA_DIR') ?? readEnv({}).DATA_DIR;
}

await runProgram(async (program) => {
  const { terminal } = program;
  const { isNetlify } = readInput();
  const source: Source = process.env;
  const problems = envProblems(source);
  const usable = (name: string) => (problems.has(name) ? undefined : source[name] || undefined);
  let wrong = 0;
  for await (const finding of examine({ source, isNetlify, usable, program })) {
    terminal.say(findingLine(finding));
    if (finding.level === 'wrong') wrong += 1;
  }
  if (wrong > 0)
    throw new StartError(`\n${wrong === 1 ? '1 thing is' : `${wrong} things are`} wrong.`);
  terminal.say('\nNothing is wrong.');
});
