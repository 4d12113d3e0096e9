import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { activityEndpoints, type SomePresses } from '#contracts/history/activity.ts';
import { publishingEndpoints, type PublishingView } from '#contracts/publishing.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { notify } from '#stores/toasts.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLayer } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { exactMoment, moment } from '../data/times.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { PREVIOUS_VERSIONS } from './texts.ts';

interface PreviousVersionsProps {
  earlier: PublishingView['earlier'];
  onClose: () => void;
}

const LookAtVersion = part(async () => (await import('./LookAtVersion.tsx')).LookAtVersion);
const PressList = part(async () => (await import('../history/PressList.tsx')).PressList);
const NewerChanges = part(async () => (await import('./NewerChanges.tsx')).NewerChanges);

interface Rollback {
  id: string;
  /** The version that was live before; undefined for an Undo. */
  before?: string | undefined;
}

type Site = PreviousVersionsProps['earlier'][number];

const newestFirst = (one: Site, other: Site) => other.finishedAt.localeCompare(one.finishedAt);

/** Restores a previous version at once; saved data stays, and the next build contains it. */
export function PreviousVersions({ earlier, onClose }: PreviousVersionsProps) {
  // A build that ends meanwhile must not move the list under the pointer.
  const [sites] = useState(() => earlier.toSorted(newestFirst));
  const minutes = sites.map(({ finishedAt }) => moment(finishedAt));
  /** With seconds only if another version has the same minute. */
  const timeOf = (at: string) => {
    const minute = moment(at);
    return minutes.indexOf(minute) === minutes.lastIndexOf(minute) ? minute : exactMoment(at);
  };
  const query = useQuery({ ...queryOf(activityEndpoints.sites), refetchOnMount: 'always' });
  const changes = query.data;
  const [restoredId, setRestoredId] = useState('');
  const restored = sites.find(({ id }) => id === restoredId);
  const liveId = earlier.find(({ current }) => current)?.id;
  const rollBack = useMutation({
    mutationFn: ({ id }: Rollback) => call(publishingEndpoints.rollback, { body: { id } }),
    onSuccess: (_, { id, before }) => {
      // After Undo, nothing is newer.
      if (before === undefined) onClose();
      else setRestoredId(id);
      notify({
        ...ADMIN_TOASTS.versionRestored,
        action:
          before === undefined
            ? undefined
            : { label: UNDO, run: () => rollBack.mutate({ id: before }) },
      });
    },
    meta: {
      failed: PREVIOUS_VERSIONS.notRestored,
      rereads: [publishingEndpoints.read.path],
    },
  });
  if (restored) {
    const time = timeOf(restored.finishedAt);
    return <NewerChanges id={restored.id} time={time} query={query} onClose={onClose} />;
  }
  return (
    <AdminModal title={PREVIOUS_VERSIONS.title} onClose={onClose}>
      <p>{PREVIOUS_VERSIONS.intro}</p>
      <ul className="mt-3 divide-y divide-ivory-300">
        {sites.map((site) => {
          const known = changes?.find(({ id }) => id === site.id);
          return (
            <li key={site.id} className="py-1.5">
              <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="grow">{PREVIOUS_VERSIONS.version(timeOf(site.finishedAt))}</span>
                {site.id === liveId ? (
                  <span className="font-semibold text-leaf-700">{PREVIOUS_VERSIONS.live}</span>
                ) : (
                  <span className="flex gap-2">
                    <Look id={site.id} time={timeOf(site.finishedAt)} />
                    <Button
                      look="outline"
                      aria-label={PREVIOUS_VERSIONS.restoreFrom(timeOf(site.finishedAt))}
                      disabled={rollBack.isPending}
                      onClick={() => rollBack.mutate({ id: site.id, before: liveId })}
                    >
                      {PREVIOUS_VERSIONS.restore}
                    </Button>
                  </span>
                )}
              </div>
              {known?.againAt && (
                <p className="text-xs text-night-600">
                  {PREVIOUS_VERSIONS.liveAgain(moment(known.againAt), site.id === liveId)}
                </p>
              )}
              <Brought site={site} brought={known?.brought} />
            </li>
          );
        })}
      </ul>
    </AdminModal>
  );
}

/** Shows a version above the list, which Back returns to. */
function Look(version: { id: string; time: string }) {
  const layer = useLayer(`version ${version.id}`);
  return (
    <>
      <Button look="quiet" aria-label={PREVIOUS_VERSIONS.lookAt(version.time)} onClick={layer.open}>
        {PREVIOUS_VERSIONS.look}
      </Button>
      {layer.isOpen && <LookAtVersion {...version} onClose={layer.close} />}
    </>
  );
}

interface BroughtProps {
  site: Site;
  /** Undefined while unknown. */
  brought: SomePresses | undefined;
}

/** Changes that a version brought, and their authors; only their number while authors are unknown. */
function Brought({ site, brought }: BroughtProps) {
  if (!brought || brought.total === 0) {
    if (site.changes === 0) return null;
    return <p className="text-xs text-night-600">{PREVIOUS_VERSIONS.changes(site.changes)}</p>;
  }
  return (
    <details className="group">
      <summary className="flex min-h-8 list-none items-center gap-1 text-xs text-night-600 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        <span>{PREVIOUS_VERSIONS.changedBy(brought.total, brought.by)}</span>
      </summary>
      <PressList {...brought} />
    </details>
  );
}
