/**
 * `npm run restore -- shop.tar.gz`: restores a backup into the database of DATABASE_URL or the
 * embedded one, and its files into the data folder. The shop must not be running.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connect } from '#db/client.ts';
import { readEnv, type Env } from '#server/base/env.ts';
import { contentsInWords, counted } from './backup/format.ts';
import { changingNothing } from './backup/refusal.ts';
import { restoreBackup, type Restored } from './backup/restore-backup.ts';
import { databaseName } from './backup/settle-restore.ts';
import { holdDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { runProgram } from './program.ts';
import { StartError } from './start-error.ts';
import { nameOfFolder } from './take-host.ts';
import type { Terminal } from './terminal.ts';

const USAGE = 'Usage: npm run restore -- path/of/the/backup.tar.gz [--replace] [--incomplete]';

function readInput(): { file: string; replace: boolean; mayBeIncomplete: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        incomplete: { type: 'boolean', default: false },
      },
    });
    const [file] = z.tuple([z.string()]).parse(positionals);
    const { replace, incomplete } = values;
    return { file: path.resolve(file), replace, mayBeIncomplete: incomplete };
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}

await runProgram(async (program) => {
  const { terminal, closers } = program;
  const { file, ...asked } = readInput();
  const env = readEnv(process.env);
  const folder = await changingNothing(async () => holdDataFolder(env.DATA_DIR, closers));
  const open = async () => {
    const url = await openDatabase(folder, env.DATABASE_URL, program);
    const connection = connect(url, { maxConnections: 1 });
    closers.defer(connection.close);
    return connection.db;
  };
  const host = nameOfFolder(folder.path);
  const database = databaseName(env.DATABASE_URL);
  const target = { open, database, dataFolder: folder.path, host, ...asked, terminal };
  const restored = await restoreBackup(file, target);
  tell(restored, env, terminal);
});

function tell(restored: Restored, { AUTH_SECRET: secret }: Env, terminal: Terminal): void {
  terminal.say(
    `\nRestored, as of ${restored.madeAt}: ${contentsInWords(restored)}. Everybody signs in anew;`,
  );
  terminal.say('who was taken off the staff or erased since then is there again: do it once more.');
  terminal.say('The database has no host: the next "npm start" (or deploy) with it is its host,');
  terminal.say(
    'and sends the mails that were queued then. Until it is open, "replaced" in the data',
  );
  terminal.say('folder holds the files from before.');
  if (restored.missingImages > 0) {
    terminal.warn(
      `${counted(restored.missingImages, 'uploaded image', 'uploaded images')} that the shop uses: missing or damaged in the backup, so NOT restored.`,
    );
  }
  const hasFactors = (restored.rows['staff_two_factors'] ?? 0) > 0;
  if (!hasFactors || restored.hasSecret === (secret === undefined)) return;
  terminal.warn(
    restored.hasSecret
      ? 'Second factors are read with the secret of the backup: start without AUTH_SECRET.'
      : 'Second factors are read with the AUTH_SECRET that was set where the backup was made: set the same.',
  );
}
