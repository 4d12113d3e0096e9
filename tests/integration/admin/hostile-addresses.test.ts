/** Every parameter of every address that staff ask, filled with what none of them means. */
import { describe, expect, test } from 'vitest';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import { itemBody, packageBody, useAdmin } from '../../support/admin.ts';
import { useDatabase } from '../../support/backends.ts';
import { appOn } from '../../support/previews.ts';
import { signedIn } from '../../support/staff.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');

const SOME_ID = '00000000-0000-4000-8000-000000000000';
const SOME_DAY = '2027-06-12';
const INQUIRY = '/api/admin/contact-submissions/{id}';
const QUOTE = '/api/admin/quotes/{id}';
const MAIL = { subject: 'Your event', message: 'Hello.' };
const REPLY = { id: SOME_ID, subject: 'Your event', body: 'Hello.' };
const PIECES = {
  itemId: SOME_ID,
  quantity: 1,
  partner: 'Motor City Rentals',
  costCents: 100,
  isConfirmed: true,
};
const BLOCK = {
  itemId: SOME_ID,
  quantity: 1,
  from: SOME_DAY,
  to: SOME_DAY,
  reason: 'repair',
};
/** Bodies that their endpoints accept, where the version alone is none. */
const BODIES: Record<string, object> = {
  'PATCH /api/admin/staff/{id}': { role: 'editor' },
  'PUT /api/admin/categories/{id}': { version: 1, name: 'Chairs' },
  'PUT /api/admin/rental-items/{id}': { version: 1, ...itemBody(SOME_ID) },
  'PUT /api/admin/service-packages/{id}': { version: 1, ...packageBody() },
  'POST /api/admin/activity/sites/{id}/undo': { seen: 1 },
  [`PATCH ${INQUIRY}`]: { version: 1, status: 'contacted' },
  [`PUT ${INQUIRY}/details`]: { version: 1, name: 'Ada Okafor', eventDate: SOME_DAY },
  [`POST ${INQUIRY}/notes`]: { id: SOME_ID, kind: 'note', body: 'Called.' },
  [`PUT ${INQUIRY}/notes/{note}`]: { body: 'Called.' },
  [`POST ${INQUIRY}/restore`]: { overbookReason: 'A partner lends them' },
  [`POST ${INQUIRY}/reply/preview`]: REPLY,
  [`POST ${INQUIRY}/reply`]: REPLY,
  [`POST ${INQUIRY}/cancel`]: {
    version: 1,
    by: 'customer',
    reason: 'The venue burned down',
    feeKeptCents: null,
    isMailed: false,
  },
  [`PUT ${INQUIRY}/agreed`]: { version: 1, lines: [], totalCents: 0, depositCents: 0 },
  [`POST ${INQUIRY}/payments`]: {
    id: SOME_ID,
    kind: 'payment',
    cents: 100,
    receivedOn: SOME_DAY,
    method: 'cash',
  },
  [`PUT ${INQUIRY}/partner-pieces/{pieces}`]: PIECES,
  [`POST ${INQUIRY}/quotes`]: { id: SOME_ID },
  [`PUT ${QUOTE}`]: { version: 1, content: quoteContentOf(), isReminded: true },
  [`POST ${QUOTE}/send`]: { version: 1, ...MAIL },
  [`POST ${QUOTE}/accept`]: { version: 1, way: 'phone', name: 'Ada Okafor', on: SOME_DAY },
  'PUT /api/admin/stock/blocks/{id}': { ...BLOCK, was: BLOCK },
  'PUT /api/admin/settings/{section}': { version: 1, value: {} },
  'POST /api/previews/settings/{section}': { value: {}, page: '/' },
  'POST /api/previews/versions/{id}': { page: '/' },
};
/** Their only parameter is in the query, which is read before the body. */
const QUERY_ALONE = new Set([
  'POST /api/admin/rental-items/bulk',
  'POST /api/admin/categories/sheet',
  'POST /api/admin/rental-items/sheet',
  'POST /api/admin/service-packages/sheet',
]);
const HOSTILE = [
  'abc',
  '\0',
  '%',
  "'; drop table inquiries; --",
  '-1',
  '1.5',
  '99999999999999999999',
  '1e309',
  'NaN',
  '2027-02-30',
  '2027-13-01',
  '9999-99-99',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59.999999Z',
  '__proto__',
  'constructor',
  '\ud800',
  'é'.repeat(3_000),
  SOME_ID,
];

