import type { ServicePackageAdminView } from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalog.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { OpeningDialog } from '../form/OpeningDialog.tsx';
import { useEditor } from '../form/use-editor.ts';
import { AddButton } from '../parts/AddButton.tsx';
import { Badge, InactiveBadge } from '../parts/Badge.tsx';
import { EntityActions } from '../parts/EntityActions.tsx';
import { EntityName } from '../parts/EntityName.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { ACTIVITY_CHOICES } from '../parts/state-filters.ts';
import { StateBadge } from '../parts/StateBadge.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { PACKAGE_COLUMNS, PACKAGE_NAME_SORT } from './package-columns.ts';
import { PACKAGE_KIND, SERVICE_TYPE_LABELS } from './package-form-values.ts';

const PackageDialog = part(async () => (await import('./PackageDialog.tsx')).PackageDialog);

const TYPES = SERVICE_TYPES.map((value) => ({ value, label: SERVICE_TYPE_LABELS[value] }));

/** The Service Packages tab. */
export function PackagesTab() {
  const list = useList(PACKAGE_KIND.endpoints.list, 'service-packages');
  const editor = useEditor('package', PACKAGE_KIND.endpoints, list.rows);
  const bin = useBin<ServicePackageAdminView>(PACKAGE_KIND);
  return (
    <>
      <ListShell
        list={list}
        singular="service package"
        plural="service packages"
        hasBin
        filters={
          <>
            <FilterSelect
              list={list}
              name="serviceType"
              label="Filter by service"
              all="Any service"
              items={TYPES}
            />
            <FilterSelect
              list={list}
              name="state"
              label="Filter by state"
              all="Any status"
              items={ACTIVITY_CHOICES}
            />
          </>
        }
        actions={<AddButton singular="service package" onAdd={() => editor.edit('new')} />}
        empty={
          <>
            <h3 className="text-xl">No service packages yet</h3>
            <p className="mt-2">
              Packages are what visitors book for a service. Until a service has one, its page shows
              the built-in packages.
            </p>
          </>
        }
        defaultSort="type"
        columns={PACKAGE_COLUMNS}
        parts={{
          label: 'Service package',
          sort: PACKAGE_NAME_SORT,
          renderName: (each) => (
            <EntityName
              view={each}
              path={PACKAGE_KIND.endpoints.list.path}
              onEdit={() => editor.edit(each)}
            />
          ),
          renderImages: ({ images, image }) => <Thumbnail url={images[0] ?? image} />,
          badgesLabel: 'Status',
          renderBadges: ({ state, isActive, isPopular, deletedAt }) => (
            <>
              {!isActive && <InactiveBadge />}
              <StateBadge state={state} isHidden={!isActive} isDeleted={deletedAt !== null} />
              {isPopular && (
                <Badge tone="strong" mark="star">
                  Popular
                </Badge>
              )}
            </>
          ),
          renderActions: (each) => (
            <EntityActions view={each} bin={bin} onEdit={() => editor.edit(each)} />
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
