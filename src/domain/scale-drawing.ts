/** How large an item is, as a drawing to scale beside something that everybody knows (@product.scale). */
import { sidesOf, type SizedSide } from './item-size.ts';

/** Of the person that stands beside an item, in inches: 5'8". */
export const PERSON = 68;
/** A table, in inches. */
export const TABLE_HEIGHT = 30;
/** What is lower stands on a table, not beside a person. */
const LOW = 20;
/** Round tables that cloths are laid on, and the long ones, in inches. */
const ROUNDS = { usual: 60, large: 72 };
const LONG = { width: 30, usual: 72, large: 96 };
/** A cloth that is smaller than this is an overlay, a runner or a napkin. */
const LEAST_CLOTH = 84;

interface Flat {
  /** Across its longer side, or its diameter. */
  width: number;
  depth: number;
  isRound: boolean;
}

export interface Cloth {
  kind: 'cloth';
  /** Of the table below it: diameter, or length of a long one. */
  table: number;
  isRound: boolean;
  /** From the edge of the table down. */
  drop: number;
}

/** What is drawn as more than its sides. */
export type Shape = 'chair' | 'table' | 'box';

/** Inches throughout. */
export type ScaleDrawing =
  | { kind: 'standing'; width: number; height: number; shape: Shape }
  | { kind: 'on-table'; width: number; height: number }
  | ({ kind: 'plan' } & Flat)
  | Cloth;

/** What an item says of itself. */
export interface Drawn {
  name: string;
  tags: readonly string[];
  dimensions: string;
}

/** What is larger, in inches, is a slip of the pen. */
const LARGEST = 12_000;

/** Several sizes to choose from have no one drawing. */
const SEVERAL = /\b(?:to|or|and)\b/i;
const CLOTH = /\b(?:tablecloth|linen)\b/i;

/** @returns the drawing of an item; null where its dimensions do not say one size */
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

/** @returns the shape that a name ends with, before what follows a comma or stands in parentheses */
function shapeOf(name: string): Shape {
  const last = /(?<word>\w+)\s*(?:$|[,(])/.exec(name)?.groups?.word?.toLowerCase();
  return last === 'chair' || last === 'table' ? last : 'box';
}

/** @returns what is left without heights; null where nothing is */
function flatOf(sides: readonly SizedSide[]): Flat | null {
  const flat = sides.filter(({ what }) => what !== 'h').map(({ inches }) => inches);
  const [first, second] = flat;
  if (first === undefined) return null;
  const what = sides[0]?.what ?? '';
  const isRound = what === 'round' || what === 'diameter';
  const other = second ?? first;
  return { width: Math.max(first, other), depth: Math.min(first, other), isRound };
}

/** @returns the cloth on the largest table whose floor it reaches, else on the usual one */
function clothOn({ width, isRound }: Flat): Cloth {
  const { usual, large } = isRound ? ROUNDS : LONG;
  const table = width - large >= 2 * TABLE_HEIGHT ? large : usual;
  return { kind: 'cloth', table, isRound, drop: (width - table) / 2 };
}
