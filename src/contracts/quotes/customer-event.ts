/** The booked event, as its customer reads it (@quote.page-event). */
import type * as z from 'zod/mini';
import type { AgreedTotals } from '#domain/agreed-totals.ts';
import type { Balance } from '#domain/balance.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { QuoteFees } from '#domain/quote-totals.ts';
import type { quoteLine } from './line.ts';

export interface CustomerEventView extends Omit<Balance, 'receivedCents' | 'standing'> {
  /** As they are now. */
  days: { eventDate: CivilDate | null; lastDay: CivilDate | null; eventLocation: string };
  /** Day or place are others than in the quote. */
  isMoved: boolean;
  /** When the crew comes, and whom it meets; empty where nothing is agreed. */
  crew: { deliveryWindow: string; pickupWindow: string; siteContact: string };
  /** Agreed by phone since; null: as in the quote. */
  agreed: {
    lines: Pick<z.output<typeof quoteLine>, 'name' | 'note' | 'quantity' | 'unitCents'>[];
    fees: QuoteFees;
    totals: AgreedTotals;
  } | null;
  /** What the shop keeps of a canceled event; null: nothing, or not canceled. */
  feeKeptCents: number | null;
  /** All payments; refunds are not subtracted. */
  receivedCents: number;
  /** Calendar file (@event.calendar-file); empty: day unknown. */
  calendar: string;
}
