import { useEffect, useState } from 'react';

/**
 * Where notices are shown: in the open modal dialog, because everything else is out of reach
 * meanwhile, or else in the page.
 * @param id of the notice that is shown
 */
export function useNoticeHost(id: number): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      setHost(dialog ?? document.querySelector('#notices'));
    };
    look();
    // A dialog that opens or closes meanwhile; neither event bubbles.
    const events = ['toggle', 'close'];
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      for (const event of events) document.removeEventListener(event, look, true);
    };
  }, [id]);
  return host;
}
