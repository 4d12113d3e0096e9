import { sidesOf, type SizedSide } from './item-size.ts';

/** Height of the person beside an item, in inches: 5'8". */
export const PERSON = 68;
/** In inches. */
export const TABLE_HEIGHT = 30;
/** Lower items stand on a table instead of beside a person. */
const LOW = 20;
/** Tables that cloths are drawn on, in inches: diameter of round ones, length of long ones. */
const ROUNDS = { usual: 60, large: 72 };
const LONG = { width: 30, usual: 72, large: 96 };
/** Smaller cloths are overlays, runners or napkins. */
const LEAST_CLOTH = 84;

interface Flat {
  /** Longer side, or diameter. */
  width: number;
  depth: number;
  isRound: boolean;
}

export interface Cloth {
  kind: 'cloth';
  /** Diameter, or length of a long table. */
  table: number;
  isRound: boolean;
  /** From the edge of the table downward. */
  drop: number;
}

/** What is drawn in detail; others are boxes. */
export type Shape = 'chair' | 'table' | 'box';

/** In inches. */
export type ScaleDrawing =
  | { kind: 'standing'; width: number; height: number; shape: Shape }
  | { kind: 'on-table'; width: number; height: number }
  | ({ kind: 'plan' } & Flat)
  | Cloth;

export interface Drawn {
  name: string;
  tags: readonly string[];
  dimensions: string;
}

/** In inches; larger is a typo. */
const LARGEST = 12_000;

/** Dimensions with several sizes. */
const SEVERAL = /\b(?:to|or|and)\b/i;
const CLOTH = /\b(?:tablecloth|linen)\b/i;

/** How to draw an item to scale (@product.scale). @returns null if its dimensions are not one size */
export function scaleDrawing({ name, tags, dimensions }: Drawn): ScaleDrawing | null {
  if (SEVERAL.test(dimensions)) return null;
  const { sides, height } = sidesOf(dimensions);
  const flat = flatOf(sides);
  if (flat === null || ![flat.width, flat.depth].every(isDrawable) || height > LARGEST) return null;
  if (height > 0) {
    const { width } = flat;
    return height > LOW
      ? { kind: 'standing', width, height, shape: shapeOf(name) }
      : { kind: 'on-table', width, height };
  }
  const isCloth = [name, ...tags].some((text) => CLOTH.test(text)) && flat.width >= LEAST_CLOTH;
  if (isCloth && flat.depth >= LEAST_CLOTH) return clothOn(flat);
  const isWhole = flat.isRound || sides.length > 1;
  return isWhole ? { kind: 'plan', ...flat } : null;
}

const isDrawable = (inches: number) => inches > 0 && inches <= LARGEST;

/** @returns the shape that the name ends with, before a comma or parentheses */
function shapeOf(name: string): Shape {
  const last = /(?<word>\w+)\s*(?:$|[,(])/.exec(name)?.groups?.word?.toLowerCase();
  return last === 'chair' || last === 'table' ? last : 'box';
}

/** @returns the footprint; null without one */
function flatOf(sides: readonly SizedSide[]): Flat | null {
  const flat = sides.filter(({ what }) => what !== 'h').map(({ inches }) => inches);
  const [first, second] = flat;
  if (first === undefined) return null;
  const what = sides[0]?.what ?? '';
  const isRound = what === 'round' || what === 'diameter';
  const other = second ?? first;
  return { width: Math.max(first, other), depth: Math.min(first, other), isRound };
}

/** @returns the cloth on the large table if it reaches the floor there, else on the usual one */
function clothOn({ width, isRound }: Flat): Cloth {
  const { usual, large } = isRound ? ROUNDS : LONG;
  const table = width - large >= 2 * TABLE_HEIGHT ? large : usual;
  return { kind: 'cloth', table, isRound, drop: (width - table) / 2 };
}
