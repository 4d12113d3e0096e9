import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

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

test('escapes what XML would read', () => {
  expect(sitemap(["/a&b'c<d"], site)).toContain(
    '<loc>https://woodward.example/a&amp;b&apos;c%3Cd</loc>',
  );
});
