/** What an event needs from the shop, with a reason for each number; `#domain/planner.ts` calculates. */
import {
  dancersAmong,
  fitArea,
  floorArea,
  largestArea,
  spareChairs,
  tablesFor,
  tentArea,
} from '#domain/planner.ts';
import type { PlanArea, PlanItem, PlannerData, PlanTable } from './planner-data.ts';
import * as text from './texts.ts';

/** A plan's choices. The last five are keys; unknown ones mean the first entry. */
export interface PlanChoice {
  guests: number;
  style: 'dinner' | 'standing';
  tables: 'rounds' | 'banquets';
  dancing: boolean;
  place: 'indoors' | 'tent';
  table: string;
  /** One of the table's cloths. */
  cloth: string;
  chair: string;
  cocktail: string;
  /** Slug of the dance floor; its size follows from the guests. */
  floor: string;
  /** Guests per table; null: by the rule. */
  seats: number | null;
  /** Guests who dance simultaneously, in percent; null: by the rule. */
  dancers: number | null;
  /** Uses the largest tent and floor if none is large enough. */
  largest: boolean;
}

/** Default. */
export const FIRST_PLAN: PlanChoice = {
  guests: 100,
  style: 'dinner',
  tables: 'rounds',
  dancing: true,
  place: 'indoors',
  table: '',
  cloth: '',
  chair: '',
  cocktail: '',
  floor: '',
  seats: null,
  dancers: null,
  largest: false,
};

export interface PlanLine {
  item: PlanItem;
  quantity: number;
  /** Explains the quantity in a sentence. */
  why: string;
}

/** A floor or tent larger than the shop has (@planner.too-large). */
export interface PlanGap {
  what: 'floor' | 'tent';
  /** Needed and available, in sentences. */
  why: string;
  /** In square feet. */
  largest: number;
}

export interface EventPlan {
  lines: PlanLine[];
  gaps: PlanGap[];
}

/** @returns the choice limited to what the shop has */
export function offeredChoice(data: PlannerData, choice: PlanChoice): PlanChoice {
  const hasSeats = data.rounds.length + data.banquets.length > 0;
  const style = data.cocktails.length === 0 ? 'dinner' : choice.style;
  const tables = data.rounds.length === 0 ? 'banquets' : choice.tables;
  return {
    ...choice,
    style: hasSeats ? style : 'standing',
    tables: data.banquets.length === 0 ? 'rounds' : tables,
    dancing: choice.dancing && data.floors.length > 0,
    place: data.tents.length === 0 ? 'indoors' : choice.place,
  };
}

/** @returns the entry of this key, or the first one */
function chosenOf<T extends PlanItem>(all: readonly T[], key: string): T | undefined {
  return all.find((each) => each.key === key) ?? all[0];
}

/** @returns each dance floor once, in its smallest size */
export function floorStyles({ floors }: PlannerData): { slug: string; floor: PlanArea }[] {
  const bySlug = Map.groupBy(floors, slugOf);
  return [...bySlug].flatMap(([slug, [floor]]) => (floor ? [{ slug, floor }] : []));
}

/** @returns needed items with reasons (@planner.why) */
export function plan(data: PlannerData, wanted: PlanChoice): EventPlan {
  const choice = offeredChoice(data, wanted);
  const { lines, gaps } = areas(data, choice);
  return { lines: [...seating(data, choice), ...lines], gaps };
}

export function plannedTable(data: PlannerData, choice: PlanChoice): PlanTable | undefined {
  return choice.style === 'dinner'
    ? chosenOf(data[choice.tables], choice.table)
    : chosenOf(data.cocktails, choice.cocktail);
}

export function plannedLinens(data: PlannerData, choice: PlanChoice): readonly PlanItem[] {
  return plannedTable(data, choice)?.cloths ?? [];
}

function seating(data: PlannerData, choice: PlanChoice): PlanLine[] {
  const { guests, style } = choice;
  const table = plannedTable(data, choice);
  if (!table) return [];
  const seats = choice.seats ?? table.seats;
  const tables = tablesFor(guests, seats);
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

function areas(data: PlannerData, choice: PlanChoice): EventPlan {
  const { floors, tents } = data;
  const rates = {
    ...data.rates,
    ...(choice.dancers !== null && { dancersPercent: choice.dancers }),
  };
  const { guests, style, place } = choice;
  const result: EventPlan = { lines: [], gaps: [] };
  const add = (what: PlanGap['what'], sizes: readonly PlanArea[], need: number, why: string) => {
    const fit = fitArea(sizes, need);
    if (fit) result.lines.push({ item: fit.size, quantity: 1, why: `${why} ${covered(fit.size)}` });
    else if (need > 0 && sizes.length > 0) {
      const largest = Math.max(...sizes.map(largestArea));
      const size = sizes.find((each) => largestArea(each) === largest);
      if (choice.largest && size) {
        const taken = { floor: text.largestFloor, tent: text.largestTent }[what](largest);
        result.lines.push({ item: size, quantity: 1, why: `${why} ${taken}` });
        return largest;
      }
      const others = what === 'floor' && fitArea(floors, need) !== null;
      const gap = { floor: text.floorGap(largest, others), tent: text.tentGap(largest) }[what];
      result.gaps.push({ what, why: `${why} ${gap}`, largest });
    }
    return fit?.area ?? need;
  };
  const dancers = choice.dancing ? dancersAmong(guests, rates) : 0;
  const danceArea = choice.dancing ? floorArea(guests, rates) : 0;
  const chosen = floors.filter((each) => slugOf(each) === choice.floor);
  const floor = add(
    'floor',
    chosen.length > 0 ? chosen : floors.filter(isOfFirst),
    danceArea,
    text.floorWhy(rates.dancersPercent, dancers, rates.floorPerDancer, danceArea),
  );
  if (place === 'indoors') return result;
  const need = tentArea(guests, style, floor, rates);
  const each = style === 'dinner' ? rates.tentPerSeatedGuest : rates.tentPerStandingGuest;
  add('tent', tents, need, text.tentWhy({ guests, style, each, floor, need }));
  return result;
}

function covered({ area, upTo }: PlanArea): string {
  return upTo > 0 ? text.builtUpTo(upTo) : text.covers(area);
}

function isOfFirst(floor: PlanArea, _: number, all: readonly PlanArea[]): boolean {
  return all[0] !== undefined && slugOf(floor) === slugOf(all[0]);
}

function slugOf({ key }: PlanItem): string {
  return key.split('--')[0] ?? '';
}

/** Columns of the guide. */
export const GUIDE_GUESTS = [50, 100, 150, 200];

/** @returns a row for each item, and each floor or tent, that a common event needs */
export function guidePlans(data: PlannerData) {
  const choice = offeredChoice(data, { ...FIRST_PLAN, place: 'tent' });
  const plans = GUIDE_GUESTS.map((guests) => plan(data, { ...choice, guests }));
  const { rounds, banquets, cocktails, chairs, floors, tents } = data;
  const tables = [...rounds, ...banquets, ...cocktails];
  // In this order, whichever event needs it first.
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
