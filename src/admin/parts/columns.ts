import type { ReactNode } from 'react';
import type { Editable } from '#contracts/editing.ts';
import type { Elements } from '#ui/elements.ts';
import { moment } from '../data/times.ts';
import { LIST } from './texts.ts';

/** One column of a list: a cell of the table, and a fact of the card on narrow windows. */
export interface Column<T, Sort extends string = string> {
  label: string;
  cell: (each: T) => ReactNode;
  /** As the card has it, where the cell alone would not be understood; null: not there. */
  fact?: ((each: T) => ReactNode) | null;
  /** Values of `?sort=`. */
  sort?: ColumnSort<Sort>;
  /** Figures stand below each other. */
  isNumber?: boolean;
  /**
   * In a table of many columns: `shrinks` takes what room there is and cuts the rest, `wraps` goes on in
   * another line, `wide-only` is left out where the window is narrow.
   */
  fit?: 'shrinks' | 'wraps' | 'wide-only';
}

/** `Sort`: what the list's endpoint takes. */
export interface ColumnSort<Sort extends string = string> {
  ascending?: Sort;
  descending?: Sort;
  /** What the first press gives. */
  first?: 'descending';
}

/** What every row has: the name with its images at the left, the badges, the buttons at the right. */
export interface RowParts<T> {
  sort?: ColumnSort;
  renderName: (each: T) => Elements;
  renderImages?: (each: T) => Elements;
  renderBadges: (each: T) => ReactNode;
  badgesSort?: ColumnSort;
  renderActions: (each: T) => Elements;
}

/** Sorts by the name, in every list of the catalog. */
export const NAME_SORT = { ascending: 'name', descending: 'name-desc' } as const;

/** When it was last edited, in every list of the catalog. */
export const UPDATED_COLUMN: Column<Pick<Editable, 'updatedAt'>, 'edited' | 'edited-asc'> = {
  label: LIST.updated,
  cell: ({ updatedAt }) => moment(updatedAt),
  fact: null,
  fit: 'wide-only',
  sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
};

type Direction = 'ascending' | 'descending';

/** @returns which way a column sorts the list now, by the list's `?sort=` */
export function directionOf(sort: ColumnSort, current: string): Direction | undefined {
  if (sort.ascending === current) return 'ascending';
  return sort.descending === current ? 'descending' : undefined;
}

/** @returns the `?sort=` that a press on a column's heading leads to */
export function sortAfterPress(sort: ColumnSort, current: string): string {
  const { ascending, descending, first } = sort;
  const [one, other] = first ? [descending, ascending] : [ascending, descending];
  return (one === current ? other : one) ?? one ?? other ?? current;
}
