/** What Netlify's build does again: of a shop of which nothing changed, nothing; of one edit, its pages. */
import { execFile } from 'node:child_process';
import { cpSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rentalItems } from '#db/schema.ts';
import { SITE_ID } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { useDemoShop } from '../../support/site/demo-shop.ts';
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

/** Its folder is a copy of the project, where nobody else builds. */
const shop = useDemoShop();

beforeAll(() => {
  for (const source of SOURCES) cpSync(source, path.join(shop.folder, source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(shop.folder, 'node_modules'), 'junction');
});

/** @returns how many files are new, and what was said of the functions */
async function build(): Promise<{ changed: number; functions: string }> {
  const { PATH, HOME } = process.env;
  const variables = { NETLIFY: 'true', CONTEXT: 'production', SITE_ID, DATABASE_URL: shop.url };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/local/build.ts'], {
    cwd: shop.folder,
    env: { PATH, HOME, SITE_URL: 'https://woodward.example', ...variables },
  });
  const [, changed = ''] =
    /, (\d+) files that are not those of the build before/.exec(stdout) ?? [];
  const [, functions = ''] = /^Functions: (.*)$/m.exec(stdout) ?? [];
  return { changed: Number.parseInt(changed, 10), functions };
}

const bundledAt = () => statSync(path.join(shop.folder, BUNDLE)).mtimeMs;

test(
  'a second build renders nothing anew and bundles no function, one after an edit its pages alone @publish.incremental',
  { timeout: limit(240_000) },
  async () => {
    const first = await build();
    expect(first.changed).toBeGreaterThan(100);
    expect(first.functions).toContain('inquiries');
    const bundled = bundledAt();
    const files = inodesOf(path.join(shop.folder, 'dist'));
    expect(await build()).toEqual({ changed: 0, functions: 'those of the build before' });
    expect(inodesOf(path.join(shop.folder, 'dist'))).toEqual(files);
    await shop.db
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
