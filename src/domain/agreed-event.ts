/** What was agreed about an event (@event.agreed), besides day, place and contact of its request. */
import type { EventLine } from './event-stock.ts';
import type { QuoteFees } from './quote-totals.ts';

/** The line of a charge takes no stock, so that its item stands apart. */
export interface ChargedPieces {
  itemId: string;
  /** Name of the option, or empty. */
  option: string;
}

export interface AgreedLine extends EventLine {
  /** With its option. */
  name: string;
  note: string;
  unitCents: number;
  /** Undefined: stored without it, as in its quote. */
  isTaxable?: boolean | undefined;
  /** Of missing or damaged pieces (@goods.charge): in the total as it is, without discount, waiver or tax. */
  isCharge?: boolean | undefined;
  /** What a charge is for; null: of no charge; undefined: stored without it. */
  charged?: ChargedPieces | null | undefined;
}

export interface AgreedEvent {
  /** The quote that it comes from; null: entered by staff. */
  quoteId: string | null;
  lines: AgreedLine[];
  totalCents: number;
  depositCents: number;
  /** Deposit before staff changed what was agreed: once it came, the date stays reserved; undefined: as now. */
  bookedDepositCents?: number | undefined;
  /** Undefined: stored without them, as in its quote. */
  fees?: QuoteFees | undefined;
  /** ISO date-time at which staff last changed it after the quote; undefined: never. */
  changedAt?: string | undefined;
}
