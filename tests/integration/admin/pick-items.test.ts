import { beforeAll, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { generateItems } from '../../support/generate-items.ts';

const db = useDatabase();
const admin = useAdmin(db);

beforeAll(async () => {
  await seedDemo(db());
});

const names = async (q: string) => {
  const path = `${ADMIN_API_PATHS.rentalItems}?ranked=1&q=${encodeURIComponent(q)}`;
  return (await admin.read<RentalItemAdminView[]>('GET', path)).map(({ name }) => name);
};

test.each([
  ['folding chair', 'Natural Wood Folding Chair'],
  ['folding chairs', 'Natural Wood Folding Chair'],
  ['sofa', 'Emerald Velvet Sofa'],
  ['couches', 'Emerald Velvet Sofa'],
  ['round table 60', 'Round Table (60 inch)'],
  ['napkin ivory', 'Ivory Satin Napkin'],
  ['chair fold res', 'White Resin Folding Chair'],
])('picking by %j offers %s first @items.pick', async (query, first) => {
  const [best] = await names(query);
  expect(best).toBe(first);
});

test('what has the words in its name comes before what has them elsewhere, by name @items.pick', async () => {
  const found = await names('sofa');
  const isNamed = found.map((name) => name.includes('Sofa'));
  expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
  const named = found.filter((name) => name.includes('Sofa'));
  expect(named).toEqual(named.toSorted());
});

const listed = async (q: string) => {
  const path = `${ADMIN_API_PATHS.rentalItems}?q=${encodeURIComponent(q)}`;
  return (await admin.read<RentalItemAdminView[]>('GET', path)).map(({ name }) => name);
};

test.each([
  ['sequin linens', 'Black Sequin Linen, 120 inch Round'],
  ['chairs gold', 'Gold Chiavari Chair'],
  ['red glasses', 'Red Wine Glass'],
  // By a synonym, and with a mistake.
  ['couch', 'Emerald Velvet Sofa'],
  ['emerald sofs', 'Emerald Velvet Sofa'],
])(
  'a search of the list by %j finds %s, as visitors find it @items.search',
  async (query, item) => {
    expect(await listed(query)).toContain(item);
  },
);

test('what has the words as typed is not mixed with what is spelled alike @items.search', async () => {
  // Letters within a word, as visitors do not find them.
  expect(await listed('iavari')).toContain('Gold Chiavari Chair');
  expect(await listed('gold chiavari samovar')).toEqual([]);
});

test('nothing is offered that lacks a word, is in the trash, or without words @items.pick', async () => {
  expect(await names('gold chiavari samovar')).toEqual([]);
  expect(await names('')).toEqual([]);
  const found = await admin.read<RentalItemAdminView[]>(
    'GET',
    `${ADMIN_API_PATHS.rentalItems}?q=Emerald%20Velvet%20Sofa`,
  );
  // What is described as going with it is found too.
  const sofa = found.find(({ name }) => name === 'Emerald Velvet Sofa');
  expect(await names('emerald sofa')).toContain('Emerald Velvet Sofa');
  const path = `${ADMIN_API_PATHS.rentalItems}/${sofa?.id}`;
  await admin.read('DELETE', `${path}?version=${sofa?.version}`);
  expect(await names('emerald sofa')).not.toContain('Emerald Velvet Sofa');
  await admin.read('POST', `${path}/restore`);
  expect(await names('emerald sofa')).toContain('Emerald Velvet Sofa');
});

test('items added meanwhile are found at once, and how many match is said @items.pick', async () => {
  await generateItems(db(), 500);
  const answer = await admin.ask('GET', `${ADMIN_API_PATHS.rentalItems}?ranked=1&q=chairs`);
  expect(await answer.json()).toHaveLength(ADMIN_PAGE_SIZE);
  expect(Number(answer.headers.get(TOTAL_COUNT_HEADER))).toBeGreaterThan(ADMIN_PAGE_SIZE);
});
