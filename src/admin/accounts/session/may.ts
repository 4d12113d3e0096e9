import { createContext, useContext } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Permission } from '#contracts/permissions.ts';

/** Permissions of the person who is signed in; none without a provider. */
export const OwnPermissions = createContext<readonly Permission[]>([]);

/** The endpoint that a control calls; only its permission counts. */
export type Needed = Pick<Endpoint, 'permission'>;

/**
 * Hides actions without permission; the server refuses them anyway.
 * @returns whether the person who is signed in may call this endpoint; true for undefined
 */
export function useMay(endpoint: Needed | undefined): boolean {
  const own: readonly string[] = useContext(OwnPermissions);
  return endpoint === undefined || own.includes(endpoint.permission);
}
