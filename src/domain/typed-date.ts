import { parseEventDate, type CivilDate } from './event-date.ts';

/** Month first, unless it is impossible: `26.06.2027`. */
const NUMBERS = [
  /^(?<first>\d{1,2})([/.-]|\. ?| )(?<second>\d{1,2})(?:\2(?<year>\d{4}|\d{2}))?$/,
  /^(?<first>[01]\d)(?<second>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})(?:([/.-])|(?=\d{4}$))(?<first>\d{1,2})\2(?<second>\d{1,2})$/,
];
/** In English, and in Spanish where that begins otherwise. */
const MONTHS = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep set,oct,nov,dec dic'.split(',');
/** What a date in words has besides: `Saturday, the 26th of June`, `sábado, 26 de junio de 2027`. */
const OTHER_WORDS =
  /\b(?:of|el|del?|(?:mo|tu|we|th|fr|s[uaá]|lu|martes|mi|jue|vi|do)\p{L}*[.,]?)\s+/gu;
/** Around the month: `June 26, 2027`, `26 June '27`. */
const DAY_AND_YEAR = /^\W*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\W+(?<year>\d{4}|\d{2}))?\W*$/;

/**
 * Parses an event date as typed (@form.date-typing).
 * @param text `MM/DD/YYYY` with one or two digits for month and day and two or four for the year,
 * with hyphens, dots or nothing between, day first if it cannot be a month (`26.06.2027`),
 * `YYYY-MM-DD`, or in English or Spanish words (`Saturday, June 26, 2027`, `26 de junio de 2027`)
 * @param today a date without a year is the next one from then on; without `today` it is null
 */
export function parseTypedDate(text: string, today?: CivilDate): CivilDate | null {
  const written = text.trim().toLowerCase().replaceAll(OTHER_WORDS, '');
  const parts = inNumbers(written) ?? inWords(written);
  return parts && dayOf(parts, today);
}

function inNumbers(written: string): DayParts | null {
  for (const pattern of NUMBERS) {
    const { first, second = '', year } = pattern.exec(written)?.groups ?? {};
    if (first === undefined) continue;
    // An impossible month is a day.
    const isDayFirst = Number(first) > 12 && Number(second) <= 12;
    return isDayFirst ? { month: second, day: first, year } : { month: first, day: second, year };
  }
  return null;
}

function inWords(written: string): DayParts | null {
  const name = /[a-z]{3,}/.exec(written)?.[0] ?? '?';
  const month = MONTHS.findIndex((names) => names.includes(name.slice(0, 3))) + 1;
  const { day, year } = DAY_AND_YEAR.exec(written.replace(name, ' '))?.groups ?? {};
  return month > 0 && day !== undefined ? { month: String(month), day, year } : null;
}

interface DayParts {
  month: string;
  day: string;
  year: string | undefined;
}

function dayOf({ year, month, day }: DayParts, today = ''): CivilDate | null {
  const dayIn = (ofYear: string) =>
    parseEventDate(`${ofYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  // Two digits are of this century.
  if (year !== undefined) return dayIn(`20${year}`.slice(-4));
  if (today === '') return null;
  // The next leap day may be eight years ahead.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = dayIn(String(Number(today.slice(0, 4)) + ahead));
    if (date !== null && date >= today) return date;
  }
  return null;
}

/** @returns the day as `parseTypedDate` reads it; null if it is over */
export function parseComingDay(text: string, today: CivilDate): CivilDate | null {
  const day = parseTypedDate(text, today);
  return day !== null && day >= today ? day : null;
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
