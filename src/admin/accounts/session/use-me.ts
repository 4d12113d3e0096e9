import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { staffEndpoints, type MailRoute, type MeView } from '#contracts/accounts/staff.ts';

export const ME_KEY = [staffEndpoints.me.path] as const;

/** @returns the signed-in person; null for nobody */
export function useMe(enabled: boolean): UseQueryResult<MeView | null> {
  return useQuery({
    queryKey: ME_KEY,
    enabled,
    queryFn: async ({ signal }): Promise<MeView | null> => {
      try {
        return await call(staffEndpoints.me, {}, signal);
      } catch (error) {
        if (failureOf(error).status === 401) return null;
        throw error;
      }
    },
  });
}

/** @returns how mail leaves this shop; until that is known, as by a server */
export function useMailRoute(): MailRoute {
  return useMe(true).data?.mail ?? 'server';
}
