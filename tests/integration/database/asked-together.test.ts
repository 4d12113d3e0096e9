import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listAskedTogether } from '#db/queries/catalog/asked-together.ts';
import type { NewInquiryLine } from '#db/queries/inquiries/store.ts';
import { inquiries } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();

const lines = (...ids: string[]): NewInquiryLine[] =>
  ids.map((itemId) => ({ itemId, name: itemId, quantity: 100, price: '$1.00' }));

beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) await addInquiry(db(), {}, lines('table', 'cloth'));
  // An item with two options is there once.
  for (let count = 0; count < 3; count += 1) {
    await addInquiry(db(), {}, lines('table', 'chair', 'chair'));
  }
  for (let count = 0; count < 2; count += 1) await addInquiry(db(), {}, lines('table', 'arch'));
  for (let count = 0; count < 5; count += 1) {
    await addInquiry(db(), { status: 'quarantined' }, lines('table', 'spam'));
    await addInquiry(db(), { email: 'gone@example.com' }, lines('table', 'gone'));
  }
});

test('counts requests, not pieces, from three on, without spam @product.related', async () => {
  await db()
    .update(inquiries)
    .set({ deletedAt: new Date() })
    .where(eq(inquiries.email, 'gone@example.com'));
  expect(await listAskedTogether(db())).toEqual(
    new Map([
      ['chair', ['table']],
      ['cloth', ['table']],
      ['table', ['cloth', 'chair']],
    ]),
  );
});
