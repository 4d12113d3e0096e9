/** An endpoint requires a permission, a permission lists roles; server and screens derive what a person may do. */

/**
 * An owner does everything; an editor all but staff, settings, personal data and rollback; a responder answers
 * requests and reads the rest; a reader reads (@staff.roles).
 */
export const ROLES = ['owner', 'editor', 'responder', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** For a sentence about an invitation. */
export const ROLE_AS: Record<Role, string> = {
  owner: 'as an owner',
  editor: 'as an editor',
  responder: 'to answer requests',
  reader: 'with read-only access',
};

const OWNERS = ['owner'] as const;
const EDITORS = ['owner', 'editor'] as const;
const RESPONDERS = ['owner', 'editor', 'responder'] as const;

const PERMISSIONS = {
  'activity.read': OWNERS,
  'activity.undo': OWNERS,
  'admin.use': ROLES,
  'catalog.read': ROLES,
  'catalog.write': EDITORS,
  'inquiries.export': EDITORS,
  'inquiries.read': ROLES,
  'inquiries.write': RESPONDERS,
  'media.write': EDITORS,
  'publishing.read': ROLES,
  'publishing.publish': EDITORS,
  'publishing.rollback': OWNERS,
  'people.manage': OWNERS,
  'settings.manage': OWNERS,
  'staff.manage': OWNERS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function mayDo(role: Role, permission: Permission): boolean {
  return rolesWith(permission).includes(role);
}

/** @returns the roles that have the permission */
export function rolesWith(permission: Permission): readonly Role[] {
  return PERMISSIONS[permission];
}

/** For the screen (`MeView`). */
export function permissionsOf(role: Role): Permission[] {
  // The table's keys are the permissions.
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => mayDo(role, permission));
}
