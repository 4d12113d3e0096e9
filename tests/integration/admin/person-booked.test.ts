/** What is known of a person whose event was booked: money, what was agreed, who is met, what came back. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import type { ErasedView, PersonPage } from '#contracts/people.ts';
import { goodsEndpoints } from '#contracts/stock/goods.ts';
import { handovers, inquiries, partnerPieces, payments, stockRows } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { usePersonalData } from '../../support/people.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addCategory, addItem } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { act, booked, chairs, move, pay } = useBooked(db, shop);
const TABLES = { payments, stockRows, partnerPieces, handovers };

let chair = '';

beforeAll(async () => {
  chair = await addItem(db(), await addCategory(db()), { availability: 600 });
});
const ask = usePersonalData(db, shop);

/** Books an event of this person's and writes down whatever can be written down of it. */
async function eventOf(name: string): Promise<string> {
  const { inquiry } = await booked({ lines: [chairs(chair, 20)] });
  await db()
    .update(inquiries)
    .set({
      name,
      email: `${name}@example.com`,
      mailbox: '',
      siteContact: `${name}'s aunt`,
      deliveryWindow: `${name}'s morning`,
      pickupWindow: `${name}'s evening`,
    })
    .where(eq(inquiries.id, inquiry));
  await shop.read(await pay(inquiry, { note: `From ${name}` }));
  await shop.read(
    await act('PUT', inquiry, 'agreed', {
      lines: [
        {
          itemId: chair,
          option: '',
          name: 'Gold Chiavari Chair',
          note: `As ${name} said`,
          quantity: 25,
          unitCents: 850,
        },
      ],
      totalCents: 90_000,
      depositCents: 10_000,
      overbookReason: '',
    }),
  );
  const lent = bookedEndpoints.savePartnerPieces.path
    .replace('{id}', inquiry)
    .replace('{pieces}', crypto.randomUUID());
  const pieces = { itemId: chair, option: '', quantity: 5, costCents: 0, isConfirmed: true };
  await shop.read(await shop.ask('PUT', lent, { ...pieces, partner: 'Chairs & Co' }));
  const tick = { inquiryId: inquiry, itemId: chair, way: 'back', isTicked: true };
  const ticked = await shop.ask('PUT', goodsEndpoints.tick.path, {
    ...tick,
    faults: { missing: 0, damaged: 2, note: `${name} broke two` },
  });
  expect(ticked.status).toBe(204);
  return inquiry;
}

test('the file of a person has all of their event, and erasing leaves no row of it @person.export @person.erase', async () => {
  await eventOf('ada');
  const zoe = await eventOf('zoe');
  const email = 'ada@example.com';
  const { requests } = await ask<PersonPage>('export', { email, page: 1 });
  expect(requests).toMatchObject([
    {
      siteContact: "ada's aunt",
      deliveryWindow: "ada's morning",
      pickupWindow: "ada's evening",
      agreed: { lines: [{ quantity: 25, note: 'As ada said' }], totalCents: 90_000 },
      payments: [{ cents: 50_000, note: 'From ada' }],
      handovers: [{ item: 'Gold Chiavari Chair', way: 'back', damaged: 2, note: 'ada broke two' }],
    },
  ]);
  expect(JSON.stringify(requests)).not.toMatch(/zoe/i);
  const { left } = await ask<ErasedView>('erase', { email });
  expect(left).toMatchObject({ requests: 0 });
  for (const [name, table] of Object.entries(TABLES)) {
    const rows = await db().select({ of: table.inquiryId }).from(table);
    expect(new Set(rows.map(({ of }) => of)), name).toEqual(new Set([zoe]));
  }
});

test('what a move out of booked ended stays in the file of its person @person.export', async () => {
  const inquiry = await eventOf('eve');
  await shop.read(await move(inquiry, { status: 'quoted' }));
  const { requests } = await ask<PersonPage>('export', { email: 'eve@example.com', page: 1 });
  expect(requests).toMatchObject([{ agreed: null }]);
  const ended = requests[0]?.events.filter(({ endedAgreed }) => endedAgreed !== null);
  expect(ended).toMatchObject([
    { from: 'booked', to: 'quoted', endedAgreed: { lines: [{ quantity: 25 }] } },
  ]);
});
