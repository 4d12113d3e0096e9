import { expect, test } from 'vitest';
import { CATEGORY_SORTS } from '#contracts/catalog/categories.ts';
import { RENTAL_ITEM_SORTS } from '#contracts/catalog/rental-items.ts';
import { SERVICE_PACKAGE_SORTS } from '#contracts/catalog/service-packages.ts';
import { INQUIRY_SORTS } from '#contracts/inquiries/list.ts';
import { CATEGORY_COLUMNS } from '../catalog/categories/CategoriesTab.tsx';
import { ITEM_COLUMNS } from '../catalog/items/ItemsTab.tsx';
import { PACKAGE_COLUMNS } from '../catalog/packages/PackagesTab.tsx';
import { INQUIRY_COLUMNS } from '../inquiries/InquiriesTab.tsx';
import { NAME_SORT, type ColumnSort } from '../parts/columns.ts';
import { listParamsOf, setListParams, TABS, type TabView } from './place.ts';

interface Headings {
  sorts: readonly string[];
  headings: readonly { sort?: ColumnSort }[];
}

const LISTS: Record<TabView, Headings> = {
  categories: {
    sorts: CATEGORY_SORTS,
    headings: [{ sort: NAME_SORT }, ...CATEGORY_COLUMNS],
  },
  'rental-items': {
    sorts: RENTAL_ITEM_SORTS,
    headings: [{ sort: NAME_SORT }, ...ITEM_COLUMNS],
  },
  'service-packages': {
    sorts: SERVICE_PACKAGE_SORTS,
    headings: [{ sort: NAME_SORT }, ...PACKAGE_COLUMNS],
  },
  'contact-leads': {
    sorts: INQUIRY_SORTS,
    headings: INQUIRY_COLUMNS,
  },
};

test.each(TABS)('each sort of %s is kept by its address', (view) => {
  const { sorts, headings } = LISTS[view];
  const pressed = headings.flatMap(({ sort = {} }) => [sort.ascending, sort.descending]);
  const wanted = [...sorts, ...pressed.filter((sort) => sort !== undefined)];
  for (const sort of wanted) {
    expect(sorts).toContain(sort);
    const query = new URLSearchParams();
    setListParams(query, view, { page: 1, sort });
    expect(listParamsOf(query, view)).toEqual({ page: 1, sort });
  }
});
