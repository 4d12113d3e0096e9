/** The plan in the address, for sharing, reloading, back and forward (@planner.address). */
import { formatEventDate, type CivilDate } from '#domain/event-date.ts';
import { cappedGuests } from '#domain/planner.ts';
import { UNREADABLE_DATE } from '#domain/texts.ts';
import { parseComingDay, parseTypedDate } from '#domain/typed-date.ts';
import { FIRST_PLAN, type PlanChoice } from '#site/planner/plan-choice.ts';
import { pastDay } from '#site/stock/texts.ts';

/** More guests than any table seats. */
const MAX_SEATS = 24;
/** Longer than any key of an item with its option. */
const MAX_KEY = 220;

/** @returns the plan in a query, with the choices of the first plan for what is missing or unknown */
export function planFromQuery(query: string): PlanChoice {
  const params = new URLSearchParams(query);
  const key = (name: string) => (params.get(name) ?? '').slice(0, MAX_KEY);
  const count = (name: string, max: number) => {
    const written = params.get(name) ?? '';
    const number = Number(written);
    return /^\d{1,3}$/.test(written) && number >= 1 && number <= max ? number : null;
  };
  const guests = params.get('guests')?.trim() ?? '';
  return {
    // The hero's form sends an empty field too, which counts as missing (@home.ask).
    guests: guests === '' ? FIRST_PLAN.guests : cappedGuests(Number(guests)),
    style: params.get('style') === 'standing' ? 'standing' : 'dinner',
    tables: params.get('tables') === 'banquets' ? 'banquets' : 'rounds',
    dancing: params.get('dancing') !== 'no',
    place: params.get('place') === 'tent' ? 'tent' : 'indoors',
    table: key('table'),
    cloth: key('cloth'),
    chair: key('chair'),
    cocktail: key('cocktail'),
    floor: key('floor'),
    seats: count('seats', MAX_SEATS),
    dancers: count('dancers', 100),
    largest: params.get('largest') === 'yes',
  };
}

function textOf(value: PlanChoice[keyof PlanChoice]): string {
  if (typeof value !== 'boolean') return String(value ?? '');
  return value ? 'yes' : 'no';
}

/**
 * Reads the fields of the hero's form, which fill in all other forms (@home.ask).
 * @param today an earlier day is left out
 * @returns text by field, without empty ones
 */
export function eventFromQuery(query: string, today: CivilDate): Record<string, string> {
  const params = new URLSearchParams(query);
  // A browser without a date picker sends what was typed.
  const day = parseComingDay(params.get('date') ?? '', today);
  const guests = params.get('guests')?.trim() ?? '';
  return {
    ...(day !== null && { eventDate: formatEventDate(day) }),
    ...(guests !== '' && { guestCount: String(cappedGuests(Number(guests))) }),
  };
}

/** @returns why the date in the query, from the hero's form, is not taken (@home.ask-past), or empty */
export function dateProblemIn(query: string, today: CivilDate): string {
  const typed = new URLSearchParams(query).get('date')?.trim() ?? '';
  const day = parseTypedDate(typed, today);
  if (typed === '') return '';
  if (day === null) return UNREADABLE_DATE;
  return day < today ? pastDay(day) : '';
}

/** @returns the query with its `?`; empty for the first plan */
export function queryFromPlan(plan: PlanChoice): string {
  const entries = Object.entries<PlanChoice[keyof PlanChoice]>({ ...plan })
    .filter(([name, value]) => value !== FIRST_PLAN[name as keyof PlanChoice])
    .map(([name, value]) => [name, textOf(value)]);
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}
