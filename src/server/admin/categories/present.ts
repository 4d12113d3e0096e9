import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import type { CategoryRecord } from '#db/queries/admin/categories.ts';
import { presentCategory } from '../../catalog/present.ts';
import { entityState, presentEditable } from '../entity.ts';

/** @returns whether visitors should see the category */
export function isCategoryVisible(row: { isActive: boolean; deletedAt: Date | null }): boolean {
  return row.isActive && !row.deletedAt;
}

/** @param liveSince start of the live site's build */
export function presentCategoryForStaff(
  row: CategoryRecord,
  liveSince: Date | undefined,
): CategoryAdminView {
  return {
    ...presentCategory(row),
    ...presentEditable(row),
    // Includes an address that pages omit, so that staff can correct it.
    imageUrl: row.imageUrl,
    state: entityState(row, isCategoryVisible(row), liveSince),
    isActive: row.isActive,
    itemCount: row.itemCount,
  };
}
