import { expect, test } from 'vitest';
import { sitemap, sitemapParts, urlSet } from './sitemap.ts';

const site = new URL('https://woodward.example');
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

test('lists whole addresses', () => {
  const xml = sitemap(['/', '/rental-services'], site);
  expect(xml).toContain('<urlset');
  expect(addresses(xml)).toEqual([
    'https://woodward.example/',
    'https://woodward.example/rental-services',
  ]);
});

test('is an index of its parts when one file cannot hold all', () => {
  const xml = sitemap(['/a', '/b', '/c'], site, 2);
  expect(xml).toContain('<sitemapindex');
  expect(addresses(xml)).toEqual([
    'https://woodward.example/sitemap-1.xml',
    'https://woodward.example/sitemap-2.xml',
  ]);
});

test('cuts the parts so that every page is in one of them', () => {
  expect(sitemapParts(['/a', '/b', '/c'], 2)).toEqual([['/a', '/b'], ['/c']]);
  expect(sitemapParts(['/a', '/b'], 2)).toEqual([]);
});

test('allows 50,000 addresses in a file', () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/${index}`);
  expect(sitemapParts(paths.slice(1))).toEqual([]);
  expect(sitemapParts(paths).map((part) => part.length)).toEqual([50_000, 1]);
});

test('escapes what XML would read', () => {
  expect(urlSet(["/a&b'c<d"], site)).toContain(
    '<loc>https://woodward.example/a&amp;b&apos;c%3Cd</loc>',
  );
});
