import { parseEventDate, type CivilDate } from './event-date.ts';

/** Month first, unless it is impossible: `26.06.2027`. */
const PARTS = String.raw`(?<first>\d{1,2})(?<between>[/.-]|\. ?| )(?<second>\d{1,2})`;
const NUMBERS = [
  new RegExp(String.raw`^${PARTS}\k<between>(?<year>\d{4}|\d{2})$`),
  /^(?<first>[01]\d)(?<second>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})([/.-])(?<first>\d{1,2})\2(?<second>\d{1,2})$/,
  /^(?<year>20\d{2})(?<first>\d{2})(?<second>\d{2})$/,
  new RegExp(`^${PARTS}$`),
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[.,]?\s+/;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,?\s*(?<year>\d{4}|['’]?\d{2}))?`;
/** `June 26, 2027`, `26th of June` */
const WORDS = [
  new RegExp(String.raw`^(?<month>[a-z]+)\.?\s*(?:the\s+)?${DAY}${YEAR}$`),
  new RegExp(String.raw`^(?:the\s+)?${DAY}(?:\s+of)?[\s.-]*(?<month>[a-z]+)\.?-?${YEAR}$`),
];

/**
 * Parses an event date as typed (@form.date-typing).
 * @param text `MM/DD/YYYY` with one or two digits for month and day and two or four for the year,
 * with hyphens, dots or nothing between, day first if it cannot be a month (`26.06.2027`),
 * `YYYY-MM-DD`, or in words (`Saturday, June 26, 2027`)
 * @param today a date without a year is the next one from then on; without `today` it is null
 */
export function parseTypedDate(text: string, today?: CivilDate): CivilDate | null {
  const written = text.trim().toLowerCase().replace(WEEKDAY, '');
  const parts = inNumbers(written) ?? inWords(written);
  return parts && dayOf(parts, today);
}

function inNumbers(written: string): DayParts | null {
  for (const pattern of NUMBERS) {
    const { first = '', second = '', year } = pattern.exec(written)?.groups ?? {};
    if (first === '') continue;
    const parts = { month: first, day: second, year };
    // An impossible month is a day.
    const isDayFirst = Number(first) > 12 && Number(second) <= 12 && !/^\d{4}/.test(written);
    return isDayFirst ? { ...parts, month: second, day: first } : parts;
  }
  return null;
}

function inWords(written: string): DayParts | null {
  for (const pattern of WORDS) {
    const { month: name = '', day = '', year } = pattern.exec(written)?.groups ?? {};
    const month = monthNamed(name);
    if (month > 0) return { month: String(month), day, year: year?.replace(/\D/, '') };
  }
  return null;
}

/** @returns 1 for `January`, `Jan` and other beginnings; 0: not a month */
function monthNamed(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1;
}

interface DayParts {
  month: string;
  day: string;
  year: string | undefined;
}

function dayOf({ year, ...parts }: DayParts, today: CivilDate | undefined): CivilDate | null {
  if (year !== undefined) return civilDate({ ...parts, year });
  if (today === undefined) return null;
  const thisYear = Number(today.slice(0, 4));
  // The next leap day may be eight years ahead.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = civilDate({ ...parts, year: String(thisYear + ahead) });
    if (date !== null && date >= today) return date;
  }
  return null;
}

/** @returns the day as `parseTypedDate` reads it; null if it is over */
export function parseComingDay(text: string, today: CivilDate): CivilDate | null {
  const day = parseTypedDate(text, today);
  return day !== null && day >= today ? day : null;
}

function civilDate({ year = '', month = '', day = '' }: Record<string, string>): CivilDate | null {
  const century = year.length === 2 ? '20' : '';
  return parseEventDate(`${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Digits beyond a month, or beyond a month and a day. */
const PAST_MONTH = /^(0[1-9]|1[0-2]|[3-9](?=\d)|1(?=[3-9])|2(?=[1-9]))(\d+)$/;
const PAST_DAY = /^(\d{1,2})\/(0[1-9]|[12]\d|3[01]|[4-9](?=\d)|3(?=[2-9]))(\d+)$/;

/** Another format, into which a slash was inserted before it was recognized: `26.06.2027`, `26 June`. */
const OTHER_WAY = /^(\d)\/(\d)([.\- \p{L}].*)$/u;
const DAY_FIRST = /^(\d)\/(\d)\/(\d{1,2})\/$/;

/**
 * Inserts the slashes of a date while it is typed, for keypads without one. A slash is inserted
 * with the digit after it, so that it never blocks a deletion or a typed slash.
 * @param text the field's content up to the character just typed
 * @returns the text with missing slashes and without premature ones; unchanged unless it starts
 * `MM/DD/YYYY`
 */
export function withSlashes(text: string): string {
  return text
    .replace(OTHER_WAY, '$1$2$3')
    .replace(DAY_FIRST, '$1$2/$3/')
    .replace(PAST_MONTH, '$1/$2')
    .replace(PAST_DAY, '$1/$2/$3');
}
