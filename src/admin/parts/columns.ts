import type { ReactNode } from 'react';
import type { Editable } from '#contracts/editing.ts';
import type { Elements } from '#ui/elements.ts';
import { moment } from '../data/times.ts';
import { LIST } from './texts.ts';

/** A column of a list: a table's cell, or a fact of a card on narrow windows. */
export interface Column<T, Sort extends string = string> {
  label: string;
  cell: (row: T) => ReactNode;
  /** Content of the card, if the cell needs its heading to be understood; null leaves it out. */
  fact?: ((row: T) => ReactNode) | null;
  /** Values of `?sort=`. */
  sort?: ColumnSort<Sort>;
  /** Whether it holds numbers, which are aligned to the right. */
  isNumber?: boolean;
  /**
   * In a table with many columns: `shrinks` uses the remaining width and truncates, `wraps` breaks
   * lines, `wide-only` is left out on narrower windows.
   */
  fit?: 'shrinks' | 'wraps' | 'wide-only';
}

/** `Sort` has the values of the list's endpoint. */
export interface ColumnSort<Sort extends string = string> {
  ascending?: Sort;
  descending?: Sort;
  /** Direction after the first press. */
  first?: 'descending';
}

/** Parts of every row: images and name at the left, badges, buttons at the right. */
export interface RowParts<T> {
  sort?: ColumnSort;
  renderName: (row: T) => Elements;
  renderImages?: (row: T) => Elements;
  renderBadges: (row: T) => ReactNode;
  renderActions: (row: T) => Elements;
}

/** Sorts lists of the catalog by name. */
export const NAME_SORT = { ascending: 'name', descending: 'name-desc' } as const;

/** Time of the last edit, in lists of the catalog. */
export const UPDATED_COLUMN: Column<Pick<Editable, 'updatedAt'>, 'edited' | 'edited-asc'> = {
  label: LIST.updated,
  cell: ({ updatedAt }) => moment(updatedAt),
  fact: null,
  fit: 'wide-only',
  sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
};

type Direction = 'ascending' | 'descending';

/** @returns the direction in which the column sorts the list, by its `?sort=` */
export function directionOf(sort: ColumnSort, current: string): Direction | undefined {
  if (sort.ascending === current) return 'ascending';
  return sort.descending === current ? 'descending' : undefined;
}

/** @returns the `?sort=` after a press on the column's heading */
export function sortAfterPress(sort: ColumnSort, current: string): string {
  const { ascending, descending, first } = sort;
  const [preferred, other] = first ? [descending, ascending] : [ascending, descending];
  return (preferred === current ? other : preferred) ?? preferred ?? other ?? current;
}
