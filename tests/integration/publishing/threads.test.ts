/** Many pages are rendered by threads, and are the same as rendered one after another. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { siteCode } from '#build/site-code.ts';
import { loadRenderer, PageWriter, writePages, type PageToWrite } from '#build/write-pages.ts';
import { connect } from '#db/client.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { generateItems } from '../../support/generate-items.ts';
import { buildSite } from '../../support/site/build.ts';
import { differences } from '../../support/site/same-files.ts';

const SITE_URL = 'https://woodward.example';
/** Enough for threads, on a machine of more than one processor. */
const MANY = 600;

let database: FreshDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-threads-'));
  database = await createDatabase(inject('serverUrl'), inject('template'));
  const { db, close } = connect(database.url);
  await seedDemo(db);
  // Bundles the code, unless an earlier test did.
  await buildSite(database.url, path.join(folder, 'site'), SITE_URL);
  await generateItems(db, MANY);
  await close();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** @returns what renders, and so many products to write into a folder of this name */
async function prepare(name: string) {
  const { renderer: code } = siteCode(path.resolve('.'), '.cache/site', { siteUrl: SITE_URL });
  vi.stubEnv('DATABASE_URL', database.url);
  const renderer = await loadRenderer(code);
  const { pages, shop } = await renderer.readContent();
  const into = path.join(folder, name);
  await mkdir(into);
  const pagesToWrite: PageToWrite[] = pages
    .filter(({ component }) => component.endsWith('[product].astro'))
    .slice(0, MANY)
    .map((page, number) => ({ ...page, file: path.join(into, `${number}.html`) }));
  return { into, pagesToWrite, start: { renderer: code, shop }, writer: new PageWriter(renderer) };
}

test('threads render what one renders, and find the same links @publish.incremental', async () => {
  const many = await prepare('threads');
  expect(many.pagesToWrite).toHaveLength(MANY);
  const sizes = new Map<string, number>();
  await writePages(many.pagesToWrite, {
    ...many,
    onWritten: ({ file }, { size }) => sizes.set(file, size),
  });
  expect(sizes.size).toBe(MANY);
  expect(Math.min(...sizes.values())).toBeGreaterThan(10_000);
  const single = await prepare('single');
  for (const page of single.pagesToWrite) await single.writer.write(page);
  expect(differences(many.into, single.into)).toEqual([]);
  const { links, images } = single.writer.check.found;
  expect(new Set(many.writer.check.found.links.keys())).toEqual(new Set(links.keys()));
  expect(new Set(many.writer.check.found.images.keys())).toEqual(new Set(images.keys()));
});

test('a page that cannot be rendered ends all of them, with its reason', async () => {
  const { pagesToWrite, ...rest } = await prepare('failing');
  const broken = pagesToWrite.map((page, number) =>
    number === MANY - 1 ? { ...page, props: { ...page.props, item: null } } : page,
  );
  const writing = writePages(broken, { ...rest, onWritten: () => undefined });
  await expect(writing).rejects.toThrow(/null/);
});
