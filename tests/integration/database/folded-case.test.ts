/** Searches of staff know the case of every script, also in a database of the locale C, as the embedded one is. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { query } from '#db/queries/rows.ts';
import { inquiryEvents } from '#db/schema.ts';
import { comparable } from '#db/schema/words.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

/** From Latin to Armenian, and letters with accents. */
const BLOCKS = [
  [0x41, 0x5_8f],
  [0x1e_00, 0x1f_ff],
] as const;

/** @returns letters whose lower case is one letter, too */
function capitals(): string[] {
  return BLOCKS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ).filter((letter) => letter.toLowerCase() !== letter && letter.toLowerCase().length === 1);
}

describe.each(BACKENDS)('with $name', (backend) => {
  const db = useDatabase(backend);
  const admin = useAdmin(db);

  beforeAll(async () => {
    const inquiryId = await addInquiry(db(), { name: 'Мария Щёголева' });
    await db().insert(inquiryEvents).values({ inquiryId, kind: 'note', body: 'Любит ПИОНЫ' });
    await addInquiry(db(), { name: 'ΜΑΡΊΑ ΠΑΠΑΔΟΠΟΎΛΟΥ', eventLocation: 'ΡΌΔΟΣ' }, [
      { itemId: 'x', name: 'Кресло', quantity: 1, price: '$1' },
    ]);
    await addInquiry(db(), { name: 'İpek IŞIK' });
    await addInquiry(db(), { name: 'GROẞMANN ԱՆԻ' });
    await addItem(db(), await addCategory(db(), { name: 'ШАТРЫ' }), { name: 'БЕЛЫЙ ШАТЁР' });
  });

  test.each([
    ['мария', 'Мария Щёголева'],
    ['МАРИЯ щеголева', 'Мария Щёголева'],
    ['пионы', 'Мария Щёголева'],
    ['μαρία', 'ΜΑΡΊΑ ΠΑΠΑΔΟΠΟΎΛΟΥ'],
    ['Μαρια', 'ΜΑΡΊΑ ΠΑΠΑΔΟΠΟΎΛΟΥ'],
    ['ρόδος', 'ΜΑΡΊΑ ΠΑΠΑΔΟΠΟΎΛΟΥ'],
    ['КРЕСЛО', 'ΜΑΡΊΑ ΠΑΠΑΔΟΠΟΎΛΟΥ'],
    ['ipek', 'İpek IŞIK'],
    ['İPEK ışık', 'İpek IŞIK'],
    ['großmann', 'GROẞMANN ԱՆԻ'],
    ['GROSSMANN', 'GROẞMANN ԱՆԻ'],
    ['անի', 'GROẞMANN ԱՆԻ'],
  ])('%j finds the request of %s @inquiry.search', async (search, name) => {
    const path = `${ADMIN_API_PATHS.inquiries}?q=${encodeURIComponent(search)}`;
    expect(await admin.read<InquiryView[]>('GET', path)).toMatchObject([{ name }]);
  });

  test('items and lists are found alike @items.search @admin.search', async () => {
    const { rentalItems, categories } = ADMIN_API_PATHS;
    const named = async (path: string, search: string) =>
      (
        await admin.read<RentalItemAdminView[]>('GET', `${path}?q=${encodeURIComponent(search)}`)
      ).map(({ name }) => name);
    expect(await named(rentalItems, 'белый шатер')).toEqual(['БЕЛЫЙ ШАТЁР']);
    expect(await named(categories, 'атры')).toEqual(['ШАТРЫ']);
  });

  test('a capital and its small letter compare as equal @admin.search', async () => {
    const pairs = capitals().map((letter) => ({ letter, lower: letter.toLowerCase() }));
    const different = sql`select letter from json_to_recordset(${JSON.stringify(pairs)}::json)
      as pairs (letter text, lower text)
      where ${comparable(sql`letter`)} <> ${comparable(sql`lower`)}`;
    expect(pairs.length).toBeGreaterThan(600);
    expect(await query(db(), different)).toEqual([]);
  });
});
