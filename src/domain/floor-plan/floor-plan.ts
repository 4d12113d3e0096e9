/** A floor plan to scale (@planner.drawing), in feet: a bar, the dance floor before it, tables and aisles. */
import { piecesFor } from '../planner.ts';
import { distance, tableRect, type Rect, type Spot, type TableShape } from './geometry.ts';

export interface Aisles {
  /** Between the edges of two tables: two chairs and a person walking between them. */
  tables: number;
  /** Around the dance floor and before the bar. */
  main: number;
  /** From a table's edge to the side of the tent or room. */
  side: number;
}

export interface Tent {
  width: number;
  length: number;
  /** Largest length of a tent that is built in sections; else its length. */
  upTo: number;
}

export interface PlanRequest {
  guests: number;
  /** Guests per table. */
  seats: number;
  table: TableShape;
  floor: { width: number; length: number } | null;
  /** Null: indoors, with any width. */
  tent: Tent | null;
  aisles: Aisles;
}

export interface PlacedTable extends Spot {
  seats: number;
}

export interface FloorPlan {
  /** Of the tent, or of the room that is needed. */
  width: number;
  length: number;
  bar: Rect;
  floor: Rect | null;
  tables: PlacedTable[];
  /** Needs more room than the tent has. */
  isTight: boolean;
}

/** Depth behind the bar, for whoever serves. */
const BEHIND_BAR = 3;
const BAR = { width: 8, height: 2.5 };
/** Length of a section of a tent. */
const SECTION = 5;
/** Length by width of a room when nothing else determines it. */
const ROOM_RATIO = 1.25;

/** @returns where everything stands; guests are spread evenly over the tables */
export function floorPlan(request: PlanRequest): FloorPlan {
  const { tent } = request;
  if (!tent) return roomFor(request);
  const width = Math.max(tent.width, leastWidth(request));
  const plan = arrange(request, width);
  const isTight = width > tent.width || plan.length > Math.max(tent.length, tent.upTo);
  const built = Math.min(wholeSections(plan.length), Math.max(tent.upTo, plan.length));
  return { ...plan, length: plan.length <= tent.length ? tent.length : built, isTight };
}

/** @returns the length rounded up to whole sections of a tent */
const wholeSections = (length: number) => Math.ceil(length / SECTION) * SECTION;

/** @returns the plan whose proportions are nearest to `ROOM_RATIO` */
function roomFor(request: PlanRequest): FloorPlan {
  const { table, aisles, guests, seats } = request;
  const most = Math.ceil(Math.sqrt(piecesFor(guests, seats))) + 2;
  const widths = Array.from({ length: most }, (_, index) => {
    const columns = index + 1;
    const needed = columns * (table.width + aisles.tables) - aisles.tables + 2 * aisles.side;
    return Math.max(needed, leastWidth(request));
  });
  const distanceFromRatio = ({ width, length }: FloorPlan) =>
    Math.abs(Math.log(length / width / ROOM_RATIO));
  return widths
    .map((width) => arrange(request, width))
    .reduce((best, plan) => (distanceFromRatio(plan) < distanceFromRatio(best) ? plan : best));
}

/** @returns the width that leaves every aisle free */
function leastWidth({ table, floor, aisles }: PlanRequest): number {
  const across = Math.max(BAR.width, floor?.width ?? 0) + 2 * aisles.main;
  return Math.max(across, table.width + 2 * aisles.side);
}

function arrange(request: PlanRequest, width: number): FloorPlan {
  const { guests, seats, table, aisles } = request;
  const bar = { x: (width - BAR.width) / 2, y: BEHIND_BAR, ...BAR };
  const head = bar.y + bar.height + aisles.main;
  const floor = request.floor && {
    x: (width - request.floor.width) / 2,
    y: head,
    width: request.floor.width,
    height: request.floor.length,
  };
  const count = piecesFor(guests, seats);
  const columns = columnsIn(width, request);
  const rows = floor ? besideFloor(floor, columns, request) : [];
  const foot = floor ? floor.y + floor.height + aisles.main : head;
  const last = rows.at(-1)?.[0];
  const start = Math.max(foot, last ? last.y + table.depth / 2 + aisles.tables : 0);
  const placed = rows.flat().slice(0, count);
  for (let y = start + table.depth / 2; placed.length < count; y += table.depth + aisles.tables) {
    placed.push(...centered(columns, count - placed.length).map((x) => ({ x, y })));
  }
  const ends = placed.map(({ y }) => y + table.depth / 2 + aisles.side);
  const length = Math.max(...ends, floor ? floor.y + floor.height + aisles.main : head);
  const tables = placed.map((spot, index) => ({ ...spot, seats: shareOf(guests, count, index) }));
  return { width, length, bar, floor, tables, isTight: false };
}

/** @returns the centers of as many columns as fit between the side aisles */
function columnsIn(width: number, { table, aisles }: PlanRequest): number[] {
  const room = width - 2 * aisles.side;
  // The epsilon makes up for sums in floating point.
  const count = Math.floor((room + aisles.tables) / (table.width + aisles.tables) + 1e-9);
  if (count < 2) return [width / 2];
  const step = (room - table.width) / (count - 1);
  const first = aisles.side + table.width / 2;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** @returns rows of tables on both sides of the dance floor, where there is room */
function besideFloor(
  floor: Rect,
  columns: readonly number[],
  { table, aisles }: PlanRequest,
): Spot[][] {
  const pitch = table.depth + aisles.tables;
  const count = Math.floor((floor.height + aisles.tables) / pitch);
  return Array.from({ length: count }, (_, row) => {
    const y = floor.y + table.depth / 2 + row * pitch;
    return columns
      .map((x) => ({ x, y }))
      .filter((spot) => distance(tableRect(spot, table), floor) >= aisles.main);
  }).filter((row) => row.length > 0);
}

/** @returns the columns of a row with `count` tables, centered */
function centered(columns: readonly number[], count: number): number[] {
  const [first = 0, second = first] = columns;
  const missing = Math.max(0, columns.length - count);
  const shift = (missing * (second - first)) / 2;
  return columns.slice(0, columns.length - missing).map((x) => x + shift);
}

function shareOf(guests: number, tables: number, index: number): number {
  return Math.floor(guests / tables) + (index < guests % tables ? 1 : 0);
}
