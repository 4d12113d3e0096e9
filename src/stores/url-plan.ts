/** What somebody plans, in the address: for sharing, reloading, and for back and forward (@planner.address). */
import { cappedGuests } from '#domain/planner.ts';
import { FIRST_PLAN, type PlanChoice } from '#site/planner.ts';

/** Longer than any key of an item with its option. */
const MAX_KEY = 220;

/** @returns the plan of a query; the first plan's values for what is missing or unknown */
export function planFromQuery(query: string): PlanChoice {
  const params = new URLSearchParams(query);
  const key = (name: string) => (params.get(name) ?? '').slice(0, MAX_KEY);
  const guests = params.get('guests');
  return {
    guests: guests === null ? FIRST_PLAN.guests : cappedGuests(Number(guests)),
    style: params.get('style') === 'standing' ? 'standing' : 'dinner',
    tables: params.get('tables') === 'banquets' ? 'banquets' : 'rounds',
    dancing: params.get('dancing') !== 'no',
    place: params.get('place') === 'tent' ? 'tent' : 'indoors',
    table: key('table'),
    cloth: key('cloth'),
    chair: key('chair'),
    cocktail: key('cocktail'),
    floor: key('floor'),
  };
}

/** @returns the query with its `?`; empty for the first plan */
export function queryFromPlan(plan: PlanChoice): string {
  const entries = Object.entries(plan)
    .filter(([name, value]) => value !== FIRST_PLAN[name as keyof PlanChoice])
    .map(([name, value]) => [name, value === false ? 'no' : String(value)]);
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}
