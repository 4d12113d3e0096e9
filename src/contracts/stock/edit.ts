/** Edits of what stock is counted by, which can leave booked and quoted events short (@stock.edit). */
import * as z from 'zod/mini';

/** Query of an edit; without it, one by which events become short is refused with their names. */
export const stockEditQuery = z.strictObject({
  /** `1`: it is saved although they do. */
  isDespiteShort: z.pipe(
    z.optional(z.literal('1')),
    z.transform((value) => value === '1'),
  ),
});

/** The query of an edit that is saved all the same. */
export const DESPITE_SHORT = { isDespiteShort: '1' } as const;

/** Of the answer to an edit. */
export interface Moved {
  /** How many events have their pieces out on other days than before; left out for none. */
  movedEvents?: number;
}
