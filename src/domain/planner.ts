/**
 * The planner (@planner.rules): what an event of so many guests needs. The numbers are settings of
 * the shop; `docs/product.md` says where their defaults come from.
 */

export const MIN_GUESTS = 1;
/** Every quantity that follows from it stays below the largest of a wishlist line. */
export const MAX_GUESTS = 2_000;

/** Tents or floors of one size that are set side by side; more of them suit no event. */
const MOST_JOINED = 4;

export interface PlannerRates {
  /** Spare chairs, in percent of the guests. */
  spareChairsPercent: number;
  /** Guests who dance at the same time, in percent. */
  dancersPercent: number;
  /** Square feet, as all areas. */
  floorPerDancer: number;
  tentPerSeatedGuest: number;
  tentPerStandingGuest: number;
}

/** A tent or a dance floor. */
export interface Sized {
  area: number;
  /** Its largest area, when it is built in sections; 0 for one size. */
  upTo: number;
}

/** @returns the nearest number of guests that can be planned for */
export function cappedGuests(guests: number): number {
  return Math.min(Math.max(Math.trunc(guests) || MIN_GUESTS, MIN_GUESTS), MAX_GUESTS);
}

/** @returns tables for all guests, the last one perhaps not full */
export function tablesFor(guests: number, seats: number): number {
  return Math.ceil(guests / seats);
}

/** @returns spare chairs; a part of one counts as one */
export function spareChairs(guests: number, { spareChairsPercent }: PlannerRates): number {
  return shareOf(guests, spareChairsPercent);
}

/** @returns guests who dance at the same time */
export function dancersAmong(guests: number, { dancersPercent }: PlannerRates): number {
  return shareOf(guests, dancersPercent);
}

/** @returns square feet of dance floor */
export function floorArea(guests: number, rates: PlannerRates): number {
  return dancersAmong(guests, rates) * rates.floorPerDancer;
}

/**
 * @param floor square feet of the dance floor; 0 for none
 * @returns square feet of tent
 */
export function tentArea(
  guests: number,
  style: 'dinner' | 'standing',
  floor: number,
  { tentPerSeatedGuest, tentPerStandingGuest }: PlannerRates,
): number {
  return guests * (style === 'dinner' ? tentPerSeatedGuest : tentPerStandingGuest) + floor;
}

/**
 * Chooses what covers an area with the least left over: one that is large enough, or up to four of
 * one size. Where not even four are enough, as many of the largest as it takes.
 * @returns null without any size, or without an area to cover
 */
export function fitArea<T extends Sized>(
  sizes: readonly T[],
  need: number,
): { size: T; count: number; area: number } | null {
  if (need <= 0) return null;
  const fits = sizes.map((size) => {
    const largest = Math.max(size.area, size.upTo);
    const count = Math.ceil(need / largest);
    // One that is built in sections gets as many as it takes.
    const area = count === 1 && size.upTo > 0 ? Math.max(size.area, need) : count * largest;
    return { size, count, area };
  });
  const joined = fits.filter(({ count }) => count <= MOST_JOINED);
  const fewest = Math.min(...fits.map(({ count }) => count));
  const usable = joined.length > 0 ? joined : fits.filter(({ count }) => count === fewest);
  return usable.toSorted((a, b) => a.area - b.area || a.count - b.count)[0] ?? null;
}

/** Rounded up; the tiny part is what percentages gain as binary numbers. */
function shareOf(guests: number, percent: number): number {
  return Math.ceil((guests * percent) / 100 - 1e-9);
}
