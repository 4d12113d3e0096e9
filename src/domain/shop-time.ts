/** Converts a time in the shop's time zone to a moment (@schedule.clock). */
import { SHOP_TIME_ZONE, type CivilDate } from './event-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Created on first use, because creating it is slow. */
let wall: Intl.DateTimeFormat | undefined;

/** @returns the shop's local time at a moment, in milliseconds as if it were UTC */
function wallMs(at: number): number {
  // The Swedish locale formats as ISO 8601 with a space instead of the `T`.
  wall ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: SHOP_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${wall.format(at).replace(' ', 'T')}Z`);
}

export interface ShopMoment {
  at: Date;
  /** `skipped`: clocks never show this time; `twice`: they show it again an hour later. */
  kind: 'once' | 'skipped' | 'twice';
}

/**
 * @param time `06:00`
 * @returns the moment of this local time: the first one if it occurs twice; if clocks skip it, later by the skipped
 *   hour (2:30 becomes 3:30)
 */
export function shopMoment(day: CivilDate, time: string): ShopMoment {
  const localMs = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) => wallMs(at) - at;
  // Clocks change at most once within two days.
  const before = offsetAt(localMs - DAY_MS);
  const moments = [...new Set([before, offsetAt(localMs + DAY_MS)])]
    .map((offset) => localMs - offset)
    .filter((at) => wallMs(at) === localMs)
    .toSorted((one, other) => one - other);
  const [first] = moments;
  if (first === undefined) return { at: new Date(localMs - before), kind: 'skipped' };
  return { at: new Date(first), kind: moments.length > 1 ? 'twice' : 'once' };
}
