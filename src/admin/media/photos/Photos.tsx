import { useEffect } from 'react';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import { notify } from '#stores/toasts.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { closeDialog, openDialog, useOpenId } from '../../address/router.ts';
import { useRefetch } from '../../data/queries.ts';
import { useList } from '../../data/use-list.ts';
import { part, Reading } from '../../parts/loading.tsx';
import { Page } from '../../parts/Page.tsx';
import { DropArea, FileChoice } from '../DropArea.tsx';
import { droppedFiles } from '../dropped-files.ts';
import { ACCEPTED_IMAGES } from '../image-file.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoFilters } from './PhotoFilters.tsx';
import { enqueue, useQueue } from './queue.ts';
import { QueueList } from './QueueList.tsx';
import { PHOTOS, QUEUE } from './texts.ts';

const FrameDialog = part(async () => (await import('./FrameDialog.tsx')).FrameDialog);

/**
 * All images of the shop (@photos.list).
 * @param mayEdit whether this person may change them
 */
export function Photos({ mayEdit }: { mayEdit: boolean }) {
  const list = useList<ImageView>(mediaEndpoints.list, 'photos');
  const { rows, error } = list;
  const frameId = useOpenId('frame');
  const framed = rows?.find(({ url }) => url === frameId);
  useRefetchAfterUploads();
  return (
    <Page title={PHOTOS.title} intro={PHOTOS.intro} isWide>
      {mayEdit && (
        <DropArea onDrop={(dropped) => void droppedFiles(dropped).then(enqueue, reportUnreadable)}>
          <FileChoice accept={ACCEPTED_IMAGES} several onFiles={enqueue}>
            {PHOTOS.upload}
          </FileChoice>
          <p className="mt-2 text-xs text-night-500">{PHOTOS.drop}</p>
        </DropArea>
      )}
      <QueueList />
      <PhotoFilters list={list} />
      <Reading
        of={{ data: rows, error, refetch: list.refresh }}
        failed={PHOTOS.notLoaded}
        loading={PHOTOS.loading}
      />
      {rows?.length === 0 && <p>{PHOTOS.none}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {rows?.map((image, index) => (
          <PhotoCard
            key={image.url}
            image={image}
            name={image.alt || PHOTOS.nth(index + 1)}
            mayEdit={mayEdit}
            onFrame={() => openDialog({ name: 'frame', id: image.url })}
          />
        ))}
      </ul>
      {list.pageCount > 1 && (
        <Pagination
          label={PHOTOS.pages}
          page={list.page}
          pageCount={list.pageCount}
          onPage={list.setPage}
        />
      )}
      {framed && mayEdit && (
        <FrameDialog
          image={framed}
          onClose={() => closeDialog({ name: 'frame', id: framed.url })}
        />
      )}
    </Page>
  );
}

const reportUnreadable = () => notify(QUEUE.notTaken);

/** Refetches the list when all uploads have ended. */
function useRefetchAfterUploads(): void {
  const refetch = useRefetch();
  const queue = useQueue();
  const uploaded = queue.filter(({ state }) => state === 'done').length;
  const isIdle = queue.every(({ state }) => state === 'done' || state === 'failed');
  useEffect(() => {
    if (isIdle && uploaded > 0) void refetch([mediaEndpoints.list.path]);
  }, [isIdle, uploaded, refetch]);
}
