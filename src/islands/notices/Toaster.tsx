import { createPortal } from 'react-dom';
import { $notice, dismissNotice } from '#stores/notices.ts';
import { Toast } from '#ui/Toast.tsx';
import { useNoticeHost } from '#ui/use-notice-host.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** Shows the one notice there is (spec §9). */
export function Toaster() {
  const notice = useStoreValue($notice, null);
  const host = useNoticeHost(notice?.id);
  if (!notice || !host) return null;
  return createPortal(
    <Toast
      key={notice.id}
      open={notice.open}
      title={notice.title}
      description={notice.description}
      variant={notice.variant}
      detail={notice.detail}
      action={notice.action}
      onClose={() => dismissNotice(notice.id)}
    />,
    host,
  );
}
