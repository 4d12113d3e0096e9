import { useMutation, useQuery } from '@tanstack/react-query';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { pathsAfterWrite } from '../../data/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { ScrollBox } from '../../parts/ScrollBox.tsx';
import { addToItem, itemFor } from './matches.ts';
import { forget, retry, useQueue, type QueuedPhoto } from './queue.ts';
import { QUEUE } from './texts.ts';

const idsOf = (photos: readonly QueuedPhoto[]) => photos.map(({ id }) => id);

/** State of each chosen file (@photos.queue). */
export function QueueList() {
  const queue = useQueue();
  const done = queue.filter(({ state }) => state === 'done');
  const failed = queue.filter(({ state }) => state === 'failed');
  const retryable = failed.filter(({ canRetry }) => canRetry);
  if (queue.length === 0) return null;
  return (
    <section aria-label={QUEUE.title} className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="font-semibold">
          <span>{QUEUE.progress(done.length, queue.length)}</span>
          {failed.length > 0 && (
            <span className="ml-2 text-rose-600">{QUEUE.failed(failed.length)}</span>
          )}
        </p>
        {retryable.length > 1 && (
          <Button look="row-outline" onClick={() => retry(idsOf(retryable))}>
            {QUEUE.retryAll}
          </Button>
        )}
        {done.length > 0 && (
          <Button look="row-quiet" className="underline" onClick={() => forget(idsOf(done))}>
            {QUEUE.clear}
          </Button>
        )}
      </div>
      <ScrollBox label={QUEUE.title} className="max-h-96 bg-white">
        <ul className="divide-y divide-ivory-300">
          {queue.map((photo) => (
            <QueueRow key={photo.id} photo={photo} />
          ))}
        </ul>
      </ScrollBox>
    </section>
  );
}

function QueueRow({ photo }: { photo: QueuedPhoto }) {
  const { id, file, state, reason, canRetry } = photo;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1">
      <span className="min-w-0 grow font-semibold wrap-anywhere">{file.name}</span>
      {state === 'failed' ? (
        <>
          <span role="alert" className="text-sm text-rose-600">
            {reason}
          </span>
          {canRetry && (
            <Button
              look="row-outline"
              aria-label={`${QUEUE.retry}: ${file.name}`}
              onClick={() => retry([id])}
            >
              {QUEUE.retry}
            </Button>
          )}
          <Button
            look="row-quiet"
            aria-label={`${QUEUE.drop}: ${file.name}`}
            onClick={() => forget([id])}
          >
            {QUEUE.drop}
          </Button>
        </>
      ) : (
        <span className="text-sm text-night-600">{QUEUE.states[state]}</span>
      )}
      {state === 'done' && <ItemOffer photo={photo} />}
    </li>
  );
}

/** Offers to add an uploaded photo to the item that its file name matches. */
function ItemOffer({ photo: { file, url } }: { photo: QueuedPhoto }) {
  const { data: item } = useQuery({
    queryKey: ['item-for', file.name],
    queryFn: () => itemFor(file.name),
  });
  const adding = useMutation({
    mutationFn: (id: string) => addToItem(id, url),
    onSuccess: () => item && notify(info(QUEUE.added(item.name), '')),
    meta: {
      failed: QUEUE.notAdded,
      rereads: pathsAfterWrite(itemEndpoints.list.path),
    },
  });
  if (!item) return null;
  if (adding.isSuccess) return <span className="text-sm">{QUEUE.added(item.name)}</span>;
  return (
    <Button look="row-outline" disabled={adding.isPending} onClick={() => adding.mutate(item.id)}>
      {QUEUE.addTo(item.name)}
    </Button>
  );
}
