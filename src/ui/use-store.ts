import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/** @param serverValue what the pre-rendered page shows, and the first render after it */
export function useStoreValue<T>(store: ReadableAtom<T>, serverValue: T): T {
  return useStore(store, { ssr: () => serverValue });
}
