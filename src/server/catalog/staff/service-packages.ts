import {
  packageEndpoints,
  servicePackageEditSchema,
  type ServicePackageAdminView,
  type ServicePackageFields,
} from '#contracts/catalog/service-packages.ts';
import { packageSheetEndpoints } from '#contracts/catalog/sheets.ts';
import {
  findPackage,
  listPackages,
  type PackageListRequest,
  type PackageRecord,
} from '#db/queries/catalog/packages.ts';
import { MAX_PACKAGES } from '#domain/limits.ts';
import type { Services } from '../../base/services.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { presentPackage } from '../public/present.ts';
import { mountEntity, type EntityKind } from './entity-routes.ts';
import { presentEditable } from './entity.ts';
import { formFields } from './history.ts';
import { PACKAGE_SHEET } from './sheet/kinds.ts';
import { mountSheet } from './sheet/routes.ts';

type Fields = Omit<ServicePackageFields, 'id'>;

export const PACKAGES: EntityKind<
  'servicePackages',
  PackageRecord,
  ServicePackageAdminView,
  PackageListRequest,
  Fields,
  { version: number }
> = {
  table: 'servicePackages',
  history: 'package',
  restorable: (_tx, earlier) => {
    const startingPrice = Number(earlier.startingPrice);
    return Promise.resolve(formFields(servicePackageEditSchema, { ...earlier, startingPrice }));
  },
  max: MAX_PACKAGES,
  list: listPackages,
  find: findPackage,
  isVisible: (row) => row.isActive && !row.deletedAt,
  present: (_db, rows, liveSince) => rows.map((row) => present(row, liveSince)),
  columns: (fields) => ({ ...fields, startingPrice: fields.startingPrice.toFixed(2) }),
};

export function mountPackages(app: GuardedApp, services: Services): void {
  mountSheet(app, services, packageSheetEndpoints, PACKAGE_SHEET);
  mountEntity(app, services, packageEndpoints, PACKAGES);
}

function present(row: PackageRecord, liveSince: Date | undefined): ServicePackageAdminView {
  return {
    ...presentPackage(row),
    ...presentEditable(row, PACKAGES.isVisible(row), liveSince),
    // Includes an address that pages omit, so that staff can correct it.
    image: row.image,
    images: row.images,
    isActive: row.isActive,
  };
}
