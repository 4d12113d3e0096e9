/** Active packages of each service in the database; a service with any hides its built-in ones. */
import { useQuery } from '@tanstack/react-query';
import { SERVICE_TYPES, type ServiceType } from '#contracts/catalog/public.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { queryOf } from '../data/queries.ts';
import { isSame } from '../form/conflict.ts';

type Counts = Readonly<Record<ServiceType, number>>;

/** @returns number of active packages by service; undefined while loading, or if not enabled */
export function useOwnPackages({ enabled }: { enabled: boolean }): Counts | undefined {
  const { data } = useQuery({
    ...queryOf(packageEndpoints.list, { query: { state: 'active' } }),
    enabled,
  });
  return data && countsOf(data);
}

export function countsOf(packages: readonly { serviceType: ServiceType }[]): Counts {
  const entries = SERVICE_TYPES.map((service) => [
    service,
    packages.filter(({ serviceType }) => serviceType === service).length,
  ]);
  // One entry per service.
  return Object.fromEntries(entries) as Counts;
}

/**
 * @param own packages of the database; undefined if unknown
 * @returns whether visitors see the change of built-in packages
 */
export function builtInChangeIsVisible(
  before: Settings['packages'],
  after: Settings['packages'],
  own: Counts | undefined,
): boolean {
  return SERVICE_TYPES.some(
    (service) => !isSame(before[service], after[service]) && own?.[service] === 0,
  );
}
