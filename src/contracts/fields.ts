/**
 * Building blocks of the contracts. `zod/mini` on both sides of the wire: the whole of zod would
 * cost a visitor's browser eighteen times as much.
 */
import * as z from 'zod/mini';
import { cleanLine, cleanText } from '#domain/text.ts';

const cleaned =
  (clean: (typed: string) => string) =>
  (max: number, message = 'Please enter text') =>
    z.pipe(
      z.string(message).check(z.maxLength(max, `Please use at most ${max} characters`)),
      z.transform(clean),
    );

/**
 * Text, cleaned, at most `max` characters, possibly empty; `message` is for what is missing or no
 * text.
 */
export const text = cleaned(cleanText);

/** As `text`, of one line. */
const line = cleaned(cleanLine);

const required = (field: typeof text) => (max: number, message: string) =>
  field(max, message).check(z.refine((value) => value.length > 0, message));

/** Text that is there, and not empty once cleaned; `message` says so otherwise. */
export const requiredText = required(text);
export const requiredLine = required(line);

const optional = (field: typeof text) => (max: number) => z._default(z.optional(field(max)), '');

/** Text that may be left out; then it is empty. */
export const optionalText = optional(text);
export const optionalLine = optional(line);
