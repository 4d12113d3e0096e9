import * as z from 'zod/mini';
import { parseEventDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { phoneText } from '#domain/phone-text.ts';
import { isSynonymGroup } from '#domain/search/synonyms.ts';
import { plainDigits } from '#domain/typed-text.ts';
import { requiredLine } from '../fields.ts';

/** An https address. @param message for a missing or invalid one */
export const webAddress = (message: string) =>
  requiredLine(MAX_LENGTH.url, message).check(
    z.refine((value) => URL.canParse(value) && value.startsWith('https://'), message),
  );

/** `09:00` */
export const timeOfDay = (message: string) =>
  z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));

/** Up to this time closing belongs to the previous day (@settings.closing). */
const LATEST_CLOSING = '04:00';

/** Shown at the closing time and in the preview of the week. */
export const CLOSING_PROBLEM =
  'Please enter a closing time after the opening time, up to 4:00 AM the next day';

/** @returns whether closing is after opening; up to `LATEST_CLOSING` it is the next day */
export function closesAfterOpening({ from, to }: { from: string; to: string }): boolean {
  return to > from || (to < from && to <= LATEST_CLOSING);
}

/** `2026-12-25`; a day that does not exist would fail every build. */
export const day = z
  .string('Please enter a date')
  .check(z.refine((value) => parseEventDate(value) === value, 'Please enter a date'));

/** Stored as visitors read it (@settings.phone). */
export const phoneNumber = z.pipe(
  requiredLine(MAX_LENGTH.phone, 'Please enter a phone number').check(
    z.refine((value) => /\d{3}.*\d{4}/.test(plainDigits(value)), 'Please enter a phone number'),
  ),
  z.transform(phoneText),
);

export const percent = (max = 100) => {
  const message = `Please enter a percentage from 0 to ${max}`;
  return z.number(message).check(z.minimum(0, message), z.maximum(max, message));
};

/** Synonyms, separated by commas: "tablecloth, linen, table cover" (@settings.synonyms). */
export const synonymGroup = requiredLine(
  MAX_LENGTH.seoKeywords,
  'Please enter words, separated by commas',
).check(
  z.refine(
    (line) => line === '' || isSynonymGroup(line),
    'Please enter at least two different words with a comma between them, such as: tablecloth, linen',
  ),
);
