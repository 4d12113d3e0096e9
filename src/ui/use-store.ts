import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/**
 * Reads a store in a component.
 * @param store any nanostore
 * @param serverValue what the pre-rendered page shows, and the first render after it
 */
export function useStoreValue<T>(store: ReadableAtom<T>, serverValue: T): T {
  return useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
    () => serverValue,
  );
}
