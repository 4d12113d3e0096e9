import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from '#api-client/admin.ts';
import { failureOf } from '#api-client/failure.ts';
import type { MeView } from '#contracts/staff.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';

export const ME_KEY = [ADMIN_API_PATHS.me] as const;

/** @returns who is signed in; null: nobody */
export function useMe(enabled: boolean): UseQueryResult<MeView | null> {
  return useQuery({
    queryKey: ME_KEY,
    enabled,
    queryFn: async ({ signal }): Promise<MeView | null> => {
      try {
        return await read<MeView>(ADMIN_API_PATHS.me, signal);
      } catch (error) {
        if (failureOf(error).status === 401) return null;
        throw error;
      }
    },
  });
}
