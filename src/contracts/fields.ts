/**
 * Building blocks of the contracts. `zod/mini` on both sides of the wire: the whole of zod would
 * cost a visitor's browser eighteen times as much.
 */
import * as z from 'zod/mini';
import { cleanText } from '#domain/text.ts';

/** Text, cleaned, at most `max` characters, possibly empty. */
export const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, `Please use at most ${max} characters`)),
    z.transform(cleanText),
  );

/** Text that is not empty once cleaned; `message` says so otherwise. */
export const requiredText = (max: number, message: string) =>
  text(max).check(z.refine((value) => value.length > 0, message));

/** Text that may be left out; then it is empty. */
export const optionalText = (max: number) => z._default(z.optional(text(max)), '');
