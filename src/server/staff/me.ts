import { permissionsOf } from '#contracts/permissions.ts';
import { staffEndpoints } from '#contracts/staff.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';

/** Mounts who is signed in, and what they may do. */
export function mountMe(app: GuardedApp): void {
  handle(app, staffEndpoints.me, (_asked, context) => {
    const { id, name, email, role, twoFactorEnabled } = context.get('staff');
    return { id, name, email, role, twoFactorEnabled, permissions: permissionsOf(role) };
  });
}
