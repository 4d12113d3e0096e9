import type { CategoryAdminView, CategorySort } from '#contracts/admin/categories.ts';
import { categoryPath } from '#site/paths.ts';
import { counted } from '../data/counted.ts';
import { moment } from '../data/times.ts';
import type { Column, ColumnSort } from '../parts/columns.ts';

export const CATEGORY_NAME_SORT: ColumnSort<CategorySort> = {
  ascending: 'name',
  descending: 'name-desc',
};

export const CATEGORY_COLUMNS: readonly Column<CategoryAdminView, CategorySort>[] = [
  {
    label: 'Position',
    isNumber: true,
    cell: ({ displayOrder }) => displayOrder,
    fact: null,
    sort: { ascending: 'order' },
  },
  {
    label: 'Rental items',
    isNumber: true,
    cell: ({ itemCount }) => itemCount,
    fact: ({ itemCount }) => counted(itemCount, 'rental item'),
    sort: { ascending: 'items', descending: 'items-desc', first: 'descending' },
  },
  { label: 'Address', cell: ({ slug }) => categoryPath(slug) },
  {
    label: 'Updated',
    cell: ({ updatedAt }) => moment(updatedAt),
    fact: null,
    sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
  },
];
