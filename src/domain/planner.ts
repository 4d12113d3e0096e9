/** Needs of an event by guests (@planner.rules). `docs/product.md` has the source of the default rates. */

const MIN_GUESTS = 1;
/** Keeps every quantity below `MAX_QUANTITY`. */
export const MAX_GUESTS = 2_000;

export interface PlannerRates {
  /** In percent of the guests. */
  spareChairsPercent: number;
  /** Guests who dance at the same time. */
  dancersPercent: number;
  /** In square feet. */
  floorPerDancer: number;
  tentPerSeatedGuest: number;
  tentPerStandingGuest: number;
}

export interface Sized {
  area: number;
  /** Largest area if it is built in sections; else 0. */
  upTo: number;
}

export function cappedGuests(guests: number): number {
  return Math.min(Math.max(Math.trunc(guests) || MIN_GUESTS, MIN_GUESTS), MAX_GUESTS);
}

/** @param seats guests per piece: of a table its seats */
export function piecesFor(guests: number, seats: number): number {
  return Math.ceil(guests / seats);
}

/** Guests per piece, and spares in percent. */
export interface Serving {
  seats: number;
  sparePercent: number;
}

/** @returns pieces with spares; 0 for a number of guests outside the planner's range */
export function piecesWithSpares(guests: number, { seats, sparePercent }: Serving): number {
  if (cappedGuests(guests) !== guests) return 0;
  const pieces = piecesFor(guests, seats);
  return pieces + shareOf(pieces, sparePercent);
}

/** @returns rounded up */
export function spareChairs(guests: number, { spareChairsPercent }: PlannerRates): number {
  return shareOf(guests, spareChairsPercent);
}

export function dancersAmong(guests: number, { dancersPercent }: PlannerRates): number {
  return shareOf(guests, dancersPercent);
}

/** @returns square feet */
export function floorArea(guests: number, rates: PlannerRates): number {
  return dancersAmong(guests, rates) * rates.floorPerDancer;
}

/** @param floor square feet of dance floor; 0: none. @returns square feet */
export function tentArea(
  guests: number,
  style: 'dinner' | 'standing',
  floor: number,
  { tentPerSeatedGuest, tentPerStandingGuest }: PlannerRates,
): number {
  return guests * (style === 'dinner' ? tentPerSeatedGuest : tentPerStandingGuest) + floor;
}

/**
 * Chooses the size with the least left over; floors are never joined. @returns null if none is large enough
 */
export function fitArea<T extends Sized>(
  sizes: readonly T[],
  need: number,
): { size: T; area: number } | null {
  if (need <= 0) return null;
  const fits = sizes
    .filter((size) => largestArea(size) >= need)
    // A tent that is built in sections gets as many as needed.
    .map((size) => ({ size, area: size.upTo > 0 ? Math.max(size.area, need) : size.area }));
  return fits.toSorted((a, b) => a.area - b.area)[0] ?? null;
}

export function largestArea({ area, upTo }: Sized): number {
  return Math.max(area, upTo);
}

/** Rounded up; the epsilon makes up for floating point. */
function shareOf(guests: number, percent: number): number {
  return Math.ceil((guests * percent) / 100 - 1e-9);
}
