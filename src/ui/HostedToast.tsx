import { createPortal } from 'react-dom';
import { Toast, type ToastProps } from './Toast.tsx';
import { useNoticeHost } from './use-notice-host.ts';

export interface HostedToastProps {
  /** What to show; another id is another notice. */
  notice: Omit<ToastProps, 'onClose'> & { id: number };
  /** @param id of the notice that goes */
  onDismiss: (id: number) => void;
}

/** A notice where it can be reached: in the open dialog, or in the page. */
export function HostedToast({ notice: { id, ...toast }, onDismiss }: HostedToastProps) {
  const host = useNoticeHost(id);
  if (!host) return null;
  return createPortal(<Toast key={id} {...toast} onClose={() => onDismiss(id)} />, host);
}
