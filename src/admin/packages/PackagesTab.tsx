import type { ServicePackageAdminView } from '#contracts/admin/service-packages.ts';
import { SERVICE_TYPES } from '#contracts/catalogue.ts';
import { formatDollars, parsePriceCents } from '#domain/money.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { OpeningDialog } from '../form/OpeningDialog.tsx';
import { useEditor } from '../form/use-editor.ts';
import { Badge } from '../parts/Badge.tsx';
import { EntityRow } from '../parts/EntityRow.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { ACTIVITY_CHOICES } from '../parts/state-filters.ts';
import { StateBadge } from '../parts/StateBadge.tsx';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { PACKAGE_KIND, SERVICE_TYPE_LABELS } from './package-form-values.ts';

const PackageDialog = part(async () => (await import('./PackageDialog.tsx')).PackageDialog);

const TYPES = SERVICE_TYPES.map((value) => ({ value, label: SERVICE_TYPE_LABELS[value] }));

/** The Service Packages tab (spec §2). */
export function PackagesTab() {
  const list = useList<ServicePackageAdminView>(PACKAGE_KIND.path, 'service-packages');
  const editor = useEditor('package', PACKAGE_KIND.path, list.rows);
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
              all="Any state"
              items={ACTIVITY_CHOICES}
            />
          </>
        }
        actions={
          <button type="button" className="button button-night" onClick={() => editor.edit('new')}>
            Add service package
          </button>
        }
        empty={
          <>
            <h3 className="text-xl">No service packages yet</h3>
            <p className="mt-2">
              Packages are what visitors book for a service. Until a service has one, its page shows
              the built-in packages.
            </p>
          </>
        }
        renderRow={(each) => (
          <EntityRow
            view={each}
            path={PACKAGE_KIND.path}
            bin={bin}
            pictures={<Thumbnail url={each.images[0] ?? each.image} />}
            badges={
              <>
                {each.isPopular && <Badge tone="lead">Popular</Badge>}
                {!each.isActive && <Badge>Inactive</Badge>}
                <StateBadge
                  state={each.state}
                  isHidden={!each.isActive || each.deletedAt !== null}
                />
              </>
            }
            facts={
              <>
                <span>{SERVICE_TYPE_LABELS[each.serviceType]}</span>
                <span>{`from ${formatDollars(parsePriceCents(each.startingPrice) ?? 0)}`}</span>
              </>
            }
            onEdit={() => editor.edit(each)}
          />
        )}
      />
      {editor.isOpen && (
        <PackageDialog key={editor.view?.id} servicePackage={editor.view} onClose={editor.close} />
      )}
      {editor.opening && <OpeningDialog editor={editor} name={PACKAGE_KIND.name} />}
    </>
  );
}
