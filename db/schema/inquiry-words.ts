/** Expressions by which inquiries are found: indexes and searches spell them alike. */
import { sql } from 'drizzle-orm';

/** ASCII punctuation and the apostrophe of phones; the parser of PostgreSQL would make hosts, tags and signed numbers of it. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~’';

/** Punctuation separates words, so that a part of an address or of a reference is found. */
function wordsOf(expression: string): string {
  const quoted = PUNCTUATION.replaceAll("'", "''");
  const spaces = ' '.repeat(PUNCTUATION.length);
  return `to_tsvector('simple'::regconfig, translate(${expression}, '${quoted}', '${spaces}'))`;
}

// The package that a quote request names (@inquiry.package); the sentence is that of `interestedIn`.
const ASKED_PACKAGE = "substring(message from 'interested in the (.{1,200}?) package starting at')";

const SHOWN = [
  'name',
  // "obrien" finds O'Brien.
  "translate(name, '''’', '')",
  'email',
  'phone',
  'reference',
  'event_location',
  'next_action',
  'status',
  "case kind when 'contact' then 'inquiry' else kind end",
  "coalesce(selected_service ->> 'name', '')",
  'message',
].join(" || ' ' || ");

/** What a row of the list shows, without its items, and what the visitor wrote. */
export const inquiryWords = sql.raw(`(${wordsOf(SHOWN)})`);
/** The name of an item that was asked for. */
export const lineWords = sql.raw(`(${wordsOf('name')})`);
/** A number regardless of how it is written. */
export const phoneDigits = sql.raw(String.raw`(regexp_replace(phone, '\D', '', 'g'))`);
/** The package that a message names; null: none. */
export const askedPackage = sql.raw(`(${ASKED_PACKAGE})`);
/** The service that was booked, as a booking names it; null: none. */
export const bookedLabel = sql.raw("(selected_service ->> 'type')");
