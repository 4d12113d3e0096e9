import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#api-client/call.ts';
import {
  activityEndpoints,
  type SiteChangesView,
  type SomePresses,
} from '#contracts/history/activity.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { ShortQuestion } from '../form/ShortQuestion.tsx';
import { useShortageQuestion } from '../form/use-shortage-question.ts';
import { undoneWords } from '../history/names.ts';
import { PressList } from '../history/PressList.tsx';
import { REREADS } from '../history/rereads.ts';
import { ACTIVITY } from '../history/texts.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { NEWER_CHANGES, PREVIOUS_VERSIONS } from './texts.ts';

interface NewerChangesProps {
  /** Id of the restored version. */
  id: string;
  /** Name of the version: its time. */
  time: string;
  /** Changes since each version. */
  query: UseQueryResult<SiteChangesView[]>;
  onClose: () => void;
}

/** Changes since a restored version; closes when none are left. */
export function NewerChanges({ query, ...props }: NewerChangesProps) {
  const { id, onClose } = props;
  const since = query.data?.find((site) => site.id === id)?.since;
  const isEmpty = query.data !== undefined && (since?.total ?? 0) === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <AdminModal title={NEWER_CHANGES.title} onClose={onClose}>
      {since ? (
        <Offer {...props} since={since} />
      ) : (
        <Reading of={query} failed={ACTIVITY.notLoaded} loading={ACTIVITY.loading} />
      )}
    </AdminModal>
  );
}

interface OfferProps extends Omit<NewerChangesProps, 'query'> {
  since: SomePresses;
}

/**
 * Offers to undo the changes since a restored version; else the next save publishes them again.
 */
function Offer({ id, time, since, onClose }: OfferProps) {
  const { total, by } = since;
  const question = useShortageQuestion(id);
  const undo = useMutation({
    mutationFn: ({ isDespiteShort }: { isDespiteShort: boolean }) =>
      call(activityEndpoints.undoSince, {
        params: { id },
        query: isDespiteShort ? DESPITE_SHORT : {},
        body: { seen: total },
      }),
    onSuccess: (taken) => {
      onClose();
      notify(undoneWords(taken));
    },
    onError: (cause) => {
      question.ask(cause, id);
    },
    meta: { rereads: REREADS },
  });
  const message = undo.error && question.words === '' ? failureWords(undo.error) : '';
  return (
    <>
      <p>{NEWER_CHANGES.intro(time, PREVIOUS_VERSIONS.changedBy(total, by))}</p>
      <PressList {...since} />
      <ShortQuestion
        words={question.words}
        disabled={undo.isPending}
        onSave={() => undo.mutate({ isDespiteShort: true })}
      />
      {message !== '' && (
        <p role="alert" className="mt-2 font-semibold text-rose-600">
          {message}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {NEWER_CHANGES.keep}
        </Button>
        <Button
          look="night"
          disabled={undo.isPending}
          onClick={() => undo.mutate({ isDespiteShort: false })}
        >
          {undo.isPending ? NEWER_CHANGES.undoing : NEWER_CHANGES.undo(total)}
        </Button>
      </div>
    </>
  );
}
