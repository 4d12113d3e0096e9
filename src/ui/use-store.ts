import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * @param serverValue what the pre-rendered page shows, and the first render after it
 * @returns the store's value; the component is drawn again when it changes
 */
export function useStoreValue<T>(store: ReadableAtom<T>, serverValue: T): T {
  const listen = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(
    listen,
    () => store.get(),
    () => serverValue,
  );
}
