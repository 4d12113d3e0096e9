import { useQuery } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { previewEndpoints } from '#contracts/previews.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { queryOf } from '../data/queries.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Reading } from '../parts/loading.tsx';
import { PreviewDialog } from '../previews/PreviewDialog.tsx';
import { LOOK_AT_VERSION } from './texts.ts';

interface LookAtVersionProps {
  id: string;
  /** Name of the version: its time. */
  time: string;
  onClose: () => void;
}

/** Pages of a previous version as they were published: what restoring it would change (@publish.look). */
export function LookAtVersion({ id, time, onClose }: LookAtVersionProps) {
  const title = LOOK_AT_VERSION.title(time);
  const pages = useQuery(queryOf(publishingEndpoints.pages, { params: { id } }));
  if (!pages.data) {
    return (
      <AdminModal title={title} onClose={onClose}>
        <Reading of={pages} failed={LOOK_AT_VERSION.failed} loading={LOOK_AT_VERSION.loading} />
      </AdminModal>
    );
  }
  const others = pages.data.length - 1;
  return (
    <PreviewDialog
      title={title}
      note={LOOK_AT_VERSION.note(others)}
      places={pages.data.map((page) => ({ path: page.path, label: page.title }))}
      ask={(page) => call(previewEndpoints.version, { params: { id }, body: { page } })}
      onRefused={onClose}
      onClose={onClose}
    />
  );
}
