/** Texts of the comparison (@compare.page). */
import type { Cloth } from '#domain/scale-drawing.ts';
import { TABLE_HEIGHT } from '#domain/scale-drawing.ts';
import { lengthInWords, tableInWords } from './scale-texts.ts';

export const compare = 'Compare';
export const compareTitle = (category: string) => `Compare ${category}`;
export const compareText =
  'Size, drop, fabric, care and price of each, in one table. In the list, choose up to four with “Compare” to see them side by side.';
export const compareDescription = (category: string, fullArea: string) =>
  `Size, drop, fabric, care and price of all our ${category.toLowerCase()} for rent in ${fullArea}, in one table.`;
/** Link below the list. */
export const compareAll = (category: string) => `Compare all ${category.toLowerCase()}`;
export const showAll = (category: string) => `Show all ${category.toLowerCase()}`;
export const columns = {
  name: 'Name',
  size: 'Size',
  drop: 'Drop',
  fabric: 'Fabric',
  care: 'Care',
  price: 'Price',
} as const;
/** Heading of the names of facts, for screen readers. */
export const fact = 'Fact';
/** For unknown facts. */
export const unknown = '–';
export const removeFrom = 'Remove';
export const compareCount = (count: number) => `Compare ${count}`;
export const chosenCount = (count: number, most: number) => `${count} of ${most} chosen`;
export const oneMore = 'Choose one more to compare.';
export const clearCompared = 'Clear';

/** @returns how far a cloth hangs, and on which table: `30 inches on a 60-inch round table, to the floor` */
export function dropWords({ table, isRound, drop }: Cloth): string {
  const length = lengthInWords(Math.min(drop, TABLE_HEIGHT));
  const end = drop >= TABLE_HEIGHT ? ', to the floor' : '';
  return `${length} on ${tableInWords(table, isRound)}${end}`;
}
