import { useQuery, useQueryClient } from '@tanstack/react-query';

type Codes = readonly string[] | null;

/**
 * Backup codes that are shown until this person says that they are saved: looking at another page of
 * the admin does not lose them. They are kept in memory alone, and signing out forgets them.
 * @returns the codes, null when there are none to save, and what sets them
 */
export function useUnsavedCodes(personId: string): [Codes, (codes: Codes) => void] {
  const client = useQueryClient();
  const queryKey = ['unsaved-backup-codes', personId];
  const { data = null } = useQuery<Codes>({ queryKey, enabled: false, gcTime: Infinity });
  return [data, (codes) => void client.setQueryData<Codes>(queryKey, codes)];
}
