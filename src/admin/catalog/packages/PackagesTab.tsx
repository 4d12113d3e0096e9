import type {
  ServicePackageAdminView,
  ServicePackageSort,
} from '#contracts/catalog/service-packages.ts';
import { packageSheetEndpoints } from '#contracts/catalog/sheets.ts';
import { formatDollars, parsePriceCents } from '#domain/money.ts';
import { useList } from '../../data/use-list.ts';
import { useTrash } from '../../data/use-trash.ts';
import { UPDATED_COLUMN, type Column } from '../../parts/columns.ts';
import { EntityTab } from '../../parts/EntityTab.tsx';
import { ACTIVITY_FILTER, asChoices } from '../../parts/Filters.tsx';
import { part } from '../../parts/loading.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import type { SheetOf } from '../sheet/sheet-of.ts';
import { SheetButtons } from '../sheet/SheetButtons.tsx';
import { PACKAGES, SERVICE_TYPE_LABELS } from '../texts.ts';
import { PACKAGE_KIND } from './package-form-values.ts';

const PackageDialog = part(async () => (await import('./PackageDialog.tsx')).PackageDialog);

const SHEET: SheetOf = {
  kind: 'package',
  endpoints: packageSheetEndpoints,
  labels: PACKAGE_KIND.labels,
  plural: PACKAGES.plural,
  path: PACKAGE_KIND.endpoints.list.path,
};
const SERVICE_FILTER = {
  name: 'serviceType',
  label: PACKAGES.filterByService,
  all: PACKAGES.anyService,
  items: asChoices(SERVICE_TYPE_LABELS),
};

const dollars = (startingPrice: string) => formatDollars(parsePriceCents(startingPrice) ?? 0);

export const PACKAGE_COLUMNS: readonly Column<ServicePackageAdminView, ServicePackageSort>[] = [
  {
    label: PACKAGES.service,
    cell: ({ serviceType }) => SERVICE_TYPE_LABELS[serviceType],
    sort: { ascending: 'type' },
  },
  {
    label: PACKAGES.startingPrice,
    isNumber: true,
    cell: ({ startingPrice }) => dollars(startingPrice),
    fact: ({ startingPrice }) => PACKAGES.from(dollars(startingPrice)),
    sort: { ascending: 'price-asc', descending: 'price-desc' },
  },
  UPDATED_COLUMN,
];

export function PackagesTab() {
  const list = useList(PACKAGE_KIND.endpoints.list, 'service-packages');
  const trash = useTrash<ServicePackageAdminView>(PACKAGE_KIND);
  return (
    <EntityTab
      name="package"
      kind={PACKAGE_KIND}
      list={list}
      trash={trash}
      texts={PACKAGES}
      filters={[SERVICE_FILTER, ACTIVITY_FILTER]}
      tools={<SheetButtons sheet={SHEET} params={list.params} />}
      defaultSort="type"
      columns={PACKAGE_COLUMNS}
      renderImages={({ images, image }) => <Thumbnail url={images[0] ?? image} />}
      Dialog={PackageDialog}
    />
  );
}
