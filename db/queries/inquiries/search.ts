/** Finds inquiries by the texts of their row in the list, their message and the notes of staff (@inquiry.search). */
import { and, lte, sql, type SQL } from 'drizzle-orm';
import type { ServiceType } from '#contracts/catalog/public.ts';
import type { ServiceLabel } from '#contracts/inquiries/request.ts';
import { parseEventDate } from '#domain/event-date.ts';
import { foldLetters } from '#domain/fold-letters.ts';
import { searchedTerms, wordsOf } from '#domain/searched-words.ts';
import { inquiries, servicePackages } from '../../schema.ts';
import {
  askedPackage,
  bookedLabel,
  inquiryWords,
  isNoted,
  lineWords,
  noteWords,
  phoneDigits,
} from '../../schema/inquiry-words.ts';
import { wordQuery } from '../../schema/words.ts';
import { isNotOver } from './days.ts';
import { replacedOrReplacing } from './replaced.ts';

/** Fewer digits match too many numbers. */
const MIN_PHONE_DIGITS = 3;

/** Names shown in a row but stored in other tables. */
export interface SearchedNames {
  staff: readonly { id: string; name: string }[];
  services: readonly { type: ServiceType; label: ServiceLabel; name: string }[];
}

/**
 * @param text words in any order, each the beginning of a word that a row shows, names of items
 *   included; part of a phone number; a day; or a reference, which also finds what replaces it or is replaced
 * @param names the staff, who are shown in the rows of their requests, and the services of packages
 * @returns the condition; undefined for no text
 */
export function searchFor(text: string, names: SearchedNames): SQL | undefined {
  if (text === '') return undefined;
  const number = withoutCountryCode(text);
  const ways = [
    haveWords(number, names),
    phoneHas(number),
    isOnDay(text),
    replacedOrReplacing(text),
  ].filter((way) => way !== undefined);
  if (ways.length === 0) return sql`false`;
  // An array, so that PostgreSQL uses the primary key; it overestimates the rows of a union.
  return sql`${inquiries.id} = any (array(${sql.join(ways, sql` union `)}))`;
}

/** Looks up each word separately in the inquiry, its items and its notes, so that indexes are used. */
function haveWords(text: string, { staff, services }: SearchedNames): SQL | undefined {
  const terms = searchedTerms(text);
  if (terms.length === 0) return undefined;
  const matches = terms.map(({ query, word }) => {
    const ways = [
      sql`select id from inquiries where ${inquiryWords} @@ ${wordQuery(query)}`,
      sql`select inquiry_id from inquiry_lines where ${lineWords} @@ ${wordQuery(query)}`,
      sql`select inquiry_id from inquiry_events where ${isNoted} and ${noteWords} @@ ${wordQuery(query)}`,
      ...(word === undefined ? [] : assignedTo(namedBy(word, staff))),
      ...(word === undefined ? [] : about(namedBy(word, services))),
    ];
    return sql`(${sql.join(ways, sql` union `)})`;
  });
  return sql`(${sql.join(matches, sql` intersect `)})`;
}

/** @returns those with a word in their name that begins like `word` */
function namedBy<T extends { name: string }>(word: string, all: readonly T[]): T[] {
  const begin = foldLetters(word);
  return all.filter(({ name }) =>
    wordsOf(foldLetters(name)).some((nameWord) => nameWord.startsWith(begin)),
  );
}

/** Looks up ids, not names: PostgreSQL's query planner cannot tell how few of the staff have a name. */
function assignedTo(staff: SearchedNames['staff']): SQL[] {
  if (staff.length === 0) return [];
  return [sql`select id from inquiries where assignee_id in ${staff.map(({ id }) => id)}`];
}

/** A package name used by two services is found by either service. */
function about(services: SearchedNames['services']): SQL[] {
  if (services.length === 0) return [];
  return [
    sql`select id from inquiries where ${bookedLabel} in ${services.map(({ label }) => label)}`,
    sql`select id from inquiries where ${askedPackage} in (select name from ${servicePackages}
      where service_type in ${services.map(({ type }) => type)})`,
  ];
}

const PHONE = /^[\d\s()+./-]+$/;

/** @returns an American number without `+1`, which most customers do not type; any other search as it is */
function withoutCountryCode(search: string): string {
  const isAmerican = PHONE.test(search) && /^1\d{10}$/.test(search.replaceAll(/\D/g, ''));
  return isAmerican ? search.replace(/^\D*1/, '') : search;
}

/** Matches a number regardless of its formatting. */
function phoneHas(search: string): SQL | undefined {
  const digits = search.replaceAll(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS || !PHONE.test(search)) return undefined;
  return sql`select id from inquiries where ${phoneDigits} like ${`%${digits}%`}`;
}

/**
 * Finds the events of a day as the list displays it or in ISO 8601, or of a month with its day or its year: those of
 * several days by each of them.
 * @param search `06/12/2031`, `6/12/31`, `2031-06-12`, `6/12` or `6/2031`
 */
function isOnDay(search: string): SQL | undefined {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})(?:\/(\d{1,2}))?(?:\/(\d{4}|\d{2}))?$/.exec(search) ?? [];
  const [mm, dd] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const iso = parseEventDate(
    day === '' || year === '' ? search : `${year.padStart(4, '20')}-${mm}-${dd}`,
  );
  if (iso !== null)
    return sql`select id from inquiries where ${and(isNotOver(iso), lte(inquiries.eventDate, iso))}`;
  if (month === '' || (day === '' && year === '')) return undefined;
  const pattern = day === '' ? `${mm}/__/${year}` : `${mm}/${dd}/____`;
  return sql`select id from inquiries where exists (
    select from generate_series(event_date, coalesce(last_day, event_date), interval '1 day') as day
    where to_char(day, 'MM/DD/YYYY') like ${pattern})`;
}
