/** Expressions by which inquiries are found: an index serves only a search that spells its expression alike. */
import { sql, type SQL } from 'drizzle-orm';
import { MONTHS } from '#domain/months.ts';
import { WEEKDAYS } from '#domain/weekdays.ts';
import { wordsIn } from './words.ts';

// The package that a quote request names (@inquiry.package); the sentence is that of `interestedIn`.
const ASKED_PACKAGE = "substring(message from 'interested in the (.{1,200}?) package starting at')";

const array = (words: readonly string[]) => `array['${words.join("', '")}']`;

const SHOWN = [
  'name',
  'email',
  'phone',
  'reference',
  'event_location',
  'next_action',
  'status',
  "case kind when 'contact' then 'inquiry' else kind end",
  "coalesce(selected_service ->> 'name', '')",
  'message',
  'referral_source',
  // `june 12 2027 saturday`, made by immutable functions, because an index takes no others.
  `coalesce((${array(MONTHS)})[extract(month from event_date)::int] || ' ' || extract(day from event_date)::int::text
    || ' ' || extract(year from event_date)::int::text || ' ' || (${array(WEEKDAYS)})[extract(isodow from event_date)::int], '')`,
].join(" || ' ' || ");

/** What a row of the list shows except its items; also the message, and where the visitor heard of the shop. */
export const inquiryWords = sql.raw(`(${wordsIn(SHOWN)})`);
/**
 * With `isNoted`: notes, calls, and the reason of a status change; no other kinds of event, such as mails and payments,
 * are searched.
 */
export const noteWords = sql.raw(`(${wordsIn("body || ' ' || coalesce(reason, '')")})`);
export const isNoted = sql.raw("kind in ('note', 'call', 'status')");
/** The name of an item that was asked for. */
export const lineWords = sql.raw(`(${wordsIn('name')})`);
/** The digits of a phone number and its extension. */
export const phoneDigits = sql.raw(String.raw`(regexp_replace(phone, '\D', '', 'g'))`);

const EXTENSION = String.raw`(\d)[\s,(]*(ext(ension)?\.?|x|#)\s*\d.*$`;

/** @returns the digits of a phone number without its extension (`x5`, `ext. 5`) */
export function calledDigits(phone: SQL): SQL {
  const [pattern, nonDigit] = [sql.raw(`'${EXTENSION}'`), sql.raw(String.raw`'\D'`)];
  const number = sql`regexp_replace(${phone}, ${pattern}, ${sql.raw(String.raw`'\1'`)}, 'i')`;
  return sql`(regexp_replace(${number}, ${nonDigit}, '', 'g'))`;
}

/** The package that a message names; null: none. */
export const askedPackage = sql.raw(`(${ASKED_PACKAGE})`);
/** The service that was booked, as a booking names it; null: none. */
export const bookedLabel = sql.raw("(selected_service ->> 'type')");
