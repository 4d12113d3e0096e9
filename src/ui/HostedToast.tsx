import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast, type ToastProps } from './Toast.tsx';

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

/**
 * Where toasts are shown: in the open modal dialog, because everything else is out of reach
 * meanwhile, or else in the page.
 * @param id of the toast that is shown
 */
function useToastHost(id: number): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      setHost(dialog ?? document.querySelector('#toasts'));
      // By itself: one that has left the page is heard nowhere else.
      dialog?.addEventListener('close', look, listening);
    };
    const leaving = new AbortController();
    const listening = { signal: leaving.signal };
    look();
    // One that opens meanwhile; the event does not bubble.
    document.addEventListener('toggle', look, { ...listening, capture: true });
    return () => leaving.abort();
  }, [id]);
  return host;
}
