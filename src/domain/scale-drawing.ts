import { sidesOf, type SizedSide } from './item-size.ts';

/** Height of the person beside an item, in inches: 5'8". */
export const PERSON = 68;
/** In inches. */
export const TABLE_HEIGHT = 30;
/** Lower items stand on a table instead of beside a person. */
const LOW = 20;
/** Tables that cloths are drawn on, in inches: diameter of round ones, length of long ones. */
const ROUNDS = { usual: 60, large: 72 };
const LONG = { usual: 72, large: 96 };
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
  | { kind: 'plans'; sizes: readonly Flat[] }
  | Cloth;

export interface DrawnItem {
  name: string;
  tags: readonly string[];
  dimensions: string;
  options: readonly { name: string }[];
}

/** In inches; larger is a typo. */
const LARGEST = 12_000;

/** Dimensions with several sizes. */
const SEVERAL = /\b(?:to|or|and)\b/i;
/** More than one match: the text lists several sizes, each with its height. */
const HEIGHTS = /\d\s*(?:in|ft|["'”″’′])\s*H\b/gi;
const CLOTH = /\b(?:tablecloth|linen)\b/i;
const SKIRT = /skirt/i;
const DROP = /\bdrop\b/i;

/**
 * How to draw an item to scale (@product.scale): in the one size of its dimensions, else in the sizes that the names of
 * its options contain.
 * @returns null if neither says a size
 */
export function scaleDrawing(item: DrawnItem): ScaleDrawing | null {
  const hangs = isCloth(item) || isSkirt(item);
  return oneSize(item) ?? (hangs ? null : sizesOf(item.options));
}

function isCloth({ name, tags }: DrawnItem): boolean {
  return [name, ...tags].some((text) => CLOTH.test(text));
}

/** Its two sides are length and drop, and no footprint. */
function isSkirt(item: DrawnItem): boolean {
  const { name, tags, dimensions } = item;
  const isNamed = [name, ...tags].some((text) => SKIRT.test(text));
  return isNamed || (DROP.test(dimensions) && !isCloth(item));
}

function sizesOf(options: DrawnItem['options']): ScaleDrawing | null {
  const all = options.map(({ name }) => planIn(name));
  const sizes = all.filter((size) => size !== null);
  const isSame = (a: Flat, b: Flat) => a.width === b.width && a.depth === b.depth;
  const different = sizes.filter(
    (size, index) => sizes.findIndex((earlier) => isSame(earlier, size)) === index,
  );
  const isWhole = sizes.length === all.length && different.length > 1;
  return isWhole ? { kind: 'plans', sizes: different } : null;
}

/** @returns the footprint of a text with two sides; null for one side, or with a height */
function planIn(text: string): Flat | null {
  const { sides, height } = sidesOf(text);
  const flat = flatOf(sides);
  const isPlan = sides.length === 2 && height === 0 && !SEVERAL.test(text);
  return isPlan && flat && isDrawable(flat) ? flat : null;
}

function oneSize(item: DrawnItem): ScaleDrawing | null {
  const { name, dimensions } = item;
  const heights = dimensions.match(HEIGHTS) ?? [];
  if (SEVERAL.test(dimensions) || heights.length > 1) return null;
  const { sides, height } = sidesOf(dimensions);
  const flat = flatOf(sides);
  if (flat === null || !isDrawable(flat) || height > LARGEST) return null;
  if (height > 0) {
    const { width } = flat;
    return height > LOW
      ? { kind: 'standing', width, height, shape: shapeOf(name) }
      : { kind: 'on-table', width, height };
  }
  if (isSkirt(item)) return null;
  if (isCloth(item) && flat.depth >= LEAST_CLOTH) return clothOn(flat);
  const isWhole = flat.isRound || sides.length > 1;
  return isWhole ? { kind: 'plan', ...flat } : null;
}

const isLength = (inches: number) => inches > 0 && inches <= LARGEST;
const isDrawable = ({ width, depth }: Flat) => isLength(width) && isLength(depth);

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
