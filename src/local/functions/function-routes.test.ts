import { expect, test } from 'vitest';
import { matchRoute, readFunction, sortRoutes } from './function-routes.ts';

const handler = () => new Response('ok');
const route = (name: string, path?: string | string[], method?: string | string[]) =>
  readFunction(name, { default: handler, config: { path, method } }).routes;

const routes = sortRoutes([
  ...route('all', '/api/*'),
  ...route('one', '/api/categories/:slug'),
  ...route('list', ['/api/categories', '/api/rental-items']),
  ...route('featured', '/api/categories/featured'),
  ...route('contact', '/api/contact', 'post'),
  ...route('plain'),
]);
const match = (path: string, method = 'GET') =>
  matchRoute(routes, method, new URL(path, 'http://localhost'));

test('prefers the more specific path', () => {
  expect(match('/api/categories/featured')?.route.name).toBe('featured');
  expect(match('/api/categories/chairs')?.route.name).toBe('one');
  expect(match('/api/categories')?.route.name).toBe('list');
  expect(match('/api/anything/else')?.route.name).toBe('all');
});

test('returns decoded values of placeholders', () => {
  expect(match('/api/categories/bars%20%26%20stages')?.params).toEqual({ slug: 'bars & stages' });
});

test('passes on an address that cannot be decoded unchanged', () => {
  expect(match('/api/categories/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' });
});

test('ignores other addresses', () => {
  expect(match('/apiary')).toBeUndefined();
  expect(match('/checkout')).toBeUndefined();
});

test("matches the function's methods", () => {
  expect(match('/api/contact', 'POST')?.route.name).toBe('contact');
  expect(match('/api/contact', 'GET')?.route.name).toBe('all');
});

test('ignores a trailing slash', () => {
  expect(match('/api/contact/', 'POST')?.route.name).toBe('contact');
});

test("gives a function without a path Netlify's default", () => {
  expect(match('/.netlify/functions/plain')?.route.name).toBe('plain');
});

test('rejects a module that is not a function', () => {
  expect(() => readFunction('broken', { config: { path: '/x' } })).toThrow(/broken is no function/);
});

test('a scheduled function has no route', () => {
  const config = { schedule: '*/5 * * * *' };
  expect(readFunction('sweep', { default: handler, config })).toMatchObject({
    routes: [],
    schedule: '*/5 * * * *',
  });
});

test('a function for events has neither route nor schedule', () => {
  const module = { default: { deploySucceeded: () => undefined } };
  expect(readFunction('deploys', module)).toMatchObject({ routes: [], schedule: undefined });
});
