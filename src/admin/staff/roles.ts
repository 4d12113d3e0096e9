import type { Role } from '#contracts/permissions.ts';

const ROLE_LABELS: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

/** The roles, as a select has them. */
export const ROLE_CHOICES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));
