import { useEffect, useState } from 'react';

/**
 * Where notices are shown: in the open modal dialog, because everything else is out of reach
 * meanwhile, or else in the page.
 * @param id of the notice that is shown; the place is looked up anew for each
 */
export function useNoticeHost(id: number): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const place = () => {
      // Of dialogs within each other, the innermost.
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      setHost(dialog ?? document.querySelector('#notices'));
    };
    place();
    // Heard on the way down: it does not bubble.
    document.addEventListener('close', place, true);
    return () => document.removeEventListener('close', place, true);
  }, [id]);
  return host;
}
