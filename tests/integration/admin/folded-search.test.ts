/** What staff find by letters without accents, notes, sources, reasons and days. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { inquiries, inquiryEvents } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);

beforeAll(async () => {
  const add = (name: string, fields: Parameters<typeof addInquiry>[1] = {}, item = 'Chair') =>
    addInquiry(db(), { name, eventDate: '2027-08-06', ...fields }, [
      { itemId: 'x', name: item, quantity: 1, price: '$1' },
    ]);
  const inquiryId = await add('Nguyễn Thị Ánh', { referralSource: 'A friend at Zola' });
  await add('Łukasz Strauß', { message: 'Our quinceañera', eventDate: '2027-06-12' }, 'Décor Arch');
  await add('Lukasz Strauss', { message: 'Our Quinceanera', eventDate: '2027-12-06' });
  await add('Renée D’Angelo–Peña', {
    eventDate: '2027-11-01',
    message: 'The Aiello\u{2011}Cruz wedding “garden”',
  });
  const fair = await add('County Fair', { eventDate: '2028-02-28' });
  await db().update(inquiries).set({ lastDay: '2028-03-02' }).where(eq(inquiries.id, fair));
  await add('Kim DAngelo', { eventDate: '2027-11-01' }, 'Bride’s Chair');
  await db()
    .insert(inquiryEvents)
    .values([
      { inquiryId, kind: 'note', body: 'Wants the crème napkins' },
      {
        inquiryId,
        kind: 'status',
        fromStatus: 'pending',
        toStatus: 'lost',
        reason: 'date-taken',
        body: 'Her sister’s venue had a fire',
      },
      { inquiryId, kind: 'mail-sent', subject: 'Hello', body: 'Unsearched' },
    ]);
  const linens = await addCategory(db());
  await addItem(db(), linens, {
    name: 'Crème Brûlée Torch',
    shortDescription: 'For the kitchen',
    fullDescription: 'Comes with butane, and a flame of 2,400 degrees.',
  });
  await addItem(db(), linens, { name: 'Gold Chiavari Chair' });
  await addItem(db(), linens, { name: 'Sweetheart’s Table – Décor' });
});

const DANGELOS = ['Kim DAngelo', 'Renée D’Angelo–Peña'];
const BOTH = ['Lukasz Strauss', 'Łukasz Strauß'];
const ONE = ['Nguyễn Thị Ánh'];

test.each([
  ['nguyen', ONE],
  ['NGUYỄN', ONE],
  ['thi anh', ONE],
  ['lukasz', BOTH],
  ['łukasz', BOTH],
  ['strauß', BOTH],
  ['strauss', BOTH],
  ['quinceanera', BOTH],
  ['quinceañera', BOTH],
  ['decor', ['Łukasz Strauß']],
  ['creme napkins', ONE],
  ['zola', ONE],
  ['date taken', ONE],
  ['sister fire', ONE],
  ['unsearched', []],
  ['june 12', ['Łukasz Strauß']],
  ['12th of june', ['Łukasz Strauß']],
  ['6/12/2027', ['Łukasz Strauß']],
  ['lukasz 6/12/2027', ['Łukasz Strauß']],
  ['saturday', ['Łukasz Strauß']],
  ['02/27/2028', []],
  ['02/28/2028', ['County Fair']],
  ['2/29', ['County Fair']],
  ['3/2028', ['County Fair']],
  ['2028-03-02', ['County Fair']],
  ['3/3/2028', []],
  ['dec 6', ['Lukasz Strauss']],
  ['August 2027 friday', ONE],
  ['dangelo', DANGELOS],
  ["D'Angelo", DANGELOS],
  ['dangelo pena', DANGELOS.slice(1)],
  ["D'Angelo-Pena", DANGELOS.slice(1)],
  ['D’Angelo–Peña', DANGELOS.slice(1)],
  ['angelo', DANGELOS.slice(1)],
  ['renee pena', DANGELOS.slice(1)],
  ['cruz garden', DANGELOS.slice(1)],
  ['brides chair', DANGELOS.slice(0, 1)],
  ["'≠ <-> ＇ \\", []],
])('%j finds the requests of %j @inquiry.search', async (search, names) => {
  const path = `${ADMIN_API_PATHS.inquiries}?q=${encodeURIComponent(search)}`;
  const list = await admin.read<InquiryView[]>('GET', path);
  expect(list.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test.each([
  ['torch creme', ['Crème Brûlée Torch']],
  ['brulee', ['Crème Brûlée Torch']],
  ['brûlée', ['Crème Brûlée Torch']],
  ['degrees butane', ['Crème Brûlée Torch']],
  ['chair gold', ['Gold Chiavari Chair']],
  // Within a word, as before.
  ['iavari', ['Gold Chiavari Chair']],
  ['torch gold', []],
  ['sweethearts decor', ['Sweetheart’s Table – Décor']],
  ["sweetheart's table-decor", ['Sweetheart’s Table – Décor']],
])('%j finds the items %j @items.search', async (search, names) => {
  const path = `${ADMIN_API_PATHS.rentalItems}?q=${encodeURIComponent(search)}`;
  const list = await admin.read<RentalItemAdminView[]>('GET', path);
  expect(list.map(({ name }) => name)).toEqual(names);
});
