/** A visitor's choices, the plan that follows from them, and which items they mean. */
import type { PlanArea, PlanItem, PlannerData, PlanTable } from './planner-data.ts';

/** A visitor's choices. `table`, `cloth`, `chair` and `cocktail` are keys of items; an unknown key means the first. */
export interface PlanChoice {
  guests: number;
  style: 'dinner' | 'standing';
  tables: 'rounds' | 'banquets';
  dancing: boolean;
  place: 'indoors' | 'tent';
  table: string;
  /** A linen that fits the table. */
  cloth: string;
  chair: string;
  cocktail: string;
  /** Slug of the dance floor, without its size, which follows from the guests. */
  floor: string;
  /** Guests per table; null: as the shop's rule says. */
  seats: number | null;
  /** Guests who dance simultaneously, in percent; null: as the shop's rule says. */
  dancers: number | null;
  /** Uses the largest tent and floor if none is large enough. */
  largest: boolean;
}

/** The default choices. */
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
  /** Size of the largest that the shop has, in square feet. */
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
export function chosenOf<T extends PlanItem>(all: readonly T[], key: string): T | undefined {
  return all.find((entry) => entry.key === key) ?? all[0];
}

/** @returns each dance floor once, in its smallest size */
export function floorStyles({ floors }: PlannerData): { slug: string; floor: PlanArea }[] {
  const bySlug = Map.groupBy(floors, slugOf);
  return [...bySlug].flatMap(([slug, [floor]]) => (floor ? [{ slug, floor }] : []));
}

export function plannedTable(data: PlannerData, choice: PlanChoice): PlanTable | undefined {
  return choice.style === 'dinner'
    ? chosenOf(data[choice.tables], choice.table)
    : chosenOf(data.cocktails, choice.cocktail);
}

export function plannedLinens(data: PlannerData, choice: PlanChoice): readonly PlanItem[] {
  return plannedTable(data, choice)?.cloths ?? [];
}

/** @returns the item's slug, without the option */
export function slugOf({ key }: PlanItem): string {
  return key.split('--')[0] ?? '';
}
