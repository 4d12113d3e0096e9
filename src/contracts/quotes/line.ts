import * as z from 'zod/mini';
import { MAX_LENGTH, MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { eventDay, optionalLine, requiredLine, text } from '../fields.ts';

/** One amount, and the total of a quote: a million dollars. */
export const MAX_QUOTE_CENTS = 100_000_000;

/**
 * @param booked total of the event that it changes, which may be larger if it was booked by an older quote
 * @returns why a quote cannot be sent, or an event not be saved, with this total; may be empty (@quote.limit)
 */
export function totalProblem(totalCents: number, booked = 0): string {
  const isTooHigh = totalCents > Math.max(MAX_QUOTE_CENTS, booked);
  return isTooHigh ? 'The total can be at most $1,000,000' : '';
}

export const cents = z
  .int('Please enter an amount')
  .check(
    z.minimum(0, "The amount can't be negative"),
    z.maximum(MAX_QUOTE_CENTS, 'Please enter at most $1,000,000'),
  );

export const quoteLine = z
  .strictObject({
    /** Empty: a package or staff's own line. */
    itemId: optionalLine(MAX_LENGTH.itemId),
    /** Undefined: taken from the line's name. */
    option: z.optional(text(MAX_LENGTH.tag)),
    /** Days of this line alone. */
    outOn: z.optional(z.nullable(eventDay)),
    backOn: z.optional(z.nullable(eventDay)),
    name: requiredLine(MAX_LENGTH.itemName, 'Please enter what this line is for'),
    note: optionalLine(MAX_LENGTH.shortDescription),
    quantity: z
      .int('Please enter a whole number')
      .check(
        z.minimum(MIN_QUANTITY, `Please enter at least ${MIN_QUANTITY}`),
        z.maximum(MAX_QUANTITY, `Please enter at most ${MAX_QUANTITY}`),
      ),
    unitCents: cents,
    isTaxable: z.boolean(),
  })
  .check(
    z.refine(({ outOn, backOn }) => !outOn || !backOn || outOn <= backOn, {
      path: ['backOn'],
      error: 'It comes back before it leaves',
    }),
  );
