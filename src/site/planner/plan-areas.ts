/** Chooses dance floor and tent of a plan, by area and floor plan (@planner.rules). */
import {
  dancersAmong,
  fitArea,
  floorArea,
  largestArea,
  tentArea,
  type PlannerRates,
} from '#domain/planner.ts';
import { placed } from './placed.ts';
import {
  plannedTable,
  slugOf,
  type EventPlan,
  type PlanChoice,
  type PlanGap,
} from './plan-choice.ts';
import type { PlanArea, PlannerData } from './planner-data.ts';
import * as text from './texts.ts';

interface Found {
  /** In square feet. */
  area: number;
  /** The item of that size; undefined: the plan has none. */
  item: PlanArea | undefined;
}

/** What is looked for: a dance floor or a tent. */
interface Search {
  what: PlanGap['what'];
  /** Sizes that the shop has. */
  sizes: readonly PlanArea[];
  /** Sizes that are large enough for the floor plan. */
  roomy: readonly PlanArea[];
  /** Needed square feet. */
  need: number;
  why: string;
  /** Explains that not even the largest size fits. */
  gap: (largest: PlanArea) => string;
}

const namesOf = (areas: readonly PlanArea[]) => areas.map(({ line }) => line.name);

/** @returns dance floor and tent, or the reason why none is large enough (@planner.too-large) */
export function planAreas(data: PlannerData, choice: PlanChoice): EventPlan {
  const result: EventPlan = { lines: [], gaps: [] };
  const rates = {
    ...data.rates,
    ...(choice.dancers !== null && { dancersPercent: choice.dancers }),
  };
  const add = ({ what, sizes, roomy, need, why, gap }: Search): Found => {
    const fit = fitArea(roomy, need);
    if (fit) {
      result.lines.push({ item: fit.size, quantity: 1, why: `${why} ${covered(fit.size)}` });
      return { area: fit.area, item: fit.size };
    }
    const [item] = sizes.toSorted((a, b) => largestArea(b) - largestArea(a));
    if (!item || need <= 0) return { area: need, item: undefined };
    const largest = largestArea(item);
    if (choice.largest) {
      const taken = { floor: text.largestFloor, tent: text.largestTent }[what](largest);
      result.lines.push({ item, quantity: 1, why: `${why} ${taken}` });
      return { area: largest, item };
    }
    result.gaps.push({ what, why: `${why} ${gap(item)}`, largest });
    return { area: need, item: undefined };
  };
  const floor = add(floorSearch(data, choice, rates));
  if (choice.place === 'tent') add(tentSearch(data, choice, rates, floor));
  return result;
}

function floorSearch({ floors }: PlannerData, choice: PlanChoice, rates: PlannerRates): Search {
  const { guests, dancing } = choice;
  const dancers = dancing ? dancersAmong(guests, rates) : 0;
  const need = dancing ? floorArea(guests, rates) : 0;
  const [first] = floors;
  const chosen = floors.filter((size) => slugOf(size) === choice.floor);
  const usual = floors.filter((size) => first && slugOf(size) === slugOf(first));
  const sizes = chosen.length > 0 ? chosen : usual;
  return {
    what: 'floor',
    sizes,
    roomy: sizes,
    need,
    why: text.floorWhy(rates.dancersPercent, dancers, rates.floorPerDancer, need),
    gap: (largest) => text.floorGap(largestArea(largest), fitArea(floors, need) !== null),
  };
}

/** Plans only tents that hold the floor plan, because the area alone ignores aisles and bar. */
function tentSearch(
  data: PlannerData,
  choice: PlanChoice,
  rates: PlannerRates,
  floor: Found,
): Search {
  const { guests, style } = choice;
  const { tents } = data;
  const rate = style === 'dinner' ? rates.tentPerSeatedGuest : rates.tentPerStandingGuest;
  const need = tentArea(guests, style, floor.area, rates);
  const why = text.tentWhy({ guests, style, rate, floor: floor.area, need });
  const table = plannedTable(data, choice);
  const placedIn = (tent: PlanArea) =>
    table &&
    placed(data, { guests, seats: choice.seats ?? table.seats, table, dance: floor.item, tent });
  const large = tents.filter((tent) => largestArea(tent) >= need);
  const tight = large.filter((tent) => placedIn(tent)?.isTight);
  const roomy = large.filter((tent) => !tight.includes(tent));
  return {
    what: 'tent',
    sizes: tents,
    roomy,
    need,
    why: tight.length > 0 && roomy.length > 0 ? `${why} ${text.tightTents(namesOf(tight))}` : why,
    gap: (largest) => {
      const placement = tight.length > 0 && placedIn(largest);
      return placement
        ? text.tentTight(placement.width, placement.length)
        : text.tentGap(largestArea(largest));
    },
  };
}

function covered({ area, upTo }: PlanArea): string {
  return upTo > 0 ? text.builtUpTo(upTo) : text.covers(area);
}
