/** Edits of stock data, which can leave booked and quoted events short (@stock.edit). */
import * as z from 'zod/mini';

/** Without the parameter, an edit that leaves events short is refused with their names. */
export const stockEditQuery = z.strictObject({
  /** `1`: saves it anyway. */
  isDespiteShort: z.pipe(
    z.optional(z.literal('1')),
    z.transform((value) => value === '1'),
  ),
});

export const DESPITE_SHORT = { isDespiteShort: '1' } as const;

export interface Moved {
  /** Number of events whose pieces are now away on other days; omitted for none. */
  movedEvents?: number;
}
