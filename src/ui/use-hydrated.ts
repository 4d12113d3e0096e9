import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** @returns false in the pre-rendered page and the first render after it, true from then on */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
