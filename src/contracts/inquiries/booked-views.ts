/** What staff see of a booked event. */
import type { AgreedTotals, PricedAgreed, PricedAgreedLine } from '#domain/agreed-totals.ts';
import type { Balance } from '#domain/balance.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { CanceledBy, PaymentKind, PaymentMethod } from '../stock/stock.ts';

/** @event.cancel */
export interface CancellationView {
  /** ISO date-time. */
  at: string;
  by: CanceledBy;
  reason: string;
  /** Null: nothing. */
  feeKeptCents: number | null;
}

/** @money.payments */
export interface PaymentView {
  id: string;
  kind: PaymentKind;
  cents: number;
  receivedOn: CivilDate;
  method: PaymentMethod;
  note: string;
  /** Who entered it; empty: account deleted. */
  author: string;
  /** Struck out. */
  isVoided: boolean;
}

/** @money.balance */
export interface MoneyView extends Balance {
  totalCents: number;
  depositCents: number;
  payments: PaymentView[];
}

export interface AgreedLineView extends PricedAgreedLine {
  /** Parts of a set, named with their options. */
  parts: { itemId: string; option: string; name: string; quantity: number }[];
}

/** @event.agreed */
export interface AgreedView extends Omit<PricedAgreed, 'lines'> {
  lines: AgreedLineView[];
  totals: AgreedTotals;
  /** Null: entered by staff. */
  quoteNumber: number | null;
}

/** Pieces that a partner lends for the event (@stock.rented-in). */
export interface PartnerPieceView {
  id: string;
  itemId: string;
  option: string;
  /** With the option. */
  name: string;
  quantity: number;
  partner: string;
  costCents: number;
  isConfirmed: boolean;
}

export interface BookedParts {
  cancellation: CancellationView | null;
  /** Of a booked or canceled event; null: nothing was agreed. */
  agreed: AgreedView | null;
  /** Null: nothing was agreed or received. */
  money: MoneyView | null;
  partnerPieces: PartnerPieceView[];
  /** Names of items that were ticked off as packed and are not back (@goods.tick). */
  packed: string[];
}
