/**
 * Pages and sections that an owner's settings make, in a site that is built without them and then
 * with them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect } from '#db/client.ts';
import { settings } from '#db/schema.ts';
import {
  categoryPath,
  itemPath,
  OPTIONAL_PAGES,
  PAGES,
  roomPath,
  SITEMAP_PATH,
} from '#site/paths.ts';
import { createDatabase } from '../../support/databases.ts';
import { addCategory, addItem } from '../../support/rows.ts';
import { buildSite } from '../../support/site/build.ts';
import { findAll, parseHtml, textOf } from '../../support/site/html.ts';
import { nodeOf } from '../../support/site/structured-data.ts';

const SITE_URL = 'https://woodward.example';
const PRODUCT = itemPath('chairs', 'gold-chair');
/** What breaks out of an attribute, a script or a paragraph where it is not escaped. */
const AWKWARD = `A "party" & </script><script>alert('x')</script>`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-optional-'));
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  const { db, close } = connect(database.url);
  try {
    const chairs = await addCategory(db, { name: 'Chairs', slug: 'chairs' });
    await addItem(db, chairs, { name: 'Gold Chair', slug: 'gold-chair', price: '9' });
    await addItem(db, chairs, { name: 'Old Chair', slug: 'old-chair', isActive: false });
    const cacheDir = path.join(folder, 'cache');
    await buildSite(database.url, path.join(folder, 'without'), SITE_URL, { cacheDir });
    const rows = Object.entries(CONTENT).map(([section, value]) => ({ section, value }));
    await db.insert(settings).values(rows.filter(({ section }) => section !== 'reviews'));
    await buildSite(database.url, path.join(folder, 'unreviewed'), SITE_URL, { cacheDir });
    await db.insert(settings).values(rows.filter(({ section }) => section === 'reviews'));
    await buildSite(database.url, path.join(folder, 'with'), SITE_URL, { cacheDir });
  } finally {
    await close();
    await database.drop();
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CONTENT = {
  policies: {
    periodNote: 'Per event, up to 3 days',
    deliveryNote: 'plus delivery',
    entries: [
      { title: 'Rain plan', text: 'Reserve a tent.', fact: 'A quarter reserves a tent.' },
      { title: 'Deposit', text: 'A third.' },
    ],
  },
  rooms: {
    entries: [
      {
        name: AWKWARD,
        slug: 'loft',
        place: 'A loft',
        story: AWKWARD,
        image: '/media/catalog/loft-ballroom.jpg',
        points: [
          { x: 12, y: 34, item: 'gold-chair', quantity: 1, perGuests: 1 },
          { x: 50, y: 50, item: 'old-chair', quantity: 1, perGuests: 1 },
        ],
      },
    ],
  },
  faq: { entries: [{ question: AWKWARD, answer: `Yes.\n\n${AWKWARD}` }] },
  reviews: {
    entries: [
      { quote: 'Lovely.', author: 'Ada', source: 'https://www.reviews.example/1' },
      { quote: 'Made up.', author: 'Nobody', isSample: true },
    ],
  },
  events: {
    entries: [
      {
        title: AWKWARD,
        place: 'Troy',
        text: 'Chairs.',
        items: ['gold-chair', 'gold-chair', 'old-chair', 'no-chair'],
        isSample: true,
      },
    ],
  },
};

type Build = 'without' | 'unreviewed' | 'with';
const fileOf = (build: Build, address: string) =>
  path.join(folder, build, `${address === '/' ? '/index' : address}.html`);
const pageOf = (build: Build, address: string) =>
  parseHtml(readFileSync(fileOf(build, address), 'utf8'));
const linksOf = (build: Build, address: string) =>
  findAll(pageOf(build, address), 'a').map(({ attributes }) => attributes.get('href') ?? '');
const sitemapOf = (build: Build) => readFileSync(path.join(folder, build, SITEMAP_PATH), 'utf8');
/** A page of the layout alone, one of a category, one of a product. */
const SOME_PAGES = [PAGES.home, PAGES.contact, categoryPath('chairs'), PRODUCT];

describe('without settings', () => {
  test('no optional page is there, and nothing leads to one @trust.empty', () => {
    expect(OPTIONAL_PAGES.filter((page) => existsSync(fileOf('without', page)))).toEqual([]);
    const found = SOME_PAGES.flatMap((page) => linksOf('without', page)).filter((href) =>
      OPTIONAL_PAGES.some((optional) => href.startsWith(optional)),
    );
    expect(found).toEqual([]);
    for (const page of OPTIONAL_PAGES) expect(sitemapOf('without')).not.toContain(page);
  });

  test('no section says that there is nothing @trust.empty', () => {
    const home = textOf(pageOf('without', PAGES.home));
    expect(home).not.toMatch(/What our customers say|Real events|The hour before|Before you sign/);
    expect(textOf(pageOf('without', PRODUCT))).not.toContain('Seen at');
  });
});

describe('with settings', () => {
  test('each is there, in the sitemap, and every page leads to it, unchanged ones too @trust.links', () => {
    for (const page of OPTIONAL_PAGES) {
      expect(existsSync(fileOf('with', page)), page).toBe(true);
      expect(sitemapOf('with')).toContain(`${SITE_URL}${page}</loc>`);
      for (const from of SOME_PAGES) expect(linksOf('with', from), from).toContain(page);
    }
    expect(linksOf('with', PRODUCT)).toEqual(
      expect.arrayContaining([PAGES.contact, PAGES.accessibility, PAGES.privacy]),
    );
  });

  test('every policy has an address, and prices lead to them @trust.how-it-works @trust.terms', () => {
    const ids = findAll(pageOf('with', PAGES.howItWorks), 'section').map(({ attributes }) =>
      attributes.get('id'),
    );
    expect(ids).toEqual(expect.arrayContaining(['policies', 'rain-plan', 'deposit']));
    for (const page of [categoryPath('chairs'), PAGES.checkout]) {
      expect(textOf(pageOf('with', page)), page).toContain(
        'Per event, up to 3 days, plus delivery.',
      );
      expect(linksOf('with', page), page).toContain('/how-it-works#policies');
    }
  });

  test('questions are read without scripts and stated as they are written @trust.faq', () => {
    const page = pageOf('with', PAGES.faq);
    const [details] = findAll(page, 'details');
    if (!details) throw new Error('There is no question');
    expect(textOf(details)).toContain(AWKWARD);
    const built = { path: PAGES.faq, document: page, indexable: true };
    expect(nodeOf(built, 'FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: AWKWARD,
        url: `${SITE_URL}${PAGES.faq}#${details.attributes.get('id')}`,
        acceptedAnswer: { '@type': 'Answer', text: `Yes.\n\n${AWKWARD}` },
      },
    ]);
  });

  test('an event names public items once, and they lead back @trust.events', () => {
    const page = pageOf('with', PAGES.realEvents);
    const [article] = findAll(page, 'article');
    const used = linksOf('with', PAGES.realEvents).filter((href) => href.includes('chair'));
    expect(used).toEqual([PRODUCT]);
    const back = `${PAGES.realEvents}#${article?.attributes.get('id')}`;
    expect(linksOf('with', PRODUCT)).toContain(back);
    expect(textOf(pageOf('with', PRODUCT))).toContain('Seen at');
  });

  test('a room has a page, and home, sitemap and its items lead to it @rooms.page @rooms.home @rooms.found', () => {
    const address = roomPath('loft');
    const page = pageOf('with', address);
    expect(textOf(page)).toContain(AWKWARD);
    expect(textOf(page)).toContain('For 120 guests: $1,080.00');
    expect(linksOf('with', address).filter((href) => href.includes('chair'))).toEqual([
      PRODUCT,
      PRODUCT,
    ]);
    for (const from of [PAGES.home, PRODUCT]) expect(linksOf('with', from)).toContain(address);
    expect(sitemapOf('with')).toContain(`${SITE_URL}${address}</loc>`);
    const built = { path: address, document: page, indexable: true };
    expect(nodeOf(built, 'ItemList')).toMatchObject({ name: AWKWARD, numberOfItems: 1 });
    for (const from of [PAGES.home, address]) {
      const styles = findAll(pageOf('with', from), 'style').map(textOf);
      expect(styles.join('')).toContain('.room li:nth-child(1){left:12%;top:34%}');
    }
    expect(existsSync(fileOf('without', address))).toBe(false);
  });

  test('a fact of a policy leads to it, and gives way to reviews @trust.facts', () => {
    const facts = 'Before you sign';
    expect(textOf(pageOf('with', PAGES.home))).not.toContain(facts);
    const home = textOf(pageOf('unreviewed', PAGES.home));
    expect(home).toContain('A quarter reserves a tent.');
    expect(home).not.toContain('What our customers say');
    expect(linksOf('unreviewed', PAGES.home)).toContain('/how-it-works#rain-plan');
  });

  test('samples say so, real ones do not, and no review is structured data @trust.samples @trust.reviews', () => {
    const home = pageOf('with', PAGES.home);
    const [real, sample] = findAll(home, 'figure').map(textOf);
    expect(real).toContain('Read it on reviews.example');
    expect(real).not.toContain('Sample');
    expect(sample).toContain('Sample review');
    expect(textOf(home)).toContain('Sample event');
    expect(textOf(pageOf('with', PAGES.realEvents))).toContain('Sample event');
    expect(textOf(pageOf('with', PRODUCT))).toContain('(sample)');
    expect(readFileSync(fileOf('with', PAGES.home), 'utf8')).not.toMatch(
      /"@type":"(Review|Agg\w*Rating)"/,
    );
  });
});

test('contact has what an owner says of the shop, and the statement says how it is tested @trust.contact @trust.accessibility', () => {
  const contact = textOf(pageOf('with', PAGES.contact));
  expect(contact).toMatch(/Monday – Friday\s*9 AM – 5 PM/);
  expect(contact).toContain('Detroit & Metro Michigan');
  expect(linksOf('with', PAGES.contact)).toContain(PAGES.checkout);
  const statement = textOf(pageOf('with', PAGES.accessibility));
  expect(statement).toMatch(/keyboard alone/);
  expect(statement).toMatch(/axe/);
});
