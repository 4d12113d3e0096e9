import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BulkLine, BulkResult } from '#contracts/catalog/bulk.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { rentalItems } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';

const db = useDatabase();
const admin = useAdmin(db);
const ITEMS = ADMIN_API_PATHS.rentalItems;

test('a change of many items leaves what the form would not take of a stored one, and refuses what it makes so @items.bulk', async () => {
  const tents = (await admin.addCategory({ name: 'Tents' })).id;
  const tent = await admin.addItem(tents, { name: 'Clear-Span Tent', price: '1' });
  const arch = await admin.addItem(tents, { name: 'Arch', price: '200000' });
  await db()
    .update(rentalItems)
    .set({ price: 'Call for pricing', priceCents: null })
    .where(eq(rentalItems.id, tent.id));
  const items = [tent, arch].map(({ id, version }) => `${id}:${version}`);
  const previewOf = async (change: object) => {
    const body = { items, change };
    const lines = await admin.read<BulkLine[]>('POST', `${ITEMS}/bulk/preview`, body);
    return Object.fromEntries(lines.map(({ name, after, refused }) => [name, { after, refused }]));
  };

  expect(await previewOf({ price: { kind: 'percent', by: 8, roundTo: 25 } })).toEqual({
    [tent.name]: { after: {} },
    [arch.name]: { after: { price: '$216,000.00' } },
  });
  expect(await previewOf({ price: { kind: 'percent', by: 900 } })).toMatchObject({
    [tent.name]: { after: {} },
    [arch.name]: { refused: { price: 'The price can be at most $1,000,000.00' } },
  });

  const body = { items, change: { isFeatured: true }, batchId: crypto.randomUUID() };
  expect(await admin.read<BulkResult>('POST', `${ITEMS}/bulk`, body)).toMatchObject({ changed: 2 });
  expect(await admin.read<RentalItemAdminView>('GET', `${ITEMS}/${tent.id}`)).toMatchObject({
    price: 'Call for pricing',
    isFeatured: true,
  });
});
