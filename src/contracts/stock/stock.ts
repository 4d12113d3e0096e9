/** Stock by date in the admin (@stock.free): what takes pieces, and what is short. */
import type { CivilDate } from '#domain/event-date.ts';
import type { Shortage } from '#domain/event-stock.ts';
import type { InquiryStatus } from '../inquiries/list.ts';

/**
 * What takes pieces out of stock: the open quote of an event, a booked event, or a decision of staff.
 */
export const STOCK_KINDS = ['hold', 'booking', 'block'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** Why staff take pieces out. */
export const BLOCK_REASONS = ['repair', 'lost', 'own-use', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** Money that came in, or went back. */
export const PAYMENT_KINDS = ['payment', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How money came; a card is charged elsewhere. */
export const PAYMENT_METHODS = ['check', 'cash', 'card', 'transfer', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Which way pieces go. */
export const HANDOVER_WAYS = ['out', 'back'] as const;
export type HandoverWay = (typeof HANDOVER_WAYS)[number];

/** Who canceled an event. */
export const CANCELED_BY = ['customer', 'shop'] as const;
export type CanceledBy = (typeof CANCELED_BY)[number];

/** What takes pieces that are asked for: an event, linked, or a block. */
export interface TakenView {
  kind: StockKind;
  quantity: number;
  out: CivilDate;
  free: CivilDate;
  /** Of the event; null for a block. */
  inquiry: { id: string; reference: string; name: string; status: InquiryStatus } | null;
  /** Of a block. */
  reason: BlockReason | null;
  note: string;
}

/** Pieces that a partner lends for the event that asks; only confirmed ones cover what is short. */
export interface LentView {
  partner: string;
  quantity: number;
  isConfirmed: boolean;
}

/** What is short, with names, who has the rest on those days, and what partners lend of it. */
export interface ShortageView extends Shortage {
  /** Of the item, with the option in parentheses. */
  name: string;
  taken: TakenView[];
  lent: LentView[];
}
