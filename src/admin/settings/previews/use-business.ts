import { useQuery } from '@tanstack/react-query';
import { settingsEndpoints } from '#contracts/admin/settings.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { queryOf } from '../../data/queries.ts';

/**
 * @returns the business as it is saved, for the previews of other sections
 * @throws before the settings were read; no preview stands there then
 */
export function useBusiness(): Settings['business'] {
  const { data } = useQuery(queryOf(settingsEndpoints.read));
  const view = data?.find(({ section }) => section === 'business');
  if (!view) throw new Error('A preview stands beside a section that was read');
  // The server gives each section's own value.
  return view.value as Settings['business'];
}
