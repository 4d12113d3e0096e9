import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/** @param serverValue for pre-rendering and hydration */
export function useStoreValue<T>(store: ReadableAtom<T>, serverValue: T): T {
  const listen = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(
    listen,
    () => store.get(),
    () => serverValue,
  );
}
