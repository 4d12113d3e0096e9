/** What a customer reads whose acceptance no longer fits (@quote.page-short). */
import { answer, endpoint } from '../endpoint.ts';

/** An item that can stand in for another, as a link. */
export interface LikeItemView {
  name: string;
  path: string;
}

/** What keeps a quote from being accepted (@quote.page-short). */
export interface PublicShortView {
  /** Of the item, with its option. */
  name: string;
  needed: number;
  free: number;
  short: number;
  /** Free that day for as many as are missing. */
  like: LikeItemView[];
}

/** Of the customer, as those of `publicQuoteEndpoints`. */
export const quoteShortEndpoints = {
  /** What of an open quote is short today, after an acceptance that was refused with the code `short`. */
  read: endpoint('GET /api/quotes/{id}/short', 'everybody', {
    answer: answer<{ short: PublicShortView[] }>(),
  }),
};
