/** Every parameter of every address that staff ask, filled with what none of them means. */
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { useAdmin } from '../../support/admin.ts';
import { useDatabase } from '../../support/backends.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');

const GUARDED = ENDPOINTS.filter(
  ({ path, permission }) => permission !== 'everybody' && path.startsWith('/api/admin/'),
);
const SOME_ID = '00000000-0000-4000-8000-000000000000';
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
  '__proto__',
  'constructor',
  '\ud800',
  'é'.repeat(3_000),
  SOME_ID,
];

/** @returns names of the parameters in its query */
function queryNames({ query }: Endpoint): string[] {
  return query && 'shape' in query ? Object.keys(query.shape as object) : [];
}

/** @returns the address with one placeholder filled with the value, the others with an id of nothing */
const addressWith = (path: string, name: string, value: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, each: string) =>
    encodeURIComponent((each === name ? value : SOME_ID).toWellFormed()),
  );

describe.each(
  GUARDED.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_route, endpoint) => {
  const { method, path } = endpoint;
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const body = endpoint.body === undefined ? undefined : { version: 1 };
  const ask = async (address: string) => {
    const { status } = await owner.ask(method, address, body);
    return [address.slice(0, 200), status] as const;
  };

  test('fails for no value of a parameter', async () => {
    const addresses = HOSTILE.flatMap((value) => [
      ...placeholders.map((name) => addressWith(path, name, value)),
      ...queryNames(endpoint).map((name) => {
        const query = `${name}=${encodeURIComponent(value.toWellFormed())}`;
        return `${addressWith(path, '', '')}?${query}`;
      }),
    ]);
    const answers: (readonly [string, number])[] = [];
    for (const address of addresses) answers.push(await ask(address));
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  });
});
