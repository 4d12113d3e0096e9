import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { categoryEndpoints } from '#contracts/admin/categories.ts';
import { itemEndpoints } from '#contracts/admin/rental-items.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { isAt } from './keys.ts';

/** Which lists show something of another: a write there makes them be read again (@admin.refetch). */
const RELATED: Partial<Record<string, readonly string[]>> = {
  // An item shows its category's name; a category's items may go with it.
  [categoryEndpoints.list.path]: [itemEndpoints.list.path],
  // A category counts its items.
  [itemEndpoints.list.path]: [categoryEndpoints.list.path],
};

/** @returns every path to read again after a write at this one */
export function pathsAfterWrite(path: string): string[] {
  return [path, ...(RELATED[path] ?? []), publishingEndpoints.read.path];
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
