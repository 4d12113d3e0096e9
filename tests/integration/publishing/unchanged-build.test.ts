/** What Netlify's build does again: of a shop of which nothing changed, nothing; of one edit, its pages. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Connection } from '#db/client.ts';
import { rentalItems } from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { SITE_ID } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { inodesOf } from '../../support/site/same-files.ts';

/** All that a build on Netlify reads; packages are linked. */
const SOURCES = [
  'src',
  'db',
  'netlify',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Of some 130 pages. The chair stands in rooms, among related items and in its category. */
const MOST_SHOWING = 40;
const BUNDLE = '.cache/functions/bundles/inquiries/app.mjs';

let database: FreshDatabase;
let connection: Connection;
/** A copy of the project, where nobody else builds. */
let root: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'woodward-netlify-'));
  for (const source of SOURCES) cpSync(source, path.join(root, source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  database = await createDatabase(inject('serverUrl'), inject('template'));
  connection = connect(database.url);
  await seedDemo(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

/** @returns how many files are new, and what was said of the functions */
async function build(): Promise<{ changed: number; functions: string }> {
  const { PATH, HOME } = process.env;
  const variables = { NETLIFY: 'true', CONTEXT: 'production', SITE_ID, DATABASE_URL: database.url };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/local/build.ts'], {
    cwd: root,
    env: { PATH, HOME, SITE_URL: 'https://woodward.example', ...variables },
  });
  const [, changed = ''] =
    /, (\d+) files that are not those of the build before/.exec(stdout) ?? [];
  const [, functions = ''] = /^Functions: (.*)$/m.exec(stdout) ?? [];
  return { changed: Number.parseInt(changed, 10), functions };
}

const bundledAt = () => statSync(path.join(root, BUNDLE)).mtimeMs;

test(
  'a second build renders nothing anew and bundles no function, one after an edit its pages alone @publish.incremental',
  { timeout: limit(240_000) },
  async () => {
    const first = await build();
    expect(first.changed).toBeGreaterThan(100);
    expect(first.functions).toContain('inquiries');
    const bundled = bundledAt();
    const files = inodesOf(path.join(root, 'dist'));
    expect(await build()).toEqual({ changed: 0, functions: 'those of the build before' });
    expect(inodesOf(path.join(root, 'dist'))).toEqual(files);
    await connection.db
      .update(rentalItems)
      .set({ price: '11.25', priceCents: 1_125 })
      .where(eq(rentalItems.slug, 'gold-chiavari-chair'));
    const edited = await build();
    expect(edited.functions).toBe('those of the build before');
    expect(edited.changed).toBeGreaterThan(0);
    expect(edited.changed).toBeLessThanOrEqual(MOST_SHOWING);
    expect(bundledAt()).toBe(bundled);
  },
);
