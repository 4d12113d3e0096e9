/** The minimum order for delivery, by day (@fees.minimum). */
import type { CivilDate } from './event-date.ts';
import { formatDollars } from './money.ts';
import { MONTHS, type Month } from './months.ts';
import { WEEKDAYS, weekdayOf } from './weekdays.ts';

export const ANY_DAY = 'any';
export const MINIMUM_DAYS = [ANY_DAY, ...WEEKDAYS] as const;

/** A different amount on some days. From a later to an earlier month: over the new year. */
export interface MinimumException {
  day: (typeof MINIMUM_DAYS)[number];
  from: Month;
  through: Month;
  /** In dollars; 0: none. */
  amount: number;
}

/** Amounts in dollars; 0: none. */
export interface MinimumRule {
  minimumOrder: number;
  minimumExceptions: readonly MinimumException[];
}

/** In cents. */
export interface Shortfall {
  minimum: number;
  missing: number;
}

/** @param date null or empty: unknown. @returns cents: the day's highest exception, else the usual amount */
export function minimumOn(rule: MinimumRule, date: CivilDate | null): number {
  const amounts = date
    ? rule.minimumExceptions.filter((exception) => applies(exception, date))
    : [];
  const dollars =
    amounts.length > 0 ? Math.max(...amounts.map(({ amount }) => amount)) : rule.minimumOrder;
  return Math.round(dollars * 100);
}

/**
 * @param rental sum of the lines in cents
 * @param date of the event; null or empty: unknown
 * @returns null if nothing is missing
 */
export function shortfall(
  rental: number,
  rule: MinimumRule,
  date: CivilDate | null,
): Shortfall | null {
  const minimum = minimumOn(rule, date);
  return rental < minimum ? { minimum, missing: minimum - rental } : null;
}

/** @returns whether these cents are below the minimum of some day */
export function isShortSomeDay(rental: number, rule: MinimumRule): boolean {
  const amounts = rule.minimumExceptions.map(({ amount }) => amount);
  return rental < Math.round(Math.max(rule.minimumOrder, ...amounts) * 100);
}

/** @returns `$250, or $500 on Saturdays from May through October`; empty: no minimum */
export function minimumWords({ minimumOrder, minimumExceptions }: MinimumRule): string {
  const always = minimumExceptions.filter(isEveryDay).map(({ amount }) => amount);
  const usual = always.length > 0 ? Math.max(...always) : minimumOrder;
  // `$500` on all days hides `$250 on Mondays`, because the highest counts. Without a usual amount, `none on Mondays`
  // goes without saying.
  const hidesLower = always.length > 0 || usual <= 0;
  const others = minimumExceptions
    .filter(({ amount }) => !hidesLower || amount > usual)
    .map((exception) => `${dollarsOf(exception.amount)} ${daysOf(exception)}`);
  const amounts = usual > 0 ? [dollarsOf(usual), ...others] : others;
  return new Intl.ListFormat('en-US', { type: 'disjunction' })
    .format(amounts)
    .replace(/^(\$\S+) or /, '$1, or ');
}

function applies({ day, from, through }: MinimumException, date: CivilDate): boolean {
  if (day !== ANY_DAY && day !== WEEKDAYS[weekdayOf(date.slice(0, 10)) - 1]) return false;
  const month = Number(date.slice(5, 7)) - 1;
  const [first, last] = [MONTHS.indexOf(from), MONTHS.indexOf(through)];
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

const dollarsOf = (dollars: number) =>
  dollars > 0 ? formatDollars(Math.round(dollars * 100)) : 'none';
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const isWholeYear = ({ from, through }: MinimumException) =>
  (MONTHS.indexOf(through) + 1) % MONTHS.length === MONTHS.indexOf(from);

const isEveryDay = (exception: MinimumException) =>
  exception.day === ANY_DAY && isWholeYear(exception);

function daysOf(exception: MinimumException): string {
  const { day, from, through } = exception;
  const months =
    from === through ? `in ${capital(from)}` : `from ${capital(from)} through ${capital(through)}`;
  if (day === ANY_DAY) return months;
  return `on ${capital(day)}s${isWholeYear(exception) ? '' : ` ${months}`}`;
}
