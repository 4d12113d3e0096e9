/** A site that is built of a catalog, read as files: for what pages say, which needs no browser. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Database } from '#db/client.ts';
import { createDatabase } from '../databases.ts';
import { buildSite } from './build.ts';
import type { BuiltPage } from './built-site.ts';
import { findAll, parseHtml, textOf, type HtmlElement } from './html.ts';

/** Address of the site that is built. */
export const SITE_URL = 'https://woodward.example';

/**
 * Builds the site before the tests of the surrounding `describe`.
 * @param fill fills a migrated database
 * @returns a function that reads the page of an address
 */
export function useSite(fill: (db: Database) => Promise<unknown>): (address: string) => BuiltPage {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'woodward-filled-'));
    const database = await createDatabase(inject('serverUrl'), inject('template'));
    const { db, close } = connect(database.url);
    try {
      await fill(db);
      await buildSite(database.url, folder, SITE_URL);
    } finally {
      await close();
      await database.drop();
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (address) => {
    const file = `${address === '/' ? '/index' : address}.html`;
    const document = parseHtml(readFileSync(path.join(folder, file), 'utf8'));
    return { path: address, document, indexable: true };
  };
}

/** @returns the texts of all elements of this name, in document order */
export function textsOf(parent: HtmlElement, name: string): string[] {
  return findAll(parent, name).map(textOf);
}

/** @returns the parts of a page whose label says this */
export function partsNamed({ document }: BuiltPage, name: string | RegExp): HtmlElement[] {
  const all = findAll(document, '*');
  const labelOf = ({ attributes }: HtmlElement) => {
    const id = attributes.get('aria-labelledby');
    const label = id && all.find((each) => each.attributes.get('id') === id);
    return attributes.get('aria-label') ?? (label ? textOf(label) : '');
  };
  return all.filter((each) => {
    const label = labelOf(each);
    return typeof name === 'string' ? label === name : name.test(label);
  });
}

/**
 * @returns the one part of a page whose label says this
 * @throws when there is none, or another
 */
export function partNamed(page: BuiltPage, name: string): HtmlElement {
  const [part, ...others] = partsNamed(page, name);
  if (!part || others.length > 0) {
    throw new Error(`${page.path} has ${part ? others.length + 1 : 0} parts named "${name}"`);
  }
  return part;
}

/** @returns what the page is about: neither header nor footer */
export function mainOf({ document }: BuiltPage): HtmlElement {
  const [main] = findAll(document, 'main');
  if (!main) throw new Error('The page has no main part');
  return main;
}

/**
 * @returns the address of the link with these words
 * @throws when there is none
 */
export function addressOf(parent: HtmlElement, words: string): string {
  const link = findAll(parent, 'a').find((each) => textOf(each) === words);
  if (!link) throw new Error(`There is no link "${words}"`);
  return link.attributes.get('href') ?? '';
}
