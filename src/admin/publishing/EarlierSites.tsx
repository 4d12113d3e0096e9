import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { publishingEndpoints, type PublishingView } from '#contracts/publishing.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { notify } from '#stores/toasts.ts';
import { Modal } from '#ui/Modal.tsx';
import { failureWords } from '../data/failure-words.ts';
import { exactMoment } from '../data/times.ts';
import { useRefetch } from '../data/use-refetch.ts';

interface EarlierSitesProps {
  earlier: PublishingView['earlier'];
  onClose: () => void;
}

interface Choice {
  id: string;
  /** What was live until then: there Undo goes back to. */
  before?: string | undefined;
}

type Site = EarlierSitesProps['earlier'][number];

const newestFirst = (one: Site, other: Site) => other.finishedAt.localeCompare(one.finishedAt);

/** Brings an earlier site back at once; what is saved here stays, and the next build has it. */
export function EarlierSites({ earlier, onClose }: EarlierSitesProps) {
  const refetch = useRefetch();
  // A build that ends meanwhile must not put another site below the pointer.
  const [sites] = useState(() => earlier.toSorted(newestFirst));
  const liveId = earlier.find(({ current }) => current)?.id;
  const back = useMutation({
    mutationFn: ({ id }: Choice) => call(publishingEndpoints.rollback, { body: { id } }),
    onSuccess: async (_, { before }) => {
      onClose();
      notify({
        ...ADMIN_TOASTS.broughtBack,
        action:
          before === undefined
            ? undefined
            : { label: UNDO, run: () => back.mutate({ id: before }) },
      });
      await refetch([publishingEndpoints.read.path]);
    },
    onError: (error) => notify(ADMIN_TOASTS.failed('Not brought back', failureWords(error))),
  });
  return (
    <Modal title="Earlier sites" onClose={onClose}>
      <p>
        Visitors see the site you choose right away. What’s saved here stays, and is published with
        the next build.
      </p>
      <ul className="mt-3 divide-y divide-ivory-300">
        {sites.map(({ id, finishedAt }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
            {`Built ${exactMoment(finishedAt)}`}
            {id === liveId ? (
              <span className="font-semibold text-leaf-700">Live now</span>
            ) : (
              <button
                type="button"
                className="button shrink-0 button-outline"
                aria-label={`Bring back the site built ${exactMoment(finishedAt)}`}
                disabled={back.isPending}
                onClick={() => back.mutate({ id, before: liveId })}
              >
                Bring back
              </button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
