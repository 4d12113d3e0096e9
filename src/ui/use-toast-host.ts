import { useEffect, useState } from 'react';

/**
 * Where toasts are shown: in the open modal dialog, because everything else is out of reach
 * meanwhile, or else in the page.
 * @param id of the toast that is shown
 */
export function useToastHost(id: number): Element | null {
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
