import { createPortal } from 'react-dom';
import { dismissNotice, type Notice } from '#stores/notices.ts';
import { Toast } from '#ui/Toast.tsx';
import { useNoticeHost } from '#ui/use-notice-host.ts';

/** Shows a notice where it can be reached: in the open dialog, or in the page. */
export function Toaster({ notice }: { notice: Notice }) {
  const host = useNoticeHost(notice.id);
  if (!host) return null;
  return createPortal(
    <Toast
      key={notice.id}
      open={notice.open}
      title={notice.title}
      description={notice.description}
      variant={notice.variant}
      action={notice.action}
      onClose={() => dismissNotice(notice.id)}
    />,
    host,
  );
}
