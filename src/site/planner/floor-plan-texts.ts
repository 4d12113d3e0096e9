/** Texts of the floor plan (@planner.drawing); lengths in feet. */
import type { Aisles, FloorPlan } from '#domain/floor-plan/floor-plan.ts';

/** Rounded up, but not because of an error of floating point. */
const rounded = (length: number) => Math.ceil(length - 1e-6).toLocaleString('en-US');

const inFeet = (length: number) =>
  `${(Math.round(length * 10) / 10).toLocaleString('en-US')} ${length === 1 ? 'foot' : 'feet'}`;

export const floorPlanTitle = 'Your floor plan';
export const guidePlansTitle = 'Floor plans by guest count';
export const forGuests = (guests: number) => `${guests} guests`;
export const bar = 'Bar';
export const danceFloor = 'Dance floor';
export const across = (width: number, length: number) =>
  `${rounded(width)} × ${rounded(length)} ft`;
export const feet = (length: number) => `${rounded(length)} ft`;

interface PlanFacts {
  aisles: Aisles;
  isStanding: boolean;
  isTent: boolean;
}

/** @returns the drawing in words, with its aisles (@planner.aisles) */
export function planWords(
  { tables, floor, width, length }: FloorPlan,
  { aisles, isStanding, isTent }: PlanFacts,
): string {
  const seats = tables.map((table) => table.seats);
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const perTable = least === most ? String(most) : `${least} or ${most}`;
  const who = isStanding ? 'guests around each' : 'seats at each';
  const parts = [
    `${tables.length.toLocaleString('en-US')} ${tables.length === 1 ? 'table' : 'tables'} with ${perTable} ${who}`,
    ...(floor ? [`a dance floor of ${rounded(floor.width)} × ${rounded(floor.height)} ft`] : []),
  ];
  const place = `${isTent ? 'in a tent of' : 'in'} ${rounded(width)} × ${rounded(length)} ft`;
  return `Drawn to scale: ${parts.join(', ')} and a bar ${place}. Aisles: ${inFeet(aisles.tables)} between tables, ${inFeet(aisles.main)} around ${floor ? 'the dance floor and the bar' : 'the bar'}, ${inFeet(aisles.side)} along the sides.`;
}

/** If everything needs more room than the tent has (@planner.tight). */
export const tight = (width: number, length: number) =>
  `With a bar and these aisles, everything takes ${rounded(width)} × ${rounded(length)} ft, more than this tent has. Ask us how to set it up.`;
