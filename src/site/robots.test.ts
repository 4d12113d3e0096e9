import { expect, test } from 'vitest';
import { robotsTxt } from './sitemap.ts';

test('lets crawlers read all but the admin and the functions, and names the sitemap @seo.sitemap', () => {
  expect(robotsTxt(new URL('https://woodward.example')).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/calendar/',
    '',
    'Sitemap: https://woodward.example/sitemap.xml',
    '',
  ]);
});
