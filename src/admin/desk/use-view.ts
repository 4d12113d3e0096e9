import { useSyncExternalStore } from 'react';
import { viewOf, type View } from './views.ts';

function watch(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** @returns what the address shows, and a function that goes elsewhere */
export function useView(mayManageStaff: boolean): [View, (view: View) => void] {
  const view = useSyncExternalStore(watch, () =>
    viewOf(location.hash, location.search, mayManageStaff),
  );
  return [
    view,
    (next) => {
      location.hash = next;
    },
  ];
}
