/** Default rule for days away, and whether quotes hold pieces (@stock.window, @stock.hold). */
import * as z from 'zod/mini';
import { MAX_STOCK_DAYS } from '#domain/limits.ts';

const DAYS_PROBLEM = `Please enter a number of days from 0 to ${MAX_STOCK_DAYS}`;

export const stockDays = z
  .int(DAYS_PROBLEM)
  .check(z.minimum(0, DAYS_PROBLEM), z.maximum(MAX_STOCK_DAYS, DAYS_PROBLEM));

export const stockSettings = z.strictObject({
  /** Pieces leave so many days before the event. */
  before: stockDays,
  /** They come back so many days after the last day of the event. */
  after: stockDays,
  /** Days for cleaning and repair after that. */
  turnaround: stockDays,
  /** An open quote holds its pieces. */
  quotesHold: z.boolean(),
  /** The balance is due so many days before the event. */
  balanceDueDays: stockDays,
});
