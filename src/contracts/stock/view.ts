/** Stock by day (@stock.view) and blocks by staff (@stock.block). */
import * as z from 'zod/mini';
import { dayAfter, daysBetween, LAST_DAY } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import type { WindowRule } from '#domain/stock.ts';
import { listParams, pageParam } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { plannedDay, optionalLine } from '../fields.ts';
import type { InquiryStatus } from '../inquiries/list.ts';
import { BLOCK_REASONS, type TakenView } from './stock.ts';

/** In one response: three months. */
const MAX_STOCK_VIEW_DAYS = 92;
/** Days ahead for which shortages are shown. */
export const SHORT_DAYS = 60;
/** `free` of a block without an end. */
export const NO_END = LAST_DAY;

/** With the id, by which staff change a block. */
export interface StockTakenView extends TakenView {
  id: string;
  option: string;
}

/** Pieces of one item, or of one option if it is counted separately. */
export interface StockItemView {
  itemId: string;
  /** Name of the option; empty: the item. */
  option: string;
  /** With the option. */
  name: string;
  /** Null: not counted. */
  owned: number | null;
  /** One for each requested day; negative: short. */
  free: (number | null)[];
  taken: StockTakenView[];
}

export interface StockPageView {
  rows: StockItemView[];
  /** Items on all pages. */
  total: number;
}

/** An event with missing pieces (@stock.short-ahead). */
export interface ShortEventView {
  id: string;
  reference: string;
  name: string;
  status: InquiryStatus;
  eventDate: CivilDate;
  /** Null for an event of one day. */
  lastDay: CivilDate | null;
  eventLocation: string;
  short: { name: string; short: number }[];
}

const range = z
  .strictObject({
    from: plannedDay,
    to: plannedDay,
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

/** Both days or neither. */
const shortRange = z
  .strictObject({ from: z.optional(plannedDay), to: z.optional(plannedDay) })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      error: 'Name the first and the last day',
      path: ['to'],
    }),
  );

const blockFields = {
  itemId: z.uuid('Please choose an item'),
  option: optionalLine(MAX_LENGTH.tag),
  quantity: z
    .int('Please enter a whole number')
    .check(
      z.minimum(1, 'Please enter how many'),
      z.maximum(MAX_QUANTITY, `Please enter at most ${MAX_QUANTITY}`),
    ),
  from: plannedDay,
  /** Last day; null: no end. */
  to: z.nullable(plannedDay),
  reason: z.enum(BLOCK_REASONS, 'Please choose a reason'),
  note: optionalLine(MAX_LENGTH.shortDescription),
};
/** Saves it although events become short. */
const despiteShort = { isDespiteShort: z._default(z.optional(z.boolean()), false) };

const isInOrder = ({ from, to }: { from: CivilDate; to: CivilDate | null }) =>
  to === null || to >= from;
const END_PROBLEM = { error: 'Please choose a day that isn’t before the first one', path: ['to'] };

/** The browser chooses the id, so that a repetition adds nothing. */
const newBlock = z
  .strictObject({ id: z.uuid(), ...blockFields, ...despiteShort })
  .check(z.refine(isInOrder, END_PROBLEM));
export const blockSchema = z.strictObject(blockFields).check(z.refine(isInOrder, END_PROBLEM));
export type BlockInput = z.output<typeof blockSchema>;
/** `was`: as its editor saw it; a block that was changed since is not overwritten. */
const changedBlock = z
  .strictObject({ ...blockFields, ...despiteShort, was: blockSchema })
  .check(z.refine(isInOrder, END_PROBLEM));

/** @returns the first day after the block */
export function endOfBlock(to: CivilDate | null): CivilDate {
  return to === null ? NO_END : dayAfter(to, 1);
}

const STOCK = '/api/admin/stock';

export const stockEndpoints = {
  /** The shop's rule, for categories and items without their own. */
  rule: endpoint(`GET ${STOCK}/rule`, 'catalog.read', { answer: answer<WindowRule>() }),
  /** A page of items by name, from the first to the last day. */
  view: endpoint(`GET ${STOCK}`, 'inquiries.read', {
    query: range,
    answer: answer<StockPageView>(),
  }),
  /** Future events with missing pieces, soonest first: in the next `SHORT_DAYS` days or the given range. */
  short: endpoint(`GET ${STOCK}/short`, 'inquiries.read', {
    query: shortRange,
    answer: answer<ShortEventView[]>(),
  }),
  /** 409 with shortages, unless `isDespiteShort`; 422 when the id was used for another block. */
  addBlock: endpoint(`POST ${STOCK}/blocks`, 'inquiries.write', {
    body: newBlock,
    answer: answer<{ id: string }>(),
  }),
  /** 404 when it was removed meanwhile; 409 when it was changed meanwhile, or as above. */
  changeBlock: endpoint(`PUT ${STOCK}/blocks/{id}`, 'inquiries.write', {
    body: changedBlock,
    answer: answer<{ id: string }>(),
  }),
  /** A block that does not exist is no error. */
  removeBlock: endpoint(`DELETE ${STOCK}/blocks/{id}`, 'inquiries.write'),
};
