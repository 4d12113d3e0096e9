/** How long pieces are away by default, and what holds them (@stock.window, @stock.hold). */
import * as z from 'zod/mini';
import { MAX_STOCK_DAYS } from '#domain/limits.ts';

const DAYS_PROBLEM = `Please enter a number of days from 0 to ${MAX_STOCK_DAYS}`;

/** A number of days of a rule. */
export const stockDays = z
  .int(DAYS_PROBLEM)
  .check(z.minimum(0, DAYS_PROBLEM), z.maximum(MAX_STOCK_DAYS, DAYS_PROBLEM));

export const stockSettings = z.strictObject({
  /** Days before the event on which pieces leave. */
  before: stockDays,
  /** Days after its last day on which they come back. */
  after: stockDays,
  /** Days for washing and repair after that. */
  turnaround: stockDays,
  /** Whether an open quote holds its pieces. */
  quotesHold: z.boolean(),
  /** The balance is due so many days before the event. */
  balanceDueDays: stockDays,
});
