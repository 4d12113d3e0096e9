/** Stock by day in the admin (@stock.view), and the blocks that staff make (@stock.block). */
import * as z from 'zod/mini';
import { dayAfter, daysBetween } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import type { WindowRule } from '#domain/stock.ts';
import { listParams, pageParam } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine } from '../fields.ts';
import type { InquiryStatus } from '../inquiries/list.ts';
import { BLOCK_REASONS, type TakenView } from './stock.ts';

/** Most days of one answer: three months. */
const MAX_STOCK_VIEW_DAYS = 92;
/** What is short is told that many days ahead. */
export const SHORT_DAYS = 60;
/** Of a block without an end. */
export const NO_END: CivilDate = '9999-12-31';

/** What takes pieces; blocks can be changed. */
export interface StockTakenView extends TakenView {
  id: string;
  option: string;
}

/** Pieces that are counted together: of an item, or of an option that is counted apart. */
export interface StockItemView {
  itemId: string;
  /** Name of the option; empty: of the item. */
  option: string;
  /** With the option. */
  name: string;
  /** Null: nobody has counted. */
  owned: number | null;
  /** On each day that was asked for; fewer than none: short. */
  free: (number | null)[];
  taken: StockTakenView[];
}

export interface StockPageView {
  rows: StockItemView[];
  /** Items on all pages. */
  total: number;
}

/** An event that has more than there is (@stock.short-ahead). */
export interface ShortEventView {
  id: string;
  reference: string;
  name: string;
  status: InquiryStatus;
  eventDate: CivilDate;
  eventLocation: string;
  short: { name: string; short: number }[];
}

const range = z
  .strictObject({
    from: civilDay,
    to: civilDay,
    q: listParams.q,
    category: z.optional(z.uuid()),
    page: pageParam,
  })
  .check(
    z.refine(
      ({ from, to }) => {
        const days = daysBetween(from, to) + 1;
        return days >= 1 && days <= MAX_STOCK_VIEW_DAYS;
      },
      { error: `It is 1 to ${MAX_STOCK_VIEW_DAYS} days from the first one`, path: ['to'] },
    ),
  );

/** Both or neither. */
const shortRange = z.strictObject({ from: z.optional(civilDay), to: z.optional(civilDay) }).check(
  z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: 'Name the first and the last day',
    path: ['to'],
  }),
);

const blockFields = {
  itemId: z.uuid('Please choose an item'),
  option: optionalLine(MAX_LENGTH.tag),
  quantity: z
    .int('Please enter how many')
    .check(
      z.minimum(1, 'Please enter how many'),
      z.maximum(MAX_QUANTITY, `Please enter at most ${MAX_QUANTITY}`),
    ),
  from: civilDay,
  /** The last day; null: no end. */
  to: z.nullable(civilDay),
  reason: z.enum(BLOCK_REASONS, 'Please choose a reason'),
  note: optionalLine(MAX_LENGTH.shortDescription),
  /** Whether it is made although events become short. */
  isDespiteShort: z._default(z.optional(z.boolean()), false),
};

const endsLater = ({ from, to }: { from: CivilDate; to: CivilDate | null }) =>
  to === null || to >= from;
const END_PROBLEM = { error: 'Please choose a day that isn’t before the first one', path: ['to'] };

/** The id is chosen by the browser, so that a repetition adds nothing. */
const newBlock = z
  .strictObject({ id: z.uuid(), ...blockFields })
  .check(z.refine(endsLater, END_PROBLEM));
export const blockSchema = z.strictObject(blockFields).check(z.refine(endsLater, END_PROBLEM));
export type BlockInput = z.output<typeof blockSchema>;

/** @returns the first day after a block */
export function endOfBlock(to: CivilDate | null): CivilDate {
  return to === null ? NO_END : dayAfter(to, 1);
}

const STOCK = '/api/admin/stock';

export const stockEndpoints = {
  /** The shop's rule, which counts where category and item have none. */
  rule: endpoint(`GET ${STOCK}/rule`, 'catalog.read', { answer: answer<WindowRule>() }),
  /** A page of items, by name, from the first to the last day. */
  view: endpoint(`GET ${STOCK}`, 'inquiries.read', {
    query: range,
    answer: answer<StockPageView>(),
  }),
  /** Events to come that have more than there is, soonest first: of the next days, or of those named. */
  short: endpoint(`GET ${STOCK}/short`, 'inquiries.read', {
    query: shortRange,
    answer: answer<ShortEventView[]>(),
  }),
  /** 409 with what becomes short, unless it is made all the same. */
  addBlock: endpoint(`POST ${STOCK}/blocks`, 'inquiries.write', {
    body: newBlock,
    answer: answer<{ id: string }>(),
  }),
  changeBlock: endpoint(`PUT ${STOCK}/blocks/{id}`, 'inquiries.write', {
    body: blockSchema,
    answer: answer<{ id: string }>(),
  }),
  /** Of one that is gone as well. */
  removeBlock: endpoint(`DELETE ${STOCK}/blocks/{id}`, 'inquiries.write'),
};
