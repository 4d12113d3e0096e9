/**
 * `npm run backup -- ~/shop.tar.gz`: writes all irreplaceable data of the shop to one file. Uses the
 * database of DATABASE_URL, or the embedded one, whether the shop runs or not.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readHost } from '#db/queries/host.ts';
import { listUsed } from '#db/queries/media/unused-images.ts';
import { readEnv, type Env } from '#server/base/env.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { countMissing } from './backup/data-files.ts';
import { contentsInWords, counted } from './backup/format.ts';
import { isUnsettled } from './backup/settle-restore.ts';
import { takeBackup } from './backup/take-backup.ts';
import { assertNotInGit, defaultFile } from './backup/target-file.ts';
import { joinDatabase } from './database.ts';
import { runProgram, type Program } from './program.ts';
import { onDatabase } from './reach-database.ts';
import { StartError, writing } from './start-error.ts';
import { nameOfFolder } from './take-host.ts';

const ENDING = '.tar.gz';
const USAGE = 'Usage: npm run backup -- path/of/the/backup.tar.gz [--incomplete]';

interface Input {
  file: string;
  /** Whether images that the data folder lacks, or has damaged, may be missing. */
  mayBeIncomplete: boolean;
}

function readInput({ DATA_DIR: folder }: Env, now: Date): Input {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { incomplete: { type: 'boolean', default: false } },
    });
    const [name] = z.array(z.string()).max(1).parse(positionals);
    const file = path.resolve(name ?? defaultFile(path.resolve(folder), now));
    // With another ending it could be a file that must not be replaced.
    if (!file.endsWith(ENDING)) {
      throw new StartError(`The name of a backup ends in ${ENDING}, and ${name} does not.`);
    }
    return { file, mayBeIncomplete: values.incomplete };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(USAGE, { cause: error });
  }
}

async function openSource(env: Env, program: Program): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: folder } = env;
  if (databaseUrl !== undefined) return databaseUrl;
  if (existsSync(path.join(folder, 'db'))) return joinDatabase(folder, program);
  throw new StartError(
    `There is no shop in ${path.resolve(folder)}: set DATA_DIR to its folder, or DATABASE_URL to its database.`,
  );
}

await runProgram(async (program) => {
  const { terminal } = program;
  const env = readEnv(process.env);
  const now = new Date();
  const { file, mayBeIncomplete } = readInput(env, now);
  await assertNotInGit(file);
  const url = await openSource(env, program);
  const folder = path.resolve(env.DATA_DIR);
  if (isUnsettled(folder)) {
    throw new StartError(
      `A restore of ${folder} (DATA_DIR) was cut off: start the shop once, which completes or undoes it, then take the backup.`,
    );
  }
  await onDatabase(url, async ({ db }) => {
    // The data folder of another host has files of another shop. Without a host, it is that of the last host.
    const host = env.DATABASE_URL === undefined ? undefined : await readHost(db);
    const isElsewhere = host !== undefined && host !== nameOfFolder(folder);
    let madeFolder: string | undefined;
    const contents = await terminal.step('Taking the backup', () =>
      writing(file, async () => {
        madeFolder = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        return takeBackup(file, { db, dataFolder: isElsewhere ? undefined : folder, now });
      }),
    );
    terminal.say(`\n${file} holds ${contentsInWords(contents)}.`);
    if (madeFolder !== undefined) {
      terminal.say(`The folder ${path.dirname(file)} was not there, and was made for it.`);
    }
    terminal.say('Personal data is in it: keep it where only you can read it.');
    if (env.AUTH_SECRET !== undefined) {
      terminal.say(
        'AUTH_SECRET is set and is not in it: keep it too, second factors cannot be read without it.',
      );
    }
    const used = await listUsed(db, UPLOADED_IMAGES_PATH);
    const missing = await countMissing(folder, used);
    if (missing === 0 && !isElsewhere) return;
    const words = isElsewhere
      ? `This data folder is not that of the database's host (${hostInWords(host)}): images that were uploaded there are NOT in it.`
      : `${counted(missing, 'uploaded image', 'uploaded images')} that the shop uses: not in this data folder, or damaged there, so NOT in it.`;
    if (!mayBeIncomplete)
      throw new StartError(`${words} To take it so all the same, add --incomplete.`);
    terminal.warn(words);
  });
});
