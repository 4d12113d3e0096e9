/** Active packages of each service in the database; where there are any, they hide the built-in ones. */
import { useQuery } from '@tanstack/react-query';
import { SERVICE_TYPES, type ServiceType } from '#contracts/catalog/public.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { queryOf } from '../data/queries.ts';
import { isSame } from '../form/conflict.ts';

type Counts = Readonly<Record<ServiceType, number>>;

/**
 * @param isAsked whether it is wanted at all
 * @returns how many active packages each service has; undefined until they are read
 */
export function useOwnPackages(isAsked: boolean): Counts | undefined {
  const { data } = useQuery({
    ...queryOf(packageEndpoints.list, { query: { state: 'active' } }),
    enabled: isAsked,
  });
  return data && countsOf(data);
}

/** @returns how many packages each service has */
export function countsOf(packages: readonly { serviceType: ServiceType }[]): Counts {
  const entries = SERVICE_TYPES.map((service) => [
    service,
    packages.filter(({ serviceType }) => serviceType === service).length,
  ]);
  // One entry for each of them.
  return Object.fromEntries(entries) as Counts;
}

/**
 * @param own packages of the database; undefined: not known
 * @returns whether visitors see the change of the built-in packages
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
