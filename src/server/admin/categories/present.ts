import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import type { CategoryRecord } from '#db/queries/admin/categories.ts';
import { presentCategory } from '../../catalog/present.ts';
import { entityState, presentEditable } from '../entity.ts';

/** @returns whether a category is meant to be seen by visitors */
export function isCategoryVisible(row: { isActive: boolean; deletedAt: Date | null }): boolean {
  return row.isActive && !row.deletedAt;
}

/** @param liveSince start of the build that visitors see */
export function presentCategoryForStaff(
  row: CategoryRecord,
  liveSince: Date | undefined,
): CategoryAdminView {
  return {
    ...presentCategory(row),
    ...presentEditable(row),
    // Also one that pages leave out: whoever edits it can put it right.
    imageUrl: row.imageUrl,
    state: entityState(row, isCategoryVisible(row), liveSince),
    isActive: row.isActive,
    itemCount: row.itemCount,
  };
}
