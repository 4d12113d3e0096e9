import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { PAGES } from '#site/paths.ts';

test('no address ends with a slash, and no two are the same', () => {
  const pages = Object.values(PAGES);
  const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  for (const all of [pages, endpoints]) expect(new Set(all).size).toBe(all.length);
  for (const path of [...pages, ...ENDPOINTS.map((endpoint) => endpoint.path)]) {
    expect(path).toMatch(/^\/$|^(\/(?:[a-z-]+|\{[a-z]+\}))+$/);
  }
});
