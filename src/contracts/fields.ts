/**
 * Fields of contracts. `zod/mini` on both sides: full zod would be eighteen times as large in the browser.
 */
import * as z from 'zod/mini';
import { parseEventDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { isMailAddress, readableAddress } from '#domain/mail-address.ts';
import { cleanLine, cleanText } from '#domain/text.ts';
import { FIELD_MESSAGES } from '#domain/texts.ts';

const cleaned =
  (clean: (typed: string) => string) =>
  (max: number, message = 'Please enter text') =>
    z.pipe(
      z.string(message).check(z.maxLength(max, `Please use at most ${max} characters`)),
      z.transform(clean),
    );

/** Cleaned text, possibly empty. `message` is for a missing value or another type. */
export const text = cleaned(cleanText);

/** Single-line `text`. */
export const line = cleaned(cleanLine);

const required = (field: typeof text) => (max: number, message: string) =>
  field(max, message).check(z.refine((value) => value.length > 0, message));

/** Not empty after cleaning; else `message`. */
export const requiredText = required(text);
export const requiredLine = required(line);

const optional = (field: typeof text) => (max: number) => z._default(z.optional(field(max)), '');

/** Empty by default. */
export const optionalText = optional(text);
export const optionalLine = optional(line);

/** @form.email */
export const mailAddress = text(MAX_LENGTH.email, FIELD_MESSAGES.email).check(
  z.overwrite(readableAddress),
  z.refine(isMailAddress, FIELD_MESSAGES.email),
);
export const optionalMailAddress = z._default(
  z.optional(z.union([z.literal(''), mailAddress], FIELD_MESSAGES.email)),
  '',
);

/** A day as `YYYY-MM-DD`. */
export const civilDay = z
  .string('Please enter a date')
  .check(
    z.refine(
      (day) => /^\d{4}-\d\d-\d\d$/.test(day) && parseEventDate(day) !== null,
      'Please enter a date',
    ),
  );

const EARLIEST_DAY = '1900-01-01';

/** A day of an event, or of a promise about one: as late as visitors may ask for, but no slip such as 0202. */
export const eventDay = civilDay.check(
  z.refine((day) => day >= EARLIEST_DAY, 'Please choose a day from 1900 on'),
);

const FAR_DAY = 'Please choose a day from 1900 to 2999';

/**
 * A day of a plan or of a record. Away from the ends of the calendar, so that days added to it or subtracted from it
 * have a year of four digits too.
 */
export const plannedDay = civilDay.check(
  z.refine((day) => day >= EARLIEST_DAY && day <= '2999-12-31', FAR_DAY),
);
