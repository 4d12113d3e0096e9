import type { ServicePackageAdminView } from '#contracts/admin/service-packages.ts';
import type { PackageRecord } from '#db/queries/admin/packages.ts';
import { presentPackage } from '../../catalog/present.ts';
import { entityState, presentEditable } from '../entity.ts';

/** @param liveSince start of the live site's build */
export function presentPackageForStaff(
  row: PackageRecord,
  liveSince: Date | undefined,
): ServicePackageAdminView {
  return {
    ...presentPackage(row),
    ...presentEditable(row),
    // Includes an address that pages omit, so that staff can correct it.
    image: row.image,
    images: row.images,
    state: entityState(row, row.isActive, liveSince),
    isActive: row.isActive,
  };
}
