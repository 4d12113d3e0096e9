/** The floor plan of a plan, as SVG paths and words (@planner.drawing). */
import type { FloorPlan } from '#domain/floor-plan/floor-plan.ts';
import { seatsAround, type TableShape } from '#domain/floor-plan/geometry.ts';
import * as text from './floor-plan-texts.ts';
import { placed } from './placed.ts';
import { FIRST_PLAN, offeredChoice, plannedTable, type PlanChoice } from './plan-choice.ts';
import type { PlanArea, PlannerData } from './planner-data.ts';
import { GUIDE_GUESTS, plan } from './planner.ts';

/** SVG paths; lengths in feet. */
export interface FloorDrawing {
  /** `viewBox` */
  box: string;
  /** Font size. */
  letters: number;
  outline: string;
  /** False: the outline shows the needed room, not walls. */
  isTent: boolean;
  tables: string;
  seats: string;
  bar: string;
  /** The dance floor's panels; empty: none. */
  floor: string;
  labels: { x: number; y: number; text: string; isUpright?: boolean }[];
  /** The drawing in sentences. */
  words: string;
  /** Warning that the plan does not fit the tent; empty: it fits. */
  tight: string;
}

/** @returns the drawing of a plan; null if the shop has no table for it */
export function floorDrawing(data: PlannerData, requested: PlanChoice): FloorDrawing | null {
  const choice = offeredChoice(data, requested);
  const table = plannedTable(data, choice);
  if (!table) return null;
  const { lines } = plan(data, choice);
  const planned = (sizes: readonly PlanArea[]) =>
    sizes.find(({ key }) => lines.some(({ item }) => item.key === key));
  const dance = planned(data.floors);
  const tent = planned(data.tents);
  const seats = choice.seats ?? table.seats;
  const placement = placed(data, { guests: choice.guests, seats, table, dance, tent });
  const isTent = tent !== undefined && !placement.isTight;
  return {
    ...drawn(placement, table.shape),
    isTent,
    words: text.planWords(placement, {
      aisles: data.aisles,
      isStanding: choice.style === 'standing',
      isTent,
    }),
    tight: placement.isTight ? text.tight(placement.width, placement.length) : '',
  };
}

/** Drawings for common numbers of guests (@planner.table). */
export function guideDrawings(data: PlannerData): { guests: number; drawing: FloorDrawing }[] {
  return GUIDE_GUESTS.flatMap((guests) => {
    const drawing = floorDrawing(data, { ...FIRST_PLAN, place: 'tent', guests });
    return drawing ? [{ guests, drawing }] : [];
  });
}

/** Room around the plan for its dimensions, as a share of the longer side. */
const MARGIN = 0.08;
/** Characters that would fit along the longer side; decides the font size. */
const LETTERS = 34;
/** Side of a panel of the dance floor, in feet. */
const PANEL = 4;

/** @returns a number for a path, rounded to hundredths of a foot */
const short = (feet: number) => String(Math.round(feet * 100) / 100);
const rect = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
const circle = (x: number, y: number, r: number) => {
  const across = short(2 * r);
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${across} 0a${short(r)} ${short(r)} 0 1 0-${across} 0`;
};

function drawn({ width, length, bar, floor, tables }: FloorPlan, shape: TableShape) {
  const letters = Math.max(width, length) / LETTERS;
  const margin = Math.max(width, length) * MARGIN;
  const seats = tables.flatMap(({ x, y, seats: count }) => {
    const { spots, size } = seatsAround(shape, count);
    return spots.map((spot) => circle(x + spot.x, y + spot.y, size / 2));
  });
  const { width: wide, depth } = shape;
  const middle = width / 2;
  return {
    box: [-margin, -margin, width + 2 * margin, length + 1.5 * margin].map(short).join(' '),
    letters,
    outline: rect(0, 0, width, length),
    tables: tables
      .map(({ x, y }) =>
        shape.isRound ? circle(x, y, wide / 2) : rect(x - wide / 2, y - depth / 2, wide, depth),
      )
      .join(''),
    seats: seats.join(''),
    bar: rect(bar.x, bar.y, bar.width, bar.height),
    floor: floor ? panels(floor.x, floor.y, floor.width, floor.height) : '',
    labels: [
      { x: middle, y: -letters / 2, text: text.feet(width) },
      { x: -letters / 2, y: length / 2, text: text.feet(length), isUpright: true },
      { x: middle, y: bar.y + bar.height / 2 + letters / 3, text: text.bar },
      ...(floor
        ? [
            {
              x: middle,
              y: floor.y + floor.height / 2 - letters / 3,
              text: text.danceFloor,
            },
            {
              x: middle,
              y: floor.y + floor.height / 2 + letters,
              text: text.across(floor.width, floor.height),
            },
          ]
        : []),
    ],
  };
}

/** @returns the floor with lines between its panels */
function panels(x: number, y: number, width: number, height: number): string {
  const lines = (side: number) =>
    Array.from({ length: Math.ceil(side / PANEL) - 1 }, (_, index) => (index + 1) * PANEL);
  const upright = lines(width).map(
    (offset) => `M${short(x + offset)} ${short(y)}v${short(height)}`,
  );
  const across = lines(height).map((offset) => `M${short(x)} ${short(y + offset)}h${short(width)}`);
  return [rect(x, y, width, height), ...upright, ...across].join('');
}
