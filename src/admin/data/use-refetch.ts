import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { isAt } from './keys.ts';

/** Which lists show something of another: a write there makes them be read again (@admin.refetch). */
const RELATED: Partial<Record<string, readonly string[]>> = {
  // An item shows its category's name; a category's items may go with it.
  [ADMIN_API_PATHS.categories]: [ADMIN_API_PATHS.rentalItems],
  // A category counts its items.
  [ADMIN_API_PATHS.rentalItems]: [ADMIN_API_PATHS.categories],
};

/** @returns every path to read again after a write at this one */
export function pathsAfterWrite(path: string): string[] {
  return [path, ...(RELATED[path] ?? []), ADMIN_API_PATHS.publishing];
}

/** @returns a function that reads again what is shown at these paths, and below them */
export function useRefetch(): (paths: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (paths) =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => paths.some((path) => isAt(queryKey, path)),
      }),
    [client],
  );
}
