/** What goes out and comes back on a day (@goods.day), ticked off by the crew (@goods.tick). */
import * as z from 'zod/mini';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine } from '../fields.ts';
import { MAX_QUOTE_CENTS } from '../quotes/line.ts';
import { HANDOVER_WAYS, type LentView } from './stock.ts';

/** That pieces left, or came back. */
export interface TickView {
  /** ISO date-time. */
  at: string;
  /** Who ticked it off; empty when the account is gone. */
  by: string;
  missing: number;
  damaged: number;
  note: string;
}

/** Pieces of one item for one event. */
export interface GoodsPieceView {
  itemId: string;
  /** Name of the option; empty: none. */
  option: string;
  /** With the option. */
  name: string;
  quantity: number;
  /** Names of the sets that they are part of. */
  sets: string[];
  /** Those of them that partners lend. */
  rented: LentView[];
  /** Null: not ticked off. */
  tick: TickView | null;
}

/** What goes out for an event on a day, or comes back. */
export interface EventGoodsView {
  inquiryId: string;
  reference: string;
  name: string;
  phone: string;
  eventDate: CivilDate;
  eventLocation: string;
  /** When the crew comes, in words. */
  timeWindow: string;
  siteContact: string;
  pieces: GoodsPieceView[];
}

export interface GoodsDayView {
  out: EventGoodsView[];
  back: EventGoodsView[];
  /** Of a day on which nobody takes a return: why, empty where every such weekday is closed, and when instead. */
  closed: { reason: string; next: CivilDate } | null;
}

const count = z.int('Please enter a whole number').check(z.minimum(0), z.maximum(MAX_QUANTITY));

const tick = z
  .strictObject({
    inquiryId: z.uuid(),
    itemId: z.uuid(),
    option: optionalLine(MAX_LENGTH.tag),
    way: z.enum(HANDOVER_WAYS),
    /** False takes it back. */
    isTicked: z.boolean(),
    missing: z._default(z.optional(count), 0),
    damaged: z._default(z.optional(count), 0),
    note: optionalLine(MAX_LENGTH.shortDescription),
  })
  .check(
    z.refine(({ way, missing, damaged }) => way === 'back' || missing + damaged === 0, {
      error: 'Only what came back can be missing or damaged',
      path: ['missing'],
    }),
  );
export type TickInput = z.output<typeof tick>;

const charge = z.strictObject({
  inquiryId: z.uuid(),
  itemId: z.uuid(),
  option: optionalLine(MAX_LENGTH.tag),
  /** Of one piece. */
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
  /** Once more is no error. */
  tick: endpoint(`PUT ${GOODS}/tick`, 'inquiries.write', { body: tick }),
  /** Missing and damaged pieces become a line of what was agreed; once more changes it. */
  charge: endpoint(`PUT ${GOODS}/charge`, 'inquiries.write', { body: charge }),
};
