import { useQuery } from '@tanstack/react-query';
import { settingsEndpoints } from '#contracts/admin/settings.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { queryOf } from '../../data/queries.ts';

/** @returns the business as it is saved, for the previews of other sections */
export function useBusiness(): Settings['business'] {
  const { data } = useQuery(queryOf(settingsEndpoints.read));
  const view = data?.find(({ section }) => section === 'business');
  // The server gives each section's own value.
  return (view?.value as Settings['business'] | undefined) ?? DEFAULT_SETTINGS.business;
}
