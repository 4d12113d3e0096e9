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

test('prefers the path that matches fewer addresses', () => {
  expect(match('/api/categories/featured')?.name).toBe('featured');
  expect(match('/api/categories/chairs')?.name).toBe('one');
  expect(match('/api/categories')?.name).toBe('list');
  expect(match('/api/anything/else')?.name).toBe('all');
});

test('gives the values of placeholders, decoded', () => {
  expect(match('/api/categories/bars%20%26%20stages')?.params).toEqual({ slug: 'bars & stages' });
});

test('an address that cannot be decoded reaches its function as it is written', () => {
  expect(match('/api/categories/%E0%A4%A')).toEqual({
    name: 'one',
    params: { slug: '%E0%A4%A' },
  });
});

test('leaves other addresses alone', () => {
  expect(match('/apiary')).toBeUndefined();
  expect(match('/checkout')).toBeUndefined();
});

test('matches a method that the function takes', () => {
  expect(match('/api/contact', 'POST')?.name).toBe('contact');
  expect(match('/api/contact', 'GET')?.name).toBe('all');
});

test('ignores a slash at the end', () => {
  expect(match('/api/contact/', 'POST')?.name).toBe('contact');
});

test('gives a function without a path the one that Netlify gives it', () => {
  expect(match('/.netlify/functions/plain')?.name).toBe('plain');
});

test('refuses a module that is no function', () => {
  expect(() => readFunction('broken', { config: { path: '/x' } })).toThrow(/broken is no function/);
});

test('a scheduled function has no address', () => {
  const config = { schedule: '*/5 * * * *' };
  expect(readFunction('sweep', { default: handler, config })).toMatchObject({
    routes: [],
    schedule: '*/5 * * * *',
  });
});

test('a function of events has neither address nor schedule', () => {
  const module = { default: { deploySucceeded: () => undefined } };
  expect(readFunction('deploys', module)).toMatchObject({ routes: [], schedule: undefined });
});
