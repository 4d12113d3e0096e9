/** Stock in tests: an empty shop, events that take pieces, and edits of what they are counted by. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { Database } from '#db/client.ts';
import { inquiries, rentalItems, settings, settingVersions, stockRows } from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from './api-paths.ts';
import { MORNING, type useQuotes } from './quotes.ts';
import { addCategory, addInquiry } from './rows.ts';
import { signedIn } from './staff.ts';

/** A Saturday half a year after the clock of the tests. */
export const SATURDAY = '2027-06-12';

type Edited = RentalItemAdminView & {
  movedEvents?: number;
  error: { message: string; fields: Record<string, string> };
};

/** @returns what tests of stock do with this shop */
export function useStock(db: () => Database, shop: ReturnType<typeof useQuotes>) {
  return {
    /** Begins anew, without events, items and settings. @returns a category */
    empty: async (): Promise<string> => {
      shop.clock.now = MORNING;
      await db().delete(inquiries);
      await db().delete(stockRows);
      await db().delete(settings);
      await db().delete(settingVersions);
      await db().delete(rentalItems);
      return addCategory(db());
    },
    rows: () => db().select().from(stockRows).orderBy(stockRows.out, stockRows.quantity),
    /** @returns the request of a booked event with so many of the item */
    booked: async (itemId: string, quantity: number, eventDate = SATURDAY): Promise<string> => {
      const inquiry = await addInquiry(db(), { eventDate });
      const lines = [quoteLineOf({ itemId, quantity })];
      const { link } = await shop.sent(inquiry, { eventDate, lines });
      await shop.read(await shop.accept(link));
      return inquiry;
    },
    editItem: async (id: string, change: object, status = 200, query = '') => {
      const path = `${ADMIN_API_PATHS.rentalItems}/${id}`;
      const item = await shop.read<RentalItemAdminView>(await shop.ask('GET', path));
      const { name, slug, categoryId, price, availability, options, parts, version } = item;
      const body = { name, slug, categoryId, price, availability, options, parts, version };
      const edit = { ...body, shortDescription: 'Short.', ...change };
      return shop.read<Edited>(await shop.ask('PUT', `${path}${query}`, edit), status);
    },
    /** Saves a section for the first time, as an owner. */
    saveSection: async (section: 'stock' | 'hours', value: object, query = '') => {
      const { headers } = await signedIn(db(), 'owner');
      return adminApp(shop.services()).request(`${ADMIN_API_PATHS.settings}/${section}${query}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 0, value }),
      });
    },
  };
}
