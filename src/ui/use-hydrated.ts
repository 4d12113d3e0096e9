import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** @returns false during pre-rendering and hydration, then true */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
