import { parseEventDate, type CivilDate } from './event-date.ts';
import { plainDigits } from './typed-text.ts';
import { weekdayOf } from './weekdays.ts';

/** In English, and in Spanish where that begins otherwise. */
const MONTHS = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep set,oct,nov,dec dic'.split(',');
/**
 * What a day has besides: time, weekday and the like (`4 - 10 PM`, `at noon`, `- Sat`). Between two days it is
 * kept, so that the second is not read as a year: `Sat June 26, Sun 27`; so are the words of `3rd Saturday of July`.
 */
const BESIDE =
  /(?<!^(?:the )?\d[snrt][tdh])(?:[ ,@-]+|^)(?:(?:el|on|at|evening|noon)\b|(?:\d\d? ?- ?)?\d\d?(?::\d\d(?: ?[ap]\.?m)?| ?[ap]\.?m)\b|(?:vi|lu|tu|mo|we(?!e)|martes|sun|s[aá]|jue|fr|th|do|mi)\p{L}*)[.,]*(?!(?<=\d.*)[^\d'’]*\d\d?(?![\d:]| ?[ap]))/gu;
/** `26-Jun-27`, `26 June '27`. */
const DAY_MONTH = /^(\d\d?)[-/., ]*[a-z]{3,}[-/., '’]*(\d{4}|\d\d)?$/;
/** `June 26, 2027`, `Jun/26/27`: one hyphen or slash is between two days, or before the year (`June 26-28`, `Jun-27`). */
const MONTH_DAY =
  /^[a-z]{3,}(?:[., ]*|([-/])(?=\d+\1))(\d\d?)(?:(?=\D)(?:\1|[., '’]+)(\d{4}|\d\d))?$/;
/** In English and Spanish, in the order of `weekdayOf`; they may be cut after three letters. */
const WEEKDAY_NAMES =
  'monday lunes tuesday martes wednesday miercoles thursday jueves friday viernes saturday sabado sunday domingo'.split(
    ' ',
  );
const DIGITS = /^([01]\d)(\d\d)(\d{4}|\d\d)$/;
const YEAR_FIRST = /^(\d{4})(?:([/. -])|(?=\d{4}$))(\d\d?|[a-z]+)\2(\d\d?)$/;
const NUMBERS = /^(\d\d?)([/.-]|\. ?| )(\d\d?)(?:\2['’]?(\d{4}|\d\d)?)?$/;

/**
 * Parses an event date as typed (@form.date-typing).
 * @param text `MM/DD/YYYY` with one or two digits for month and day and two or four for the year,
 * with hyphens, dots or nothing between, day first if it cannot be a month (`26.06.2027`),
 * `YYYY-MM-DD`, or in English or Spanish words (`Saturday, June 26, 2027`, `26 de junio de 2027`)
 * @param today a date without a year is the next one from then on; without `today` it is null
 * @returns null, too, for several days (`June 26-28`), for a month (`June '27`) and for a weekday that the day is not
 */
export function parseTypedDate(text: string, today = ''): CivilDate | null {
  const typed = plainDigits(text).toLowerCase();
  const written = typed
    .replaceAll(/[\s()]+/g, ' ')
    .replaceAll(BESIDE, '')
    .replaceAll(/(?<=\d)(?:[snrt][tdh]|ro|º)|\b(?:of|del?) |^[ -]+|[ .,!?]+$/g, '')
    .replaceAll(/ ?([-/]) ?/g, '$1');
  const name = /[a-z]{3}/.exec(written)?.[0] ?? '';
  const month = MONTHS.findIndex((names) => names.includes(name)) + 1;
  const numbers = written
    .replace(DIGITS, '$1/$2/$3')
    .replace(YEAR_FIRST, '$3/$4/$1')
    .replace(DAY_MONTH, `${month}/$1/$2`)
    .replace(MONTH_DAY, `${month}/$2/$3`);
  const [, first = '', , second = '', year] = NUMBERS.exec(numbers) ?? [];
  // An impossible month is a day.
  const day = dayOf(first, second, year, today) ?? dayOf(second, first, year, today);
  if (day && isOtherWeekday(typed, day)) return null;
  const isCut = (day ?? '') < today && CUT_DAY.test(`${written}/`);
  return (isCut && parseTypedDate(withSlashes(`${written}/`), today)) || day;
}

/** @returns whether the text names a weekday that the day is not (`Friday, June 26, 2027`) */
function isOtherWeekday(typed: string, day: CivilDate): boolean {
  const words =
    typed
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/(?!mar\b)[a-z]{3,}/g) ?? [];
  return words
    .map((word) => WEEKDAY_NAMES.findIndex((name) => name.startsWith(word)))
    .some((index) => index >= 0 && (index >> 1) + 1 !== weekdayOf(day));
}

function dayOf(month: string, day: string, year: string | undefined, today: string) {
  // Two digits are of this century.
  const first = Number(`20${year ?? today.slice(0, 4)}`.slice(-4));
  // The next leap day may be eight years ahead.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = parseEventDate(`${first + ahead}-${`0${month}`.slice(-2)}-${`0${day}`.slice(-2)}`);
    if (year !== undefined || (date ?? '') >= today) return date;
  }
  return null;
}

/** @returns the day as `parseTypedDate` reads it; null if it is over */
export function parseComingDay(text: string, today: CivilDate): CivilDate | null {
  const day = parseTypedDate(text, today);
  return (day ?? '') >= today ? day : null;
}

/** Digits beyond a month, or beyond a month and a day. */
const PAST_MONTH = /^(0[1-9]|1[0-2]|[3-9]|1(?=[3-9])|2(?=[1-9]))(\d+)$/;
const PAST_DAY = /^(\d\d?)\/(0[1-9]|[12]\d|3[01]|[4-9]|3(?=[2-9]))(\d+)$/;

/** Another format, into which a slash was inserted before it was recognized: `26.06.2027`, `26 June`. */
const OTHER_WAY = /^(\d)\/(\d)([.\- ,\p{L}].*|\/\p{L}.*)$/u;
/** `25/12`, into whose day a slash was inserted before it was recognized. */
const CUT_DAY = /^([1-3])\/(\d)\/(\d\d?)\/$/;

/**
 * Inserts the slashes of a date while it is typed, for keypads without one. A slash is inserted
 * with the digit after it, so that it never blocks a deletion or a typed slash.
 * @param text the field's content up to the character just typed
 * @returns the text with missing slashes and without premature ones; unchanged unless it starts
 * `MM/DD/YYYY`
 */
export function withSlashes(text: string): string {
  return plainDigits(text)
    .replace(OTHER_WAY, '$1$2$3')
    .replace(CUT_DAY, '$1$2/$3/')
    .replace(PAST_MONTH, '$1/$2')
    .replace(PAST_DAY, '$1/$2/$3');
}
