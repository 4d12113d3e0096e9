/**
 * What was agreed about an event (@event.agreed). Day, place and contact stand on its request; this is
 * the rest, so that packing list, calendar, stock and balance have one source.
 */
import type { EventLine } from './event-stock.ts';

export interface AgreedLine extends EventLine {
  /** With its option. */
  name: string;
  note: string;
  unitCents: number;
}

export interface AgreedEvent {
  /** The quote that says so; null: staff typed it. */
  quoteId: string | null;
  lines: AgreedLine[];
  /** In cents, all fees included. */
  totalCents: number;
  depositCents: number;
  /** When staff last changed it after the quote, as agreed by phone; undefined: never. ISO date-time. */
  changedAt?: string | undefined;
}
