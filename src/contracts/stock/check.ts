/** What lines would take out of stock, for a check before a promise (@stock.short). */
import * as z from 'zod/mini';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine, text } from '../fields.ts';
import type { ShortageView } from './stock.ts';

/** More than a quote or a list has. */
const MAX_LINES = 200;

const line = z.strictObject({
  /** Empty: not an item of the catalog. */
  itemId: optionalLine(MAX_LENGTH.itemId),
  /** Contains the option if `option` is undefined. */
  name: text(MAX_LENGTH.itemName),
  option: z.optional(text(MAX_LENGTH.tag)),
  /** 0: not entered yet. */
  quantity: z.int().check(z.minimum(0), z.maximum(MAX_QUANTITY)),
  outOn: z.optional(z.nullable(civilDay)),
  backOn: z.optional(z.nullable(civilDay)),
});

export interface LineStockView {
  /** Of a set, as many as its parts make; null: not counted. */
  owned: number | null;
  /** Negative: more is promised than owned; null: not counted, or day unknown. */
  free: number | null;
  /** Confirmed pieces that a partner lends for this event. */
  rented: number;
  /** First day away and first day back; null: day unknown. */
  window: { out: CivilDate; free: CivilDate } | null;
  /**
   * By item that the line takes (its own, or the parts of a set), even if none is missing. `short` counts all
   * lines together. Empty: day unknown.
   */
  pieces: ShortageView[];
}

export interface StockCheckView {
  /** One for each line; null: not an item. */
  lines: (LineStockView | null)[];
  /** An open quote holds its pieces (@stock.hold). */
  quotesHold: boolean;
}

const stockCheck = z.strictObject({
  inquiryId: z.uuid(),
  /** A sent quote competes with holds of later quotes, and its lines move along with the event. */
  quoteId: z.optional(z.uuid()),
  /** Null: as in the request. */
  eventDate: z.nullable(civilDay),
  /** Null: an event of one day; undefined: as in the request. */
  lastDay: z.optional(z.nullable(civilDay)),
  lines: z.array(line).check(z.maxLength(MAX_LINES)),
});
export type StockCheck = z.output<typeof stockCheck>;

export const stockCheckEndpoints = {
  check: endpoint('POST /api/admin/stock/check', 'inquiries.read', {
    body: stockCheck,
    answer: answer<StockCheckView>(),
  }),
};
