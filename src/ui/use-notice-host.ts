import { useEffect, useState } from 'react';

/**
 * Where notices are shown: in the open modal dialog, because everything else is out of reach
 * meanwhile, or else in the page.
 * @param id of the notice that is shown; the place is looked up anew for each
 */
export function useNoticeHost(id: number): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const openDialogs = () => [...document.querySelectorAll('dialog:modal')];
    // Of dialogs within each other, the innermost.
    const place = () => setHost(openDialogs().at(-1) ?? document.querySelector('#notices'));
    place();
    // Asked of each: one that React has taken out of the page tells nobody else that it closed.
    const dialogs = openDialogs();
    for (const dialog of dialogs) dialog.addEventListener('close', place);
    return () => {
      for (const dialog of dialogs) dialog.removeEventListener('close', place);
    };
  }, [id]);
  return host;
}
