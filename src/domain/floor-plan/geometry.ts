/** Shapes of a floor plan, in feet (@planner.drawing). */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TableShape {
  width: number;
  depth: number;
  isRound: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

/** Diameter of a chair, or of a person standing. */
const SEAT = 1.4;
/** From the edge of a table to the center of a chair. */
const SEAT_REACH = 0.75;

/** @param spot center of the table */
export function tableRect({ x, y }: Spot, { width, depth }: TableShape): Rect {
  return { x: x - width / 2, y: y - depth / 2, width, height: depth };
}

/** @returns the shortest way between two rectangles; 0 if they touch or overlap */
export function distance(one: Rect, other: Rect): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const along = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, along);
}

export interface Seats {
  /** Relative to the center of the table. */
  spots: Spot[];
  /** Diameter of each; smaller if they would not fit side by side. */
  size: number;
}

/** @returns seats around a round table, or along both sides of a long one */
export function seatsAround(table: TableShape, count: number): Seats {
  return table.isRound ? seatsInRing(table, count) : seatsInRows(table, count);
}

function seatsInRing({ width }: TableShape, count: number): Seats {
  const radius = width / 2 + SEAT_REACH;
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  const apart = count > 1 ? 2 * radius * Math.sin(Math.PI / count) : SEAT;
  return { spots, size: Math.min(SEAT, apart) };
}

function seatsInRows({ width, depth }: TableShape, count: number): Seats {
  const above = Math.ceil(count / 2);
  const row = (seats: number, y: number) =>
    Array.from({ length: seats }, (_, index) => ({
      x: ((index + 0.5) / seats - 0.5) * width,
      y,
    }));
  const reach = depth / 2 + SEAT_REACH;
  return {
    spots: [...row(above, -reach), ...row(count - above, reach)],
    size: Math.min(SEAT, width / above),
  };
}
