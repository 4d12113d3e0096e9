/** Who may do what: an endpoint asks for a permission, a permission names roles. */
import type { Method, Permission } from '#contracts/endpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ROLES, type Role } from '#contracts/staff.ts';

const EVERYBODY: readonly Role[] = ROLES;
const OWNERS: readonly Role[] = ['owner'];

/** Which roles have each permission. */
const PERMISSIONS: Record<Permission, readonly Role[]> = {
  'admin.use': EVERYBODY,
  'catalog.read': EVERYBODY,
  'catalog.write': EVERYBODY,
  'inquiries.read': EVERYBODY,
  'inquiries.write': EVERYBODY,
  'media.write': EVERYBODY,
  'publishing.read': EVERYBODY,
  'publishing.publish': EVERYBODY,
  'publishing.rollback': OWNERS,
  'people.manage': OWNERS,
  'staff.manage': OWNERS,
};

/** @returns whether this role has the permission */
export function mayDo(role: Role, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(role);
}

/** @returns names of what this role may do, for the screen (`MeView`) */
export function permissionsOf(role: Role): Permission[] {
  return Object.entries(PERMISSIONS).flatMap(([permission, roles]) =>
    // The keys of the table are the permissions.
    roles.includes(role) ? [permission as Permission] : [],
  );
}

/** Every endpoint behind the sign-in. */
const GUARDED = ENDPOINTS.flatMap(({ method, path, permission }) =>
  permission === undefined
    ? []
    : [{ method, permission, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }],
);

/**
 * @param path of a request, without a slash at its end
 * @returns method and permission of the endpoints at this address; none: there is nothing
 */
export function endpointsAt(path: string): { method: Method; permission: Permission }[] {
  return GUARDED.filter(({ pattern }) => pattern.test(path));
}
