import { useSyncExternalStore } from 'react';

/** Lists are tables from this width on; the style sheet's `lg`. */
const WIDE = '(width >= 64rem)';

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** @returns whether the window is wide enough for a table */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}
