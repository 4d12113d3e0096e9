/**
 * Building blocks of the contracts. `zod/mini` on both sides of the wire: the whole of zod would
 * cost a visitor's browser eighteen times as much.
 */
import * as z from 'zod/mini';
import { cleanLine, cleanText } from '#domain/text.ts';

/**
 * Text, cleaned, at most `max` characters, possibly empty; `message` is for what is missing or no
 * text.
 */
export const text = (max: number, message = 'Please enter text') =>
  z.pipe(
    z.string(message).check(z.maxLength(max, `Please use at most ${max} characters`)),
    z.transform(cleanText),
  );

/** As `text`, of one line. */
const line = (max: number, message?: string) => z.pipe(text(max, message), z.transform(cleanLine));

/** A line that is there, and not empty once cleaned; `message` says so otherwise. */
export const requiredLine = (max: number, message: string) =>
  line(max, message).check(z.refine((value) => value.length > 0, message));

/** A line that may be left out; then it is empty. */
export const optionalLine = (max: number) => z._default(z.optional(line(max)), '');

/** Text that is there, and not empty once cleaned; `message` says so otherwise. */
export const requiredText = (max: number, message: string) =>
  text(max, message).check(z.refine((value) => value.length > 0, message));

/** Text that may be left out; then it is empty. */
export const optionalText = (max: number) => z._default(z.optional(text(max)), '');
