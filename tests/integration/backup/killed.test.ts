/** A restore that is killed, before each step that changes a file or commits, or that cannot be undone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { readHost } from '#db/queries/host.ts';
import { databaseName, isUnsettled, settleRestore } from '#local/backup/settle-restore.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { freePort } from '#local/free-port.ts';
import { postgres } from '../../support/backends.ts';
import { restoreInto } from '../../support/backup.ts';
import { limit } from '../../support/limits/limit.ts';
import { addCategory } from '../../support/rows.ts';
import { programEnvironment, runProgram } from '../../support/run-program.ts';
import { ROOT } from '../../support/tree.ts';

const COMPLETED = 'A restore was cut off after its last step: the shop is that of the backup.';
const UNDONE =
  'A restore was cut off and is undone: the shop is the one from before it. Restore again.';

let folder: string;
let file: string;
/** In each file and category; long enough for a secret. */
const OLD = 'old'.repeat(11);
const NEW = 'new'.repeat(11);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-killed-'));
  file = path.join(folder, 'shop.tar.gz');
  const source = await postgres.open();
  const dataFolder = path.join(folder, 'source');
  await fillFolder(dataFolder, NEW);
  await addCategory(source.connection.db, { name: NEW, slug: 'new' });
  await takeBackup(file, { db: source.connection.db, dataFolder, now: new Date() });
  await source.close();
});
afterAll(() => rm(folder, { recursive: true }));

async function fillFolder(data: string, content: string): Promise<void> {
  for (const name of ['blobs/entries/local/site:media/image', 'mail/one.eml', 'auth-secret']) {
    await mkdir(path.dirname(path.join(data, name)), { recursive: true });
    await writeFile(path.join(data, name), content);
  }
}

/** @returns whose shop it is: each file's content, and the names of the categories */
async function whose(data: string, read: () => Promise<string[]>): Promise<Set<string>> {
  const names = await readdir(data, { recursive: true, withFileTypes: true });
  // Leftovers, which the next start removes.
  const isLeft = ({ name, parentPath }: (typeof names)[number]) =>
    name.endsWith('.tmp') || /\b(?:replaced|restoring)\b/.test(parentPath);
  const files = names.filter((each) => each.isFile() && !isLeft(each));
  const contents = files.map((each) => readFile(path.join(each.parentPath, each.name), 'utf8'));
  return new Set([...(await Promise.all(contents)), ...(await read())]);
}

/** @returns what became of a restore that is killed before its n-th step; undefined: it has fewer */
async function killBefore(step: number) {
  const target = await postgres.open();
  const { db } = target.connection;
  await addCategory(db, { name: OLD, slug: 'old' });
  const data = path.join(folder, `data-${step}`);
  await fillFolder(data, OLD);
  const program = path.join(ROOT, 'tests/support/killed-restore.ts');
  const child = spawn(process.execPath, [program, file, data, target.url, String(step)], {
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal ?? code, `step ${step}`).toBe(signal ? 'SIGKILL' : 0);
  const wasUnsettled = isUnsettled(data);
  const said = await settleRestore(data, databaseName(target.url), (work) => work(db));
  expect(isUnsettled(data)).toBe(false);
  const read = async () => (await db.query.categories.findMany()).map(({ name }) => name);
  const shop = await whose(data, read);
  expect(existsSync(path.join(data, 'restoring')) && wasUnsettled).toBe(false);
  await target.close();
  return { isKilled: signal !== null, shop: [...shop], said };
}

test(
  'leaves one of two shops, whole, and the next start says which @backup.killed',
  { timeout: limit(240_000) },
  async () => {
    const said = new Map<string | undefined, number>();
    for (let step = 1; ; step += 1) {
      const { isKilled, shop, said: sentence } = await killBefore(step);
      expect(shop, `step ${step}`).toHaveLength(1);
      said.set(sentence, (said.get(sentence) ?? 0) + 1);
      const isNew = shop[0] === NEW;
      const sentences = [undefined, isNew ? COMPLETED : UNDONE];
      expect(sentences, `step ${step}`).toContain(sentence);
      if (isKilled) continue;
      expect(shop).toEqual([NEW]);
      break;
    }
    // Six files and folders are moved, and the rows are committed.
    expect(said.get(UNDONE)).toBeGreaterThanOrEqual(7);
    expect(said.get(COMPLETED)).toBeGreaterThanOrEqual(1);
  },
);

/** @returns a connection that breaks after its first transaction */
function brokenAfterOne(db: Database): Database {
  let transactions = 0;
  return new Proxy(db, {
    get(connected, name, receiver) {
      if (name === 'transaction') transactions += 1;
      return name === 'transaction' && transactions > 1
        ? () => Promise.reject(new Error('The connection is closed'))
        : (Reflect.get(connected, name, receiver) as unknown);
    },
  });
}

test('that fails and cannot be undone does not say that nothing was changed; the next start undoes it @backup.killed', async () => {
  const target = await postgres.open();
  const { db } = target.connection;
  const dataFolder = path.join(folder, 'not-undone');
  await fillFolder(dataFolder, OLD);
  // In place of the folder of mails, a link to a disk that is not there. Images come before it.
  await rm(path.join(dataFolder, 'mail'), { recursive: true });
  await symlink(path.join(folder, 'no-disk'), path.join(dataFolder, 'mail'), 'junction');
  const host = await readHost(db);
  const restoring = restoreInto(file, brokenAfterOne(db), { dataFolder, host });
  await expect(restoring).rejects.toThrow(/there is a file of that name in its path\.$/);
  expect(await settleRestore(dataFolder, 'embedded', (work) => work(db))).toBe(UNDONE);
  expect([...(await whose(dataFolder, () => Promise.resolve([])))]).toEqual([OLD]);
  await target.close();
});

test('into another database than the next start opens is not passed over @backup.killed', async () => {
  const data = path.join(folder, 'elsewhere');
  await mkdir(data);
  const journal = {
    id: crypto.randomUUID(),
    database: 'db.example.com/shop',
    names: [],
    former: [],
  };
  await writeFile(path.join(data, 'restore.json'), JSON.stringify(journal));
  const target = await postgres.open();
  const { code, stderr } = await runProgram('start', {
    DATA_DIR: data,
    DATABASE_URL: target.url,
    PORT: String(await freePort()),
  });
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(
    /^A restore of \S+ \(DATA_DIR\) into db\.example\.com\/shop was cut off: .*\.$/,
  );
  const backup = await runProgram('backup', { DATA_DIR: data, DATABASE_URL: target.url }, [
    `${data}.tar.gz`,
  ]);
  expect(backup.stderr).toContain('was cut off: start the shop once');
  await target.close();
});
