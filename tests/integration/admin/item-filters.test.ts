import { beforeAll, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';

const PATH = ADMIN_API_PATHS.rentalItems;
const db = useDatabase();
const admin = useAdmin(db);

/** The last minute of a day of the shop, which is another day in UTC. */
const LATE = new Date('2027-05-02T03:59:00Z');

beforeAll(async () => {
  const { id } = await admin.addCategory({ name: 'Chairs' });
  const whole = { images: ['/media/catalog/a.jpg'], price: '4', availability: 10 };
  const add = (name: string, fields: object) => admin.addItem(id, { name, ...whole, ...fields });
  admin.clock.now = () => LATE;
  const chair = await add('Whole', { isFeatured: true });
  await add('No image', { images: [] });
  await add('No price', { price: '0', options: [{ name: 'Gold', price: 0 }] });
  await add('Priced by option', { price: '0', options: [{ name: 'Gold', price: 5 }] });
  admin.clock.now = () => new Date(LATE.getTime() + 60_000);
  await add('Not counted', { availability: 0, options: [{ name: 'Gold', price: 5, owned: 0 }] });
  await add('Counted by option', { availability: 0, options: [{ name: 'A', price: 5, owned: 2 }] });
  const parts = [{ itemId: chair.id, option: '', quantity: 8 }];
  await add('Set', { availability: 0, parts });
});

test.each([
  ['without=image', ['No image']],
  ['without=price', ['No price']],
  ['without=stock', ['Not counted']],
  ['state=featured', ['Whole']],
  ['changedSince=2027-05-02', ['Counted by option', 'Not counted', 'Set']],
  ['changedSince=2027-05-02&without=stock', ['Not counted']],
  ['changedSince=2027-05-03', []],
])(
  'the list and “Select all” find items by %s @items.filters @items.bulk',
  async (query, names) => {
    const rows = await admin.read<RentalItemAdminView[]>('GET', `${PATH}?${query}`);
    expect(rows.map(({ name }) => name)).toEqual(names);
    const { items } = await admin.read<{ items: string[] }>('GET', `${PATH}/bulk/match?${query}`);
    expect(items).toEqual(rows.map(({ id, version }) => `${id}:${version}`));
  },
);

test.each(['without=name', 'changedSince=2027-02-30', 'changedSince=yesterday'])(
  'a list by %s is refused',
  async (query) => {
    await expectError(await admin.ask('GET', `${PATH}?${query}`), 400);
  },
);
