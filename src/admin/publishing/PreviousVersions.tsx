import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { publishingEndpoints, type PublishingView } from '#contracts/publishing.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { notify } from '#stores/toasts.ts';
import { Modal } from '#ui/Modal.tsx';
import { exactMoment, moment } from '../data/times.ts';
import { Button } from '../parts/Button.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { PREVIOUS_VERSIONS } from './texts.ts';

interface PreviousVersionsProps {
  earlier: PublishingView['earlier'];
  onClose: () => void;
}

interface Choice {
  id: string;
  /** What was live until then: there Undo goes back to. */
  before?: string | undefined;
}

type Site = PreviousVersionsProps['earlier'][number];

const newestFirst = (one: Site, other: Site) => other.finishedAt.localeCompare(one.finishedAt);

/** Restores a previous version at once; what is saved here stays, and the next build has it. */
export function PreviousVersions({ earlier, onClose }: PreviousVersionsProps) {
  // A build that ends meanwhile must not put another site below the pointer.
  const [sites] = useState(() => earlier.toSorted(newestFirst));
  const minutes = sites.map(({ finishedAt }) => moment(finishedAt));
  /** With seconds only where another one is of the same minute. */
  const timeOf = (at: string) => {
    const minute = moment(at);
    return minutes.indexOf(minute) === minutes.lastIndexOf(minute) ? minute : exactMoment(at);
  };
  const liveId = earlier.find(({ current }) => current)?.id;
  const back = useMutation({
    mutationFn: ({ id }: Choice) => call(publishingEndpoints.rollback, { body: { id } }),
    onSuccess: (_, { before }) => {
      onClose();
      notify({
        ...ADMIN_TOASTS.versionRestored,
        action:
          before === undefined
            ? undefined
            : { label: UNDO, run: () => back.mutate({ id: before }) },
      });
    },
    meta: {
      failed: PREVIOUS_VERSIONS.notRestored,
      rereads: [publishingEndpoints.read.path],
    },
  });
  return (
    <Modal title={PREVIOUS_VERSIONS.title} onClose={onClose}>
      <p>{PREVIOUS_VERSIONS.intro}</p>
      <ul className="mt-3 divide-y divide-ivory-300">
        {sites.map(({ id, finishedAt, changes }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
            <span>
              <span>{PREVIOUS_VERSIONS.version(timeOf(finishedAt))}</span>
              {changes > 0 && (
                <span className="block text-xs text-night-600">
                  {PREVIOUS_VERSIONS.changes(changes)}
                </span>
              )}
            </span>
            {id === liveId ? (
              <span className="font-semibold text-leaf-700">{PREVIOUS_VERSIONS.live}</span>
            ) : (
              <Button
                look="outline"
                className="shrink-0"
                aria-label={PREVIOUS_VERSIONS.restoreFrom(timeOf(finishedAt))}
                disabled={back.isPending}
                onClick={() => back.mutate({ id, before: liveId })}
              >
                {PREVIOUS_VERSIONS.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
