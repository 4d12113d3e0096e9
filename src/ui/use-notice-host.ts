import { useEffect, useState } from 'react';

/**
 * Where notices are shown: in the open modal dialog, because everything else is out of reach
 * meanwhile, or else in the page.
 * @param id of the notice that is shown; the place is looked up anew for each
 */
export function useNoticeHost(id: number): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const page = document.querySelector('#notices');
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    setHost(dialog ?? page);
    const leave = () => setHost(page);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [id]);
  return host;
}
