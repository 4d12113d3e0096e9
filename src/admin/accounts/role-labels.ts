import type { Role } from '#contracts/permissions.ts';

/** Names of the roles for staff. */
export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  responder: 'Answers requests',
  reader: 'Reads only',
};
