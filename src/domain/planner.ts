/**
 * The planner (@planner.rules): what an event of so many guests needs. The numbers are settings of
 * the shop; `docs/product.md` says where their defaults come from.
 */

const MIN_GUESTS = 1;
/** Every quantity that follows from it stays below the largest of a wishlist line. */
export const MAX_GUESTS = 2_000;

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

/** How many guests a piece is for, and how many spare ones there are of a hundred. */
export interface Serving {
  seats: number;
  sparePercent: number;
}

/** @returns pieces for all guests, with spare ones; 0 for a number of guests that cannot be planned for */
export function piecesFor(guests: number, { seats, sparePercent }: Serving): number {
  if (cappedGuests(guests) !== guests) return 0;
  const pieces = tablesFor(guests, seats);
  return pieces + shareOf(pieces, sparePercent);
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
 * Chooses the one that covers an area with the least left over. Several are never joined: rental tents
 * and floors of one size make no larger one.
 * @returns null without an area to cover, or where none is large enough
 */
export function fitArea<T extends Sized>(
  sizes: readonly T[],
  need: number,
): { size: T; area: number } | null {
  if (need <= 0) return null;
  const fits = sizes
    .filter((size) => largestArea(size) >= need)
    // One that is built in sections gets as many as it takes.
    .map((size) => ({ size, area: size.upTo > 0 ? Math.max(size.area, need) : size.area }));
  return fits.toSorted((a, b) => a.area - b.area)[0] ?? null;
}

/** @returns the most square feet that it can have */
export function largestArea({ area, upTo }: Sized): number {
  return Math.max(area, upTo);
}

/** Rounded up; the tiny part is what percentages gain as binary numbers. */
function shareOf(guests: number, percent: number): number {
  return Math.ceil((guests * percent) / 100 - 1e-9);
}
