/** An endpoint requires a permission, a permission lists roles. */

/** An editor may not manage staff, settings and personal data, nor roll back the site. */
export const ROLES = ['owner', 'editor'] as const;
export type Role = (typeof ROLES)[number];

const OWNERS = ['owner'] as const;

const PERMISSIONS = {
  'activity.read': OWNERS,
  'activity.undo': OWNERS,
  'admin.use': ROLES,
  'catalog.read': ROLES,
  'catalog.write': ROLES,
  'inquiries.read': ROLES,
  'inquiries.write': ROLES,
  'media.write': ROLES,
  'publishing.read': ROLES,
  'publishing.publish': ROLES,
  'publishing.rollback': OWNERS,
  'people.manage': OWNERS,
  'settings.manage': OWNERS,
  'staff.manage': OWNERS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function mayDo(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}

/** For the screen (`MeView`). */
export function permissionsOf(role: Role): Permission[] {
  // The table's keys are the permissions.
  return (Object.keys(PERMISSIONS) as Permission[]).filter((each) => mayDo(role, each));
}
