/** A backup that somebody wrote by hand is refused in one sentence, and nothing is changed by it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEADER, headerOf, ROW_COUNTS, SEQUENCES } from '#local/backup/format.ts';
import { ArchiveWriter } from '#local/backup/write-archive.ts';
import { StartError } from '#local/start-error.ts';
import { useDatabase } from '../../support/backends.ts';
import { restoreInto } from '../../support/backup.ts';
import { dump } from '../../support/dump.ts';
import { TEST_HOST } from '../../support/host.ts';

const db = useDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function expectRefused(entries: Record<string, string>, sentence: RegExp): Promise<void> {
  const file = path.join(folder, 'hostile.tar.gz');
  const archive = new ArchiveWriter(file);
  const header = JSON.stringify(headerOf('0005_filed_mails', new Date()));
  for (const each of Object.entries({ [HEADER]: header, ...entries })) await archive.add(...each);
  await archive.finish();
  const before = await dump(db());
  const dataFolder = path.join(folder, 'data');
  const failure: unknown = await restoreInto(file, db(), {
    dataFolder,
    host: TEST_HOST,
    replace: true,
  }).catch((error: unknown) => error);
  // Anything else is printed with its stack.
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as StartError).message).toMatch(sentence);
  expect(await dump(db())).toEqual(before);
  expect(await readdir(dataFolder).catch(() => [])).toEqual([]);
}

test.each(['not json', '[]', '{"format":"woodward-backup"}', '\u0000'])(
  'the header %j @backup.restore',
  (header) =>
    expectRefused({ [HEADER]: header }, /^\S+ is no backup of this shop\. Nothing was changed\.$/),
);

test.each([
  'not json',
  '[1]',
  '{"x":"drop"}',
  '{"x\'); drop table staff; --":"1"}',
  '{"no_such_sequence":"99"}',
])('the sequences %j @backup.restore', (sequences) =>
  expectRefused(
    { [SEQUENCES]: sequences },
    /^The sequences in \S+ cannot be restored \([\w ]+\)\. Nothing was changed\.$/,
  ),
);

test.each(['{"a":1}\n["x"]\n', 'null\n["x"]\n', '["id"]\nnot json\n', '["no_column"]\n["x"]\n'])(
  'the rows %j @backup.restore',
  (rows) =>
    expectRefused(
      { 'tables/categories/000001.jsonl': rows },
      /^The rows of "categories" in \S+ cannot be stored \([\w ]+\)\. Nothing was changed\.$/,
    ),
);

test('a table that no version has', () =>
  expectRefused(
    { 'tables/unknown/000001.jsonl': '["id"]\n["x"]\n' },
    /^The rows of "unknown" in \S+ cannot be stored \(no version has such a table\)\. Nothing was/,
  ));

test.each(['not json', '[]', '{"categories":-1}', '{"categories":"1"}'])(
  'the numbers of rows %j @backup.restore',
  (counts) =>
    expectRefused({ [ROW_COUNTS]: counts }, /is no whole backup.* Nothing was changed\.$/),
);

test.each(['', 'x', 'x'.repeat(31), ' '.repeat(40)])(
  'the secret %j, which anybody could guess @backup.restore',
  (secret) =>
    expectRefused(
      { 'data/auth-secret': secret },
      /holds a secret of less than 32 characters, which anybody could guess\. Nothing was/,
    ),
);

test.each([
  `data/mail/${'x'.repeat(300)}`,
  `data/mail/${'é'.repeat(140)}`,
  'data/mail/\u001B[2J\n/..',
])('the name %j @backup.restore', (name) =>
  expectRefused({ [name]: 'x' }, /holds a file that is none of a shop's: "[^\n]+"\. Nothing was/),
);
