/**
 * A built site as a folder of files, read as a crawler would: `BUILT_SITE` where it is set,
 * otherwise one that is built here from the demo catalog and a few awkward rows.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { connect, type Database } from '#db/client.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { createDatabase } from '../databases.ts';
import { addCategory, addItem, addPackage } from '../rows.ts';
import { buildSite } from './build.ts';
import { findAll, parseHtml, type HtmlElement } from './html.ts';

export interface BuiltPage {
  /** As a visitor addresses it, without the ending of its file. */
  path: string;
  document: HtmlElement;
  /** Whether search engines may list it. */
  indexable: boolean;
}

export interface BuiltSite {
  folder: string;
  pages: BuiltPage[];
  /** Scheme and host of its canonical addresses. */
  origin: string;
  /** @param file path from the root of the site, with a slash in front */
  hasFile: (file: string) => boolean;
  /** @throws when there is no such file */
  readFile: (file: string) => string;
  close: () => Promise<void>;
}

const SITE_URL = 'https://woodward.example';

/**
 * @returns the site with all its pages parsed
 * @throws when the build fails, the folder holds no page, or a page is no well-formed HTML
 */
export async function openBuiltSite(): Promise<BuiltSite> {
  const given = process.env['BUILT_SITE'];
  if (given) return readSite(given, () => Promise.resolve());
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-site-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await build(folder);
    return readSite(folder, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(folder: string): Promise<void> {
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  const connection = connect(database.url);
  try {
    await seedDemo(connection.db);
    await addAwkwardRows(connection.db);
    await buildSite(database.url, folder, SITE_URL);
  } finally {
    await connection.close();
    await database.drop();
  }
}

/** What editors may enter and pages must bear. */
async function addAwkwardRows(db: Database): Promise<void> {
  const name = `Sofa "Nº 1" & </script><script>alert('x')</script><!-- \u2028`;
  const category = await addCategory(db, { name, slug: 'awkward' });
  await addCategory(db, { name: 'Harps', slug: 'harps' });
  await addItem(db, category, {
    name,
    slug: 'awkward-options',
    price: 'Call for pricing',
    images: ['https://images.example/sofa.jpg', '/media/fallback.svg'],
    options: [
      { name: 'Left </script>', price: 0 },
      { name: 'Right', price: 1250.5 },
    ],
  });
  await addItem(db, category, { name: 'Bare', slug: 'bare', price: 'ask', availability: 3 });
  const text = `See <a href="/nowhere">this</a> & "that" 'so' </p></title><!-- {x} \u0001 ]]> %zz`;
  const seo = { seoTitle: `Title ${text}`, seoDescription: `About ${text}`, seoKeywords: text };
  const markup = await addCategory(db, {
    name: 'Markup',
    slug: 'markup',
    description: text,
    ...seo,
  });
  await addItem(db, markup, {
    ...seo,
    seoTitle: `Item ${text}`,
    name: 'Markup',
    slug: 'markup',
    shortDescription: text,
    fullDescription: text,
    description: text,
    dimensions: text,
    materials: text,
    price: text.slice(0, 50),
    tags: [text],
    colors: [text],
    specifications: { [text]: text },
    images: ['https://images.example/"><b>.jpg', 'https://%', 'no address at all'],
    options: [{ name: text, price: 1e300 }],
  });
  await addPackage(db, { ...seo, name: text, slug: 'markup', description: text, features: [text] });
  await addItem(db, category, { name: 'Free', slug: 'free', price: '0', availability: 0 });
}

function readSite(root: string, close: BuiltSite['close']): BuiltSite {
  const pages = globSync('**/*.html', { cwd: root }).map((file) => readPage(root, file));
  const home = pages.find((page) => page.path === '/');
  if (!home) throw new Error(`There is no home page in ${root}`);
  const inRoot = (file: string) => path.join(root, file);
  return {
    folder: root,
    pages,
    origin: new URL(canonicalOf(home) ?? '').origin,
    hasFile: (file) => existsSync(inRoot(file)) && statSync(inRoot(file)).isFile(),
    readFile: (file) => readFileSync(inRoot(file), 'utf8'),
    close,
  };
}

function readPage(root: string, file: string): BuiltPage {
  const document = readDocument(path.join(root, file));
  const robots = metaContents(document, 'robots').join(',');
  const address = `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`;
  return { path: address, document, indexable: !robots.includes('noindex') };
}

function readDocument(file: string): HtmlElement {
  try {
    return parseHtml(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** @returns the canonical address that a page names first */
export function canonicalOf({ document }: BuiltPage): string | undefined {
  return findAll(document, 'link')
    .find(({ attributes }) => attributes.get('rel') === 'canonical')
    ?.attributes.get('href');
}

/** @returns the contents of all `<meta>` of this name or property */
export function metaContents(document: HtmlElement, name: string): string[] {
  return findAll(document, 'meta')
    .filter(({ attributes }) => (attributes.get('name') ?? attributes.get('property')) === name)
    .map(({ attributes }) => attributes.get('content') ?? '');
}
