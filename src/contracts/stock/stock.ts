import type { CivilDate } from '#domain/event-date.ts';
import type { Shortage } from '#domain/shortages.ts';
import type { InquiryStatus } from '../inquiries/list.ts';

/** The open quote of an event, a booked event, or a decision of staff. */
export const STOCK_KINDS = ['hold', 'booking', 'block'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** Why staff take pieces out. */
export const BLOCK_REASONS = ['repair', 'lost', 'own-use', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

export const PAYMENT_KINDS = ['payment', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A card is charged elsewhere. */
export const PAYMENT_METHODS = ['check', 'cash', 'card', 'transfer', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const HANDOVER_WAYS = ['out', 'back'] as const;
export type HandoverWay = (typeof HANDOVER_WAYS)[number];

export const CANCELED_BY = ['customer', 'shop'] as const;
export type CanceledBy = (typeof CANCELED_BY)[number];

/** Who has pieces that are asked for: an event or a block. */
export interface TakenView {
  kind: StockKind;
  quantity: number;
  out: CivilDate;
  free: CivilDate;
  /** Null: a block. */
  inquiry: { id: string; reference: string; name: string; status: InquiryStatus } | null;
  /** Of a block. */
  reason: BlockReason | null;
  note: string;
}

/** Lent by a partner for this event; only confirmed pieces cover a shortage. */
export interface LentView {
  partner: string;
  quantity: number;
  isConfirmed: boolean;
}

/** Missing pieces, who has them, and what partners lend. */
export interface ShortageView extends Shortage {
  /** With the option in parentheses. */
  name: string;
  taken: TakenView[];
  lent: LentView[];
}
