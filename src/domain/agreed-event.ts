/** What was agreed about an event (@event.agreed), besides day, place and contact of its request. */
import type { EventLine } from './event-stock.ts';

export interface AgreedLine extends EventLine {
  /** With its option. */
  name: string;
  note: string;
  unitCents: number;
}

export interface AgreedEvent {
  /** The quote that it comes from; null: entered by staff. */
  quoteId: string | null;
  lines: AgreedLine[];
  totalCents: number;
  depositCents: number;
  /** ISO date-time at which staff last changed it after the quote; undefined: never. */
  changedAt?: string | undefined;
}
