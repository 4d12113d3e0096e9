import { createPortal } from 'react-dom';
import { Toast, type ToastProps } from './Toast.tsx';
import { useToastHost } from './use-toast-host.ts';

export interface HostedToastProps {
  /** What to show; another id is another toast. */
  toast: Omit<ToastProps, 'onClose'> & { id: number };
  /** @param id of the toast that goes */
  onDismiss: (id: number) => void;
}

/** A toast where it can be reached: in the open dialog, or in the page. */
export function HostedToast({ toast: { id, ...toast }, onDismiss }: HostedToastProps) {
  const host = useToastHost(id);
  if (!host) return null;
  return createPortal(<Toast key={id} {...toast} onClose={() => onDismiss(id)} />, host);
}
