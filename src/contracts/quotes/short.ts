import { answer, endpoint } from '../endpoint.ts';

export interface LikeItemView {
  name: string;
  path: string;
}

/** Missing pieces that prevent acceptance (@quote.page-short). */
export interface PublicShortView {
  /** With the option. */
  name: string;
  needed: number;
  free: number;
  short: number;
  /** Alternatives with enough free pieces that day. */
  like: LikeItemView[];
}

export const quoteShortEndpoints = {
  /** For the customer, after an acceptance that was refused with `short`. */
  read: endpoint('GET /api/quotes/{id}/short', 'everybody', {
    answer: answer<{ short: PublicShortView[] }>(),
  }),
};
