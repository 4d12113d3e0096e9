import type {
  ServicePackageAdminView,
  ServicePackageSort,
} from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalog.ts';
import { formatDollars, parsePriceCents } from '#domain/money.ts';
import { moment } from '../data/times.ts';
import { useList } from '../data/use-list.ts';
import { useTrash } from '../data/use-trash.ts';
import { OpeningDialog, useEditor } from '../form/editor.tsx';
import { Badge, InactiveBadge, StateBadge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { AddButton, EntityActions, EntityName } from '../parts/EntityRow.tsx';
import { ACTIVITY_CHOICES, FilterSelect } from '../parts/Filters.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/loading.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { PACKAGES, SERVICE_TYPE_LABELS } from '../texts/catalog.ts';
import { BADGES, LIST } from '../texts/shared.ts';
import { PACKAGE_KIND } from './package-form-values.ts';

const PackageDialog = part(async () => (await import('./PackageDialog.tsx')).PackageDialog);

const TYPES = SERVICE_TYPES.map((value) => ({ value, label: SERVICE_TYPE_LABELS[value] }));

/** The Service Packages tab. */
export function PackagesTab() {
  const list = useList(PACKAGE_KIND.endpoints.list, 'service-packages');
  const editor = useEditor('package', PACKAGE_KIND.endpoints, list.rows);
  const trash = useTrash<ServicePackageAdminView>(PACKAGE_KIND);
  return (
    <>
      <ListShell
        list={list}
        singular={PACKAGES.singular}
        plural={PACKAGES.plural}
        hasTrash
        filters={
          <>
            <FilterSelect
              list={list}
              name="serviceType"
              label={PACKAGES.filterByService}
              all={PACKAGES.anyService}
              items={TYPES}
            />
            <FilterSelect
              list={list}
              name="state"
              label={LIST.filterByStatus}
              all={LIST.anyStatus}
              items={ACTIVITY_CHOICES}
            />
          </>
        }
        actions={<AddButton singular={PACKAGES.singular} onAdd={() => editor.edit('new')} />}
        empty={
          <>
            <h3 className="text-xl">{PACKAGES.emptyTitle}</h3>
            <p className="mt-2">{PACKAGES.empty}</p>
          </>
        }
        defaultSort="type"
        columns={PACKAGE_COLUMNS}
        parts={{
          label: PACKAGES.heading,
          sort: PACKAGE_NAME_SORT,
          renderName: (each) => (
            <EntityName
              view={each}
              path={PACKAGE_KIND.endpoints.list.path}
              onEdit={() => editor.edit(each)}
            />
          ),
          renderImages: ({ images, image }) => <Thumbnail url={images[0] ?? image} />,
          badgesLabel: LIST.status,
          renderBadges: ({ state, isActive, isPopular, deletedAt }) => (
            <>
              {!isActive && <InactiveBadge />}
              <StateBadge state={state} isHidden={!isActive} isDeleted={deletedAt !== null} />
              {isPopular && (
                <Badge tone="strong" mark="star">
                  {BADGES.popular}
                </Badge>
              )}
            </>
          ),
          renderActions: (each) => (
            <EntityActions view={each} trash={trash} onEdit={() => editor.edit(each)} />
          ),
        }}
      />
      {editor.isOpen && (
        <PackageDialog key={editor.view?.id} servicePackage={editor.view} onClose={editor.close} />
      )}
      {editor.opening && <OpeningDialog editor={editor} name={PACKAGE_KIND.name} />}
    </>
  );
}

export const PACKAGE_NAME_SORT: ColumnSort<ServicePackageSort> = {
  ascending: 'name',
  descending: 'name-desc',
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
  {
    label: LIST.updated,
    cell: ({ updatedAt }) => moment(updatedAt),
    fact: null,
    sort: { ascending: 'edited-asc', descending: 'edited', first: 'descending' },
  },
];
