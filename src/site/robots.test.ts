import { expect, test } from 'vitest';
import { robotsTxt } from './sitemap.ts';

test('lets crawlers read all but the admin, quotes and the functions, and names the sitemap', () => {
  expect(robotsTxt(new URL('https://woodward.example')).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /quote',
    'Disallow: /api/',
    '',
    'Sitemap: https://woodward.example/sitemap.xml',
    '',
  ]);
});
