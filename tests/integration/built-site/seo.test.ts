/**
 * What search engines, preview cards and scanners read, on every page of a built site.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomSettings } from '#db/seed/content/settings/rooms.ts';
import { headersFor, readHeaderRules } from '#local/http/site-rules.ts';
import {
  PAGES,
  PREVIEW_PAGE,
  PRODUCT_NOT_FOUND_PAGE,
  QUOTE_PAGE,
  roomPath,
  SITEMAP_PATH,
} from '#site/paths.ts';
import {
  metaContents,
  openBuiltSite,
  type BuiltPage,
  type BuiltSite,
} from '../../support/site/built-site.ts';
import {
  cardProblems,
  headingProblems,
  identityProblems,
  repeated,
} from '../../support/site/head-problems.ts';
import { contentOf, findAll, textOf } from '../../support/site/html.ts';
import { linkProblems } from '../../support/site/link-problems.ts';
import { observatoryGrade } from '../../support/site/observatory.ts';
import { structuredDataProblems } from '../../support/site/schema-problems.ts';
import { breadcrumbProblems, productProblems } from '../../support/site/stated-problems.ts';
import { blocksOf, graphOf } from '../../support/site/structured-data.ts';

const SERVICES: readonly string[] = [PAGES.design, PAGES.photoBooth, PAGES.danceFloor];

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

const depth = ({ path }: BuiltPage) => path.split('/').length - 1;
const isBelowRentals = ({ path }: BuiltPage) => path.startsWith(`${PAGES.rentals}/`);
const indexablePages = () => site.pages.filter((page) => page.indexable);
const productPages = () => site.pages.filter((page) => isBelowRentals(page) && depth(page) === 3);
const categoryPages = () => site.pages.filter((page) => isBelowRentals(page) && depth(page) === 2);
const typesOf = (page: BuiltPage) => graphOf(page).map((node) => node['@type']);

function pageAt(path: string): BuiltPage {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

describe('the site', () => {
  test('has every page, and products below categories', () => {
    // Events are an owner's own, and the demo has none.
    const visitors = Object.values(PAGES).filter(
      (path) => path !== PAGES.admin && path !== PAGES.realEvents,
    );
    const rooms = roomSettings.rooms.entries.map(({ slug }) => roomPath(slug));
    expect(site.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...visitors, ...rooms]),
    );
    expect(categoryPages()).not.toEqual([]);
    expect(productPages()).not.toEqual([]);
  });

  test('keeps the answers for unknown addresses out of search engines @seo.unlisted', () => {
    expect(['/404', PRODUCT_NOT_FOUND_PAGE].map((path) => pageAt(path).indexable)).toEqual([
      false,
      false,
    ]);
    expect(pageAt(PAGES.search).indexable).toBe(false);
    expect(pageAt(QUOTE_PAGE).indexable).toBe(false);
    expect(pageAt(PREVIEW_PAGE).indexable).toBe(false);
    expect(metaContents(pageAt('/404').document, 'robots')).toEqual(['noindex']);
  });

  test('links to nothing that is not there', () => {
    expect(linkProblems(site)).toEqual([]);
  });
});

test('the privacy policy has the times of the settings, and every page leads to it @privacy.policy', () => {
  const text = textOf(pageAt(PAGES.privacy).document);
  expect(text).toContain('24 months from the day we get them');
  expect(text).toContain('we remove your address after 30 days');
  const hrefs = (page: BuiltPage) =>
    findAll(page.document, 'a').map(({ attributes }) => attributes.get('href'));
  const without = site.pages.filter((page) => !hrefs(page).includes(PAGES.privacy));
  // The page in the frame of a preview has the link.
  expect(without.map(({ path }) => path)).toEqual([PAGES.admin, PREVIEW_PAGE]);
});

test('a category without items says so, leads on, and lists nothing @category.no-items', () => {
  const page = pageAt('/rental-services/harps');
  const text = textOf(page.document);
  expect(text).toContain('Nothing in this category yet');
  expect(text).not.toMatch(/match your filters|Showing \d/);
  const links = findAll(page.document, 'a').map(({ attributes }) => attributes.get('href') ?? '');
  const categories = new Set(categoryPages().map(({ path }) => path));
  const main = links.filter((href) => href !== page.path && categories.has(href));
  expect(main.length).toBeGreaterThan(2);
  expect(links.some((href) => href.startsWith('tel:'))).toBe(true);
  expect(typesOf(page)).not.toContain('ItemList');
});

describe('every page', () => {
  test('says how wide an image is drawn only where there are files to choose from', () => {
    const wrong = site.pages.flatMap(({ path, document }) =>
      findAll(document, 'img')
        .filter(({ attributes }) => attributes.has('sizes') !== attributes.has('srcset'))
        .map(({ attributes }) => `${path} ${attributes.get('src')}`),
    );
    expect(wrong).toEqual([]);
  });

  test('offers nothing for nothing, and words per nothing', () => {
    const wrong = site.pages.filter(({ document }) =>
      /\$0(\.00)?\b(?![.,]\d)|(pricing|ask) per (each|pair|set)/i.test(textOf(document)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('says once what it is and whether it may be listed @seo.titles', () => {
    expect(site.pages.flatMap((page) => identityProblems(page, site))).toEqual([]);
  });

  test('has a title that no other page has @seo.titles', () => {
    const titles = site.pages.flatMap(({ document }) => findAll(document, 'title').map(textOf));
    expect(repeated(titles)).toEqual([]);
  });

  test('has a preview card that says the same, with an image that is there @seo.titles', () => {
    expect(site.pages.flatMap((page) => cardProblems(page, site))).toEqual([]);
  });

  test('has one first heading and leaves out no level', () => {
    expect(site.pages.flatMap(headingProblems)).toEqual([]);
  });

  test('states valid structured data @seo.structured-data', () => {
    expect(site.pages.flatMap((page) => structuredDataProblems(page, site))).toEqual([]);
  });

  test('states a trail where it is shown or the page lies below another', () => {
    const below = indexablePages().filter(({ path }) => path !== PAGES.home);
    expect(below.flatMap(breadcrumbProblems)).toEqual([]);
  });

  test('states nothing when it may not be listed', () => {
    const unlisted = site.pages.filter((page) => !page.indexable);
    expect(unlisted.flatMap(blocksOf)).toEqual([]);
  });
});

describe('structured data', () => {
  test('describes the business and the site on the home page', () => {
    expect(typesOf(pageAt(PAGES.home))).toEqual(
      expect.arrayContaining(['WebSite', 'LocalBusiness']),
    );
  });

  test('lists what the catalog and the categories hold', () => {
    const filled = categoryPages().filter(({ path }) => path !== '/rental-services/harps');
    const lists = [pageAt(PAGES.rentals), ...filled];
    expect(lists.filter((page) => !typesOf(page).includes('ItemList'))).toEqual([]);
  });

  test('describes each product with the name and price that its page shows @seo.structured-data', () => {
    expect(productPages().flatMap(productProblems)).toEqual([]);
  });

  test('describes each service line', () => {
    const missing = SERVICES.filter((path) => !typesOf(pageAt(path)).includes('Service'));
    expect(missing).toEqual([]);
  });

  test('is a block of data, for which the policy holds no hash', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(site.readFile('/_headers'))?.[1] ?? '';
    const hashes = [...policy.matchAll(/'(sha256-[^']*)'/g)].map(([, hash]) => hash);
    expect(new Set(hashes)).toEqual(new Set(inlineCode().map(hashOf)));
  });
});

/** Blocks that no browser runs. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Scripts and styles that stand in a page: all that the policy has to allow by its hash. */
function inlineCode(): string[] {
  return site.pages
    .flatMap(({ document }) => [...findAll(document, 'script'), ...findAll(document, 'style')])
    .filter(({ attributes }) => !attributes.has('src'))
    .filter(({ attributes }) => !DATA_TYPES.has(attributes.get('type') ?? ''))
    .map(contentOf)
    .filter((code) => code !== '');
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

describe('for crawlers', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const sitemapAddresses = () => {
    const first = site.readFile(SITEMAP_PATH);
    if (!first.includes('<sitemapindex')) return locations(first);
    return locations(first).flatMap((part) => locations(site.readFile(new URL(part).pathname)));
  };

  test('the sitemap lists every page that may be listed, once, and no other @seo.sitemap', () => {
    const pages = indexablePages().map(({ path }) => site.origin + path);
    expect(sitemapAddresses().toSorted()).toEqual(pages.toSorted());
  });

  test('robots.txt names the sitemap and keeps the admin and the functions out @seo.sitemap', () => {
    const lines = site.readFile('/robots.txt').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        `Sitemap: ${site.origin}${SITEMAP_PATH}`,
      ]),
    );
  });
});

test('scanners of headers give every page an A+ @security.headers', async () => {
  const rules = await readHeaderRules(`${site.folder}/_headers`);
  for (const { path, document } of site.pages) {
    const scripts = findAll(document, 'script').flatMap(
      ({ attributes }) => attributes.get('src') ?? [],
    );
    const { score, results } = observatoryGrade(headersFor(rules, path), scripts);
    expect(score, `${path} ${JSON.stringify(results)}`).toBeGreaterThanOrEqual(100);
  }
});
