/** Defaults of a new quote (@quote.settings). */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { dollars } from '../editing.ts';
import { optionalText } from '../fields.ts';
import { webAddress } from './fields.ts';

const DAYS_PROBLEM = 'Please enter a number of days from 1 to 365';

export const quoteSettings = z.strictObject({
  /** After the day on which it is written. */
  validDays: z.int(DAYS_PROBLEM).check(z.minimum(1, DAYS_PROBLEM), z.maximum(365, DAYS_PROBLEM)),
  terms: optionalText(MAX_LENGTH.text),
  /** A mail reminds the customer before it expires. */
  isReminded: z._default(z.optional(z.boolean()), true),
  /** Shown after acceptance; empty: none. */
  paymentLink: z._default(
    z.optional(
      z.union([z.literal(''), webAddress('Please enter an address that begins with https://')]),
    ),
    '',
  ),
  /** In dollars. */
  delivery: dollars(100_000, 'Please enter an amount'),
});
