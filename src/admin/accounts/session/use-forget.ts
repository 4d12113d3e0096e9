import { useQueryClient } from '@tanstack/react-query';
import { staffEndpoints } from '#contracts/accounts/staff.ts';
import { forgetPlace } from '../../address/router.ts';
import { isAt } from '../../data/queries.ts';
import { ME_KEY } from './use-me.ts';

/** @returns a function that shows the sign-in and drops all that this person read: the next must not see it */
export function useForget(): () => void {
  const client = useQueryClient();
  return () => {
    client.setQueryData(ME_KEY, null);
    forgetPlace();
    client.removeQueries({ predicate: ({ queryKey }) => !isAt(queryKey, staffEndpoints.me.path) });
  };
}
