import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import type { ItemRecord } from '#db/queries/admin/items.ts';
import { presentItem } from '../../catalog/present.ts';
import { isCategoryVisible } from '../categories/present.ts';
import { entityState, presentEditable } from '../entity.ts';

type Visibility = Pick<ItemRecord, 'isActive' | 'isPublished' | 'deletedAt'>;

/** @returns whether visitors should see an item of this category */
export function isItemVisible(
  row: Visibility,
  category: Pick<ItemRecord['category'], 'isActive' | 'deletedAt'>,
): boolean {
  return row.isActive && row.isPublished && !row.deletedAt && isCategoryVisible(category);
}

/**
 * @param alts alternative texts by address
 * @param liveSince start of the live site's build
 */
export function presentItemForStaff(
  row: ItemRecord,
  alts: ReadonlyMap<string, string>,
  liveSince: Date | undefined,
): RentalItemAdminView {
  return {
    ...presentItem({ ...row, category: row.category.slug }),
    ...presentEditable(row),
    // Includes addresses that pages omit, so that staff can correct them.
    images: row.images,
    state: entityState(row, isItemVisible(row, row.category), liveSince),
    isActive: row.isActive,
    isPublished: row.isPublished,
    categoryName: row.category.name,
    imageAlts: Object.fromEntries(
      row.images.flatMap((url) => {
        const alt = alts.get(url);
        return alt === undefined ? [] : [[url, alt]];
      }),
    ),
  };
}
