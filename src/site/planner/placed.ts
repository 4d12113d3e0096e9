import { floorPlan, type FloorPlan } from '#domain/floor-plan/floor-plan.ts';
import type { PlanArea, PlannerData, PlanTable } from './planner-data.ts';

/** What a floor plan has to place. */
export interface ToPlace {
  guests: number;
  /** Guests per table. */
  seats: number;
  table: PlanTable;
  /** The dance floor; undefined: none. */
  dance: PlanArea | undefined;
  /** Undefined: the plan is indoors. */
  tent: PlanArea | undefined;
}

/** @returns the floor plan of a plan, with the shop's aisles (@planner.aisles) */
export function placed({ aisles }: PlannerData, toPlace: ToPlace): FloorPlan {
  const { guests, seats, table, dance, tent } = toPlace;
  return floorPlan({
    guests,
    seats,
    table: table.shape,
    floor: dance ? { width: dance.sides[0], length: dance.sides[1] } : null,
    tent: tent ? tentSides(tent) : null,
    aisles,
  });
}

/** The item's `upTo` is an area; the floor plan's is a length, because a tent grows in length. */
function tentSides({ sides: [width, length], upTo }: PlanArea) {
  return { width, length, upTo: Math.max(upTo / width, length) };
}