/** Values of parameters that an address must have beside the one that is tried. */
const NEEDED: Record<string, string> = {
  from: SOME_DAY,
  to: SOME_DAY,
  on: SOME_DAY,
  name: 'Chairs',
  url: '/media/catalog/chair.jpg',
  version: '1',
};

const shapeOf = ({ query }: Endpoint) =>
  query && 'shape' in query ? (query.shape as Record<string, Schema>) : {};

/** @returns names of the parameters in its query */
const queryNames = (endpoint: Endpoint): string[] => Object.keys(shapeOf(endpoint));

/** @returns names of those that it must have */
const neededNames = (endpoint: Endpoint): string[] =>
  Object.entries(shapeOf(endpoint))
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([name]) => name);

/** @returns the query with one parameter that is tried; a range has it at both ends */
function queryWith(endpoint: Endpoint, tried: string, value: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const others = neededNames(endpoint).map((name): [string, string] => [
    name,
    isDay && NEEDED[name] === SOME_DAY ? value : (NEEDED[name] ?? ''),
  ]);
  const query = new URLSearchParams(others);
  query.set(tried, value);
  return query.toString();
}

const placeholdersOf = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Those that have a parameter, in the path or in the query. */
const PARAMETERIZED = ENDPOINTS.filter(
  (endpoint) =>
    endpoint.permission !== 'everybody' &&
    placeholdersOf(endpoint).length + queryNames(endpoint).length > 0,
);

/** @returns the address with one placeholder filled with the value, the others with an id of nothing */
const addressWith = (path: string, name: string, value: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, each: string) =>
    encodeURIComponent((each === name ? value : SOME_ID).toWellFormed()),
  );

type Asked = (method: string, address: string, body?: object) => Promise<Response>;

/** Asks whichever of its functions answers an address. */
const ask: Asked = async (method, address, body) => {
  if (!address.startsWith('/api/previews/')) return owner.ask(method, address, body);
  const { headers } = await signedIn(db(), 'owner');
  const request = new Request(`http://localhost${address}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return appOn(db())(request);
};

const bodyFor = (route: string) => BODIES[route] ?? { version: 1 };

test('every body is accepted: one that is refused would hide the address from what answers', () => {
  const refused = PARAMETERIZED.filter(
    (each) =>
      typeof each.body === 'object' &&
      !QUERY_ALONE.has(routeOf(each)) &&
      !each.body.safeParse(bodyFor(routeOf(each))).success,
  );
  expect(refused.map(routeOf)).toEqual([]);
});

test('every parameter that an address must have has a value here that is accepted', () => {
  const refused = PARAMETERIZED.flatMap((endpoint) =>
    neededNames(endpoint)
      .filter((name) => !shapeOf(endpoint)[name]?.safeParse(NEEDED[name]).success)
      .map((name) => `${routeOf(endpoint)} ${name}`),
  );
  expect(refused).toEqual([]);
});

test('a body is kept for endpoints that there are', () => {
  const routes = new Set(PARAMETERIZED.map(routeOf));
  const known = [...Object.keys(BODIES), ...QUERY_ALONE];
  expect(known.filter((route) => !routes.has(route))).toEqual([]);
});

describe.each(PARAMETERIZED.map((endpoint) => [routeOf(endpoint), endpoint] as const))(
  '%s',
  (route, endpoint) => {
    const { method, path } = endpoint;
    const placeholders = placeholdersOf(endpoint);
    const body = endpoint.body === undefined ? undefined : bodyFor(route);

    test('fails for no value of a parameter', async () => {
      const addresses = HOSTILE.flatMap((value) => [
        ...placeholders.map((name) => addressWith(path, name, value)),
        ...queryNames(endpoint).map(
          (name) => `${addressWith(path, '', '')}?${queryWith(endpoint, name, value)}`,
        ),
      ]);
      expect(addresses).not.toEqual([]);
      const answers: (readonly [string, number])[] = [];
      for (const address of addresses) {
        const { status } = await ask(method, address, body);
        answers.push([address.slice(0, 200), status]);
      }
      expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    });
  },
);
