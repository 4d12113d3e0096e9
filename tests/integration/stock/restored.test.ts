/** A booked event that comes back from the trash (@inquiry.trash), on a real database. */
import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#contracts/error.ts';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { adminApp } from '#server/entry/admin.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addItem } from '../../support/rows.ts';
import { signedIn } from '../../support/staff.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const stock = useStock(db, shop);
const { page } = useBooked(db, shop);
/** Sends no type of content without a body, as browsers do. */
const admin = useAdmin(db);
let chair = '';

beforeEach(async () => {
  chair = await addItem(db(), await stock.empty(), { availability: 600 });
});

const at = (id: string) => `${ADMIN_API_PATHS.inquiries}/${id}`;
const restore = (id: string, body?: object) => admin.ask('POST', `${at(id)}/restore`, body);

/** @returns a booked event with 420 of the chairs, in the trash */
async function trashed(): Promise<string> {
  const inquiry = await stock.booked(chair, 420);
  const { version } = await page(inquiry);
  await shop.read(await admin.ask('DELETE', `${at(inquiry)}?version=${version}`));
  expect(await stock.rows()).toEqual([]);
  return inquiry;
}
const overbooked = async (id: string) =>
  (await page(id)).events.filter(({ kind }) => kind === 'overbooked');

test('what still fits comes back without a reason, and one that is given is not kept @inquiry.trash', async () => {
  const first = await trashed();
  await shop.read(await restore(first));
  expect(await stock.rows()).toMatchObject([{ kind: 'booking', inquiryId: first, quantity: 420 }]);
  const { version } = await page(first);
  await shop.read(await admin.ask('DELETE', `${at(first)}?version=${version}`));
  await shop.read(await restore(first, { overbookReason: 'Not needed' }));
  expect(await overbooked(first)).toEqual([]);
});

test('what no longer fits is refused with what is short, and comes back with a reason @inquiry.trash @stock.confirm', async () => {
  const first = await trashed();
  const second = await stock.booked(chair, 420);
  for (const body of [undefined, {}, { overbookReason: ' ' }]) {
    const { error } = await shop.read<ErrorBody>(await restore(first, body), 409);
    expect(error.short).toMatchObject([
      { itemId: chair, short: 240, taken: [{ kind: 'booking', inquiry: { id: second } }] },
    ]);
  }
  expect((await page(first)).deletedAt).not.toBeNull();
  expect(await stock.rows()).toHaveLength(1);

  const reason = { overbookReason: 'A partner lends 240' };
  const back = await shop.read<InquiryView>(await restore(first, reason));
  expect(back).toMatchObject({ status: 'booked', deletedAt: null });
  // Pressed twice, it is told once.
  await shop.read(await restore(first, reason));
  expect(await stock.rows()).toMatchObject([
    { kind: 'booking', quantity: 420 },
    { kind: 'booking', quantity: 420 },
  ]);
  expect(await overbooked(first)).toMatchObject([
    {
      isByCustomer: false,
      subject: 'A partner lends 240',
      body: 'Gold Chiavari Chair: 240 short (420 needed, 180 free)',
    },
  ]);
});

test('a body may be missing, and one that is sent is checked as any other', async () => {
  const first = await trashed();
  const tooLong = { overbookReason: 'x'.repeat(MAX_LENGTH.shortDescription + 1) };
  for (const body of [tooLong, { reason: 'A partner lends 240' }, []]) {
    await expectError(await restore(first, body), 400);
  }
  const { headers } = await signedIn(db(), 'editor');
  const send = async (type: string, body?: string) =>
    adminApp(shop.services()).request(`${at(first)}/restore`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': type },
      ...(body !== undefined && { body }),
    });
  await expectError(await send('text/plain', '{}'), 415);
  await expectError(await send('application/json', 'no JSON'), 400);
  expect((await page(first)).deletedAt).not.toBeNull();
  await shop.read(await send('application/json'));
  expect((await page(first)).deletedAt).toBeNull();
});
