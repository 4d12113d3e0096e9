/** What an event needs from the shop, with a reason for each number; `#domain/planner.ts` calculates. */
import { spareChairs, piecesFor } from '#domain/planner.ts';
import { planAreas } from './plan-areas.ts';
import {
  chosenOf,
  FIRST_PLAN,
  offeredChoice,
  plannedTable,
  type EventPlan,
  type PlanChoice,
  type PlanLine,
} from './plan-choice.ts';
import type { PlannerData } from './planner-data.ts';
import * as text from './texts.ts';

/** @returns the needed items with reasons (@planner.why), and what the shop does not have large enough */
export function plan(data: PlannerData, requested: PlanChoice): EventPlan {
  const choice = offeredChoice(data, requested);
  const { lines, gaps } = planAreas(data, choice);
  return { lines: [...seating(data, choice), ...lines], gaps };
}

function seating(data: PlannerData, choice: PlanChoice): PlanLine[] {
  const { guests, style } = choice;
  const table = plannedTable(data, choice);
  if (!table) return [];
  const seats = choice.seats ?? table.seats;
  const tables = piecesFor(guests, seats);
  const lines: PlanLine[] = [
    {
      item: table,
      quantity: tables,
      why:
        style === 'dinner'
          ? text.tablesWhy(guests, seats, tables)
          : text.cocktailsWhy(guests, seats, tables),
    },
  ];
  const cloth = chosenOf(table.cloths, choice.cloth);
  if (cloth) lines.push({ item: cloth, quantity: tables, why: text.clothsWhy(tables) });
  const chair = style === 'dinner' ? chosenOf(data.chairs, choice.chair) : undefined;
  if (chair) {
    const { rates } = data;
    const spare = spareChairs(guests, rates);
    const why = text.chairsWhy(guests, spare, rates.spareChairsPercent);
    lines.push({ item: chair, quantity: guests + spare, why });
  }
  return lines;
}

/** Numbers of guests in the guide, one for each column. */
export const GUIDE_GUESTS = [50, 100, 150, 200];

/** @returns rows for the items of common events, and for dance floors or tents that are larger than the shop has */
export function guidePlans(data: PlannerData) {
  const choice = offeredChoice(data, { ...FIRST_PLAN, place: 'tent' });
  const plans = GUIDE_GUESTS.map((guests) => plan(data, { ...choice, guests }));
  const { rounds, banquets, cocktails, chairs, floors, tents } = data;
  const tables = [...rounds, ...banquets, ...cocktails];
  // The order of the rows, whichever event needs an item first.
  const items = [
    ...tables,
    ...tables.flatMap(({ cloths }) => cloths.slice(0, 1)),
    ...chairs,
    ...floors,
  ];
  const quantityOf = (lines: readonly PlanLine[], key: string) =>
    lines.find(({ item }) => item.key === key)?.quantity ?? 0;
  const rows = [...items, ...tents].map(({ key, href, line }) => ({
    name: line.name,
    href,
    quantities: plans.map(({ lines }) => quantityOf(lines, key)),
  }));
  const larger = (['floor', 'tent'] as const).map((what) => ({
    what,
    needed: plans.map(({ gaps }) => gaps.some((gap) => gap.what === what)),
  }));
  return {
    parts: text.guideParts(choice),
    guests: GUIDE_GUESTS,
    rows: rows.filter(({ quantities }) => quantities.some((quantity) => quantity > 0)),
    larger: larger.filter(({ needed }) => needed.includes(true)),
  };
}
