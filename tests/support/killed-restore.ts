/**
 * Restores a backup as `npm run restore` does, and is killed before the n-th step that changes a file or
 * commits. Ends with 0 when it has fewer steps.
 * Arguments: backup, data folder, address of the database, n.
 */
import fs from 'node:fs/promises';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

const [file = '', dataFolder = '', url = '', number = ''] = process.argv.slice(2);
let left = Number(number);

function step(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

const { rename, rm } = fs;
fs.rename = (...given) => {
  step();
  return rename(...given);
};
fs.rm = (...given) => {
  step();
  return rm(...given);
};
// Named imports of the module follow.
syncBuiltinESMExports();

const query: unknown = Reflect.get(pg.Client.prototype, 'query');
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]): unknown {
    if (/^commit/i.test(textOf(given[0]))) step();
    return typeof query === 'function' ? Reflect.apply(query, this, given) : undefined;
  },
});

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  const isQuery = typeof given === 'object' && given !== null && 'text' in given;
  return isQuery ? String(given.text) : '';
}

// Only now, so that they import what was replaced.
const { connect } = await import('#db/client.ts');
const { databaseName } = await import('#local/backup/settle-restore.ts');
const { restoreInto } = await import('./backup.ts');
const { TEST_HOST } = await import('./host.ts');
// Whoever is killed keeps nothing for the next start.
flushCompileCache();
const connection = connect(url, { maxConnections: 1 });
await restoreInto(file, connection.db, {
  dataFolder,
  database: databaseName(url),
  host: TEST_HOST,
  replace: true,
});
await connection.close();
