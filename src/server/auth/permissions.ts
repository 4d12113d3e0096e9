/**
 * Who may do what, in one table: an endpoint asks for a permission, a permission names roles.
 * What is not listed here does not exist for anybody (`guard.ts`).
 */
import type { Role } from '#contracts/staff.ts';
import { ADMIN_API_PATHS, API_PATHS, ARRIVED_PATH } from '#site/paths.ts';

const EVERYBODY = ['owner', 'editor'] as const;
const OWNERS = ['owner'] as const;

/** Which roles have each permission. */
const PERMISSIONS = {
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
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint {
  method: Method;
  /** `{id}` stands for one segment. */
  path: string;
  permission: Permission;
}

/** Every endpoint behind the sign-in. */
export const ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: ADMIN_API_PATHS.me, permission: 'admin.use' },
  { method: 'GET', path: ADMIN_API_PATHS.status, permission: 'admin.use' },
  ...entity(ADMIN_API_PATHS.categories),
  { method: 'PUT', path: `${ADMIN_API_PATHS.categories}/order`, permission: 'catalog.write' },
  ...entity(ADMIN_API_PATHS.rentalItems),
  ...entity(ADMIN_API_PATHS.servicePackages),
  { method: 'GET', path: ADMIN_API_PATHS.inquiries, permission: 'inquiries.read' },
  { method: 'GET', path: ARRIVED_PATH, permission: 'inquiries.read' },
  { method: 'GET', path: `${ADMIN_API_PATHS.inquiries}/{id}`, permission: 'inquiries.read' },
  { method: 'PATCH', path: `${ADMIN_API_PATHS.inquiries}/{id}`, permission: 'inquiries.write' },
  { method: 'DELETE', path: `${ADMIN_API_PATHS.inquiries}/{id}`, permission: 'inquiries.write' },
  {
    method: 'POST',
    path: `${ADMIN_API_PATHS.inquiries}/{id}/restore`,
    permission: 'inquiries.write',
  },
  { method: 'PATCH', path: ADMIN_API_PATHS.media, permission: 'media.write' },
  { method: 'POST', path: API_PATHS.uploadImage, permission: 'media.write' },
  { method: 'GET', path: ADMIN_API_PATHS.publishing, permission: 'publishing.read' },
  {
    method: 'POST',
    path: `${ADMIN_API_PATHS.publishing}/publish`,
    permission: 'publishing.publish',
  },
  {
    method: 'POST',
    path: `${ADMIN_API_PATHS.publishing}/rollback`,
    permission: 'publishing.rollback',
  },
  // The address stands in the body: one in an address would be kept in logs and histories.
  ...['find', 'export', 'erase'].map((work): Endpoint => ({
    method: 'POST',
    path: `${ADMIN_API_PATHS.people}/${work}`,
    permission: 'people.manage',
  })),
  { method: 'GET', path: ADMIN_API_PATHS.staff, permission: 'staff.manage' },
  { method: 'PATCH', path: `${ADMIN_API_PATHS.staff}/{id}`, permission: 'staff.manage' },
  { method: 'GET', path: `${ADMIN_API_PATHS.staff}/invitations`, permission: 'staff.manage' },
  { method: 'POST', path: `${ADMIN_API_PATHS.staff}/invitations`, permission: 'staff.manage' },
  {
    method: 'POST',
    path: `${ADMIN_API_PATHS.staff}/invitations/{id}/link`,
    permission: 'staff.manage',
  },
  {
    method: 'DELETE',
    path: `${ADMIN_API_PATHS.staff}/invitations/{id}`,
    permission: 'staff.manage',
  },
];

/** @returns whether this role has the permission */
export function mayDo(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}

/** @returns names of what this role may do, for the screen (`MeView`) */
export function permissionsOf(role: Role): Permission[] {
  return Object.entries(PERMISSIONS).flatMap(([permission, roles]) =>
    // The keys of the table are the permissions.
    roles.some((each) => each === role) ? [permission as Permission] : [],
  );
}

/**
 * @param path of a request, without a slash at its end
 * @returns the endpoints at this address; none: there is nothing
 */
export function endpointsAt(path: string): Endpoint[] {
  return MATCHERS.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
}

const MATCHERS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll('{id}', '[^/]+')}$`),
}));

/** Reading, writing, deleting and restoring one kind of thing in the catalog. */
function entity(path: string): Endpoint[] {
  return [
    { method: 'GET', path, permission: 'catalog.read' },
    { method: 'GET', path: `${path}/name`, permission: 'catalog.read' },
    { method: 'GET', path: `${path}/{id}`, permission: 'catalog.read' },
    { method: 'POST', path, permission: 'catalog.write' },
    { method: 'PUT', path: `${path}/{id}`, permission: 'catalog.write' },
    { method: 'DELETE', path: `${path}/{id}`, permission: 'catalog.write' },
    { method: 'POST', path: `${path}/{id}/restore`, permission: 'catalog.write' },
  ];
}
