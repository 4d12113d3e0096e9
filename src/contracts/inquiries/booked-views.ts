/** What staff see of a booked event. */
import type { AgreedEvent, AgreedLine } from '#domain/agreed-event.ts';
import type { Balance } from '#domain/balance.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { CanceledBy, PaymentKind, PaymentMethod } from '../stock/stock.ts';

/** How an event was canceled (@event.cancel). */
export interface CancellationView {
  /** ISO date-time. */
  at: string;
  by: CanceledBy;
  reason: string;
  /** What the shop keeps of what came in; null: nothing. */
  feeKeptCents: number | null;
}

/** Money that came in or went back (@money.payments). */
export interface PaymentView {
  id: string;
  kind: PaymentKind;
  cents: number;
  receivedOn: CivilDate;
  method: PaymentMethod;
  note: string;
  /** Who wrote it down; empty when the account is gone. */
  author: string;
  /** Whether it was struck out. */
  isVoided: boolean;
}

/** What an event costs, what came in, and what is due (@money.balance). */
export interface MoneyView extends Balance {
  totalCents: number;
  depositCents: number;
  payments: PaymentView[];
}

/** A line of what was agreed, with the pieces of a set. */
export interface AgreedLineView extends AgreedLine {
  /** With their options; empty: it is no set. */
  parts: { itemId: string; option: string; name: string; quantity: number }[];
}

/** What was agreed (@event.agreed). */
export interface AgreedView extends Omit<AgreedEvent, 'lines'> {
  lines: AgreedLineView[];
  /** Of the quote that says so; null: staff typed it. */
  quoteNumber: number | null;
}

/** Pieces that a partner lends for the event (@stock.rented-in). */
export interface PartnerPieceView {
  id: string;
  itemId: string;
  option: string;
  /** Of the item, with its option. */
  name: string;
  quantity: number;
  partner: string;
  costCents: number;
  isConfirmed: boolean;
}

/** What the page of a request shows of its booked event. */
export interface BookedParts {
  /** Of a canceled event. */
  cancellation: CancellationView | null;
  /** Of a booked or canceled event; null: nothing was agreed. */
  agreed: AgreedView | null;
  /** Null where nothing was agreed and nothing came in. */
  money: MoneyView | null;
  /** What partners lend for it. */
  partnerPieces: PartnerPieceView[];
}
