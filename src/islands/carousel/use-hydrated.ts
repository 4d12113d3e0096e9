import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns false in the pre-rendered page and the render that takes it over, then true */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
