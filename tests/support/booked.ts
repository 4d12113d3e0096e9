/** Booked events, as staff make and change them. */
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { ADMIN_API_PATHS } from './api-paths.ts';
import type { useQuotes } from './quotes.ts';
import { addInquiry } from './rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;

/** @returns what tests do with booked events of this shop */
export function useBooked(db: () => Database, shop: ReturnType<typeof useQuotes>) {
  const page = async (id: string) =>
    shop.read<InquiryWorkView>(await shop.ask('GET', `${PATH}/${id}/work`));
  /** Asks something of a request, with its version. */
  const act = async (method: string, id: string, what: string, body: object = {}) =>
    shop.ask(method, `${PATH}/${id}/${what}`, { version: (await page(id)).version, ...body });
  return {
    page,
    act,
    /** Changes details of the event; a last day that is not named moves with the first one. */
    correct: async (id: string, change: object) => {
      const { version, name, phone, email, eventDate, eventLocation } = await page(id);
      const kept = { version, name, phone, email, eventDate: eventDate || null, eventLocation };
      return shop.ask('PUT', `${PATH}/${id}/details`, { ...kept, ...change });
    },
    /** Gives it another status. */
    move: async (id: string, change: object) =>
      shop.ask('PATCH', `${PATH}/${id}`, { version: (await page(id)).version, ...change }),
    /** Changes what was agreed, as by phone. */
    agree: (id: string, lines: object[], fields: object = {}) =>
      act('PUT', id, 'agreed', { lines, totalCents: 300_000, depositCents: 50_000, ...fields }),
    /** @returns a request whose quote was accepted, with its link */
    booked: async (fields: Partial<QuoteContent> = {}) => {
      const { eventDate = '2027-06-12' } = fields;
      const inquiry = await addInquiry(db(), { eventDate });
      const { quote, link } = await shop.sent(inquiry, { eventDate, ...fields });
      await shop.read(await shop.accept(link));
      return { inquiry, quote, link };
    },
    cancel: (id: string, body: object = {}) =>
      act('POST', id, 'cancel', {
        by: 'customer',
        reason: 'The venue burned down',
        feeKeptCents: null,
        isMailed: false,
        ...body,
      }),
    pay: async (id: string, body: object = {}) =>
      shop.ask('POST', `${PATH}/${id}/payments`, {
        id: crypto.randomUUID(),
        kind: 'payment',
        cents: 50_000,
        receivedOn: '2026-11-20',
        method: 'check',
        note: 'No. 1042',
        ...body,
      }),
    chairs: (itemId: string, quantity: number) => quoteLineOf({ itemId, quantity }),
  };
}
