/** What lines would take out of stock, asked before anybody promises them (@stock.short). */
import * as z from 'zod/mini';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine, text } from '../fields.ts';
import type { ShortageView } from './stock.ts';

/** More than a quote or a list has. */
const MAX_LINES = 200;

const line = z.strictObject({
  /** Empty for what is no item of the catalog. */
  itemId: optionalLine(MAX_LENGTH.itemId),
  /** Says the option where `option` does not. */
  name: text(MAX_LENGTH.itemName),
  option: z.optional(text(MAX_LENGTH.tag)),
  /** 0 while none is typed. */
  quantity: z.int().check(z.minimum(0), z.maximum(MAX_QUANTITY)),
  outOn: z.optional(z.nullable(civilDay)),
  backOn: z.optional(z.nullable(civilDay)),
});

/** A line beside what there is. */
export interface LineStockView {
  /** Of a set, as many as its parts make; null: nobody has counted. */
  owned: number | null;
  /** While no day is known, null as well. Fewer than none: more is promised than there is. */
  free: number | null;
  /** Lent by a partner for this event alone, confirmed. */
  rented: number;
  /** First day away, and first day on which the pieces can leave again; null without a day. */
  window: { out: CivilDate; free: CivilDate } | null;
  /**
   * By item that it takes, those that fit included: its own, or the parts of a set. `short` counts all
   * lines together. Empty without a day.
   */
  pieces: ShortageView[];
}

const stockCheck = z.strictObject({
  inquiryId: z.uuid(),
  /** Of a quote: one that was sent has what quotes sent later hold. */
  quoteId: z.optional(z.uuid()),
  /** Null: that of the request. */
  eventDate: z.nullable(civilDay),
  lines: z.array(line).check(z.maxLength(MAX_LINES)),
});
export type StockCheck = z.output<typeof stockCheck>;

export const stockCheckEndpoints = {
  /** Changes nothing. */
  check: endpoint('POST /api/admin/stock/check', 'inquiries.read', {
    body: stockCheck,
    /** A view for each line; null where it is no item. */
    answer: answer<{ lines: (LineStockView | null)[] }>(),
  }),
};
