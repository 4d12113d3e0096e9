import type {
  ServicePackageAdminView,
  ServicePackageSort,
} from '#contracts/admin/service-packages.ts';
import { formatDollars, parsePriceCents } from '#domain/money.ts';
import { moment } from '../data/times.ts';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { SERVICE_TYPE_LABELS } from './package-form-values.ts';

export const PACKAGE_NAME_SORT: ColumnSort<ServicePackageSort> = {
  ascending: 'name',
  descending: 'name-desc',
};

const dollars = (startingPrice: string) => formatDollars(parsePriceCents(startingPrice) ?? 0);

export const PACKAGE_COLUMNS: readonly Column<ServicePackageAdminView, ServicePackageSort>[] = [
  {
    label: 'Service',
    cell: ({ serviceType }) => SERVICE_TYPE_LABELS[serviceType],
    sort: { ascending: 'type' },
  },
  {
    label: 'Starting price',
    isNumber: true,
    cell: ({ startingPrice }) => dollars(startingPrice),
    fact: ({ startingPrice }) => `from ${dollars(startingPrice)}`,
    sort: { ascending: 'price-asc', descending: 'price-desc' },
  },
  {
    label: 'Updated',
    cell: ({ updatedAt }) => moment(updatedAt),
    fact: null,
    sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
  },
];
