/** What is delivered and picked up on a day (@goods.day), ticked off by the crew (@goods.tick). */
import * as z from 'zod/mini';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine } from '../fields.ts';
import { MAX_QUOTE_CENTS } from '../quotes/line.ts';
import { HANDOVER_WAYS, type LentView } from './stock.ts';
import type { StockTakenView } from './view.ts';

export interface TickView {
  /** ISO date-time. */
  at: string;
  /** Name; empty: account deleted. */
  by: string;
  /** Pieces that were ticked off; null: not stored. */
  quantity: number | null;
  missing: number;
  damaged: number;
  note: string;
}

/** Pieces of one item for one event. */
export interface GoodsPieceView {
  itemId: string;
  /** Name of the option, or empty. */
  option: string;
  /** With the option. */
  name: string;
  quantity: number;
  /** Names of the sets that contain them. */
  sets: string[];
  /** Lent by partners. */
  rented: LentView[];
  /** Null: not ticked off. */
  tick: TickView | null;
  /** Id under which missing and damaged pieces are blocked, so that they are blocked once. */
  blockId: string;
  /** Null: not blocked. */
  block: StockTakenView | null;
  /** What the customer is charged for missing and damaged pieces; null: nothing. */
  charge: { quantity: number; unitCents: number } | null;
}

/** Deliveries or pickups of an event on a day. */
export interface EventGoodsView {
  inquiryId: string;
  reference: string;
  name: string;
  phone: string;
  /** Only what was packed is listed, to come back. */
  isCanceled: boolean;
  eventDate: CivilDate;
  /** Null: an event of one day. */
  lastDay: CivilDate | null;
  eventLocation: string;
  /** As text. */
  timeWindow: string;
  siteContact: string;
  pieces: GoodsPieceView[];
}

export interface ClosedDayView {
  /** Empty for a weekday that is always closed. */
  reason: string;
  /** The next open day. */
  next: CivilDate;
  /** Events whose returns move from this day although a time is agreed on. */
  timed: Pick<EventGoodsView, 'inquiryId' | 'reference' | 'name' | 'timeWindow'>[];
}

export interface GoodsDayView {
  out: EventGoodsView[];
  back: EventGoodsView[];
  /** On a day on which the shop is closed, and returns without a day of their own move. */
  closed: ClosedDayView | null;
}

const count = z
  .int('Please enter a whole number')
  .check(z.minimum(0), z.maximum(MAX_QUANTITY, `Please enter at most ${MAX_QUANTITY}`));

/** Pieces that came back missing or damaged. */
export const faultsSchema = z.strictObject({
  missing: count,
  damaged: count,
  note: optionalLine(MAX_LENGTH.shortDescription),
});

const tick = z
  .strictObject({
    inquiryId: z.uuid(),
    itemId: z.uuid(),
    option: optionalLine(MAX_LENGTH.tag),
    way: z.enum(HANDOVER_WAYS),
    /** False: undoes the tick. */
    isTicked: z.boolean(),
    /** Omitted: only the tick changes; noted faults stay. */
    faults: z.optional(faultsSchema),
  })
  .check(
    z.refine(
      ({ way, faults }) => way === 'back' || !faults || faults.missing + faults.damaged === 0,
      {
        error: 'Only what came back can be missing or damaged',
        path: ['faults', 'missing'],
      },
    ),
  );
export type TickInput = z.output<typeof tick>;

const charge = z.strictObject({
  inquiryId: z.uuid(),
  itemId: z.uuid(),
  option: optionalLine(MAX_LENGTH.tag),
  /** For one piece. */
  unitCents: z
    .int('Please enter an amount')
    .check(
      z.minimum(1, 'Please enter an amount'),
      z.maximum(MAX_QUOTE_CENTS, 'Please enter at most $1,000,000'),
    ),
});
export type ChargeInput = z.output<typeof charge>;

const GOODS = '/api/admin/goods';

export const goodsEndpoints = {
  day: endpoint(`GET ${GOODS}`, 'inquiries.read', {
    query: z.strictObject({ on: civilDay }),
    answer: answer<GoodsDayView>(),
  }),
  /** Repeating it is no error. */
  tick: endpoint(`PUT ${GOODS}/tick`, 'inquiries.write', { body: tick }),
  /** Charges missing and damaged pieces as a line of what was agreed; repeating it updates the line. */
  charge: endpoint(`PUT ${GOODS}/charge`, 'inquiries.write', { body: charge }),
};
