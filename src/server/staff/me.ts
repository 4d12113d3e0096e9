import { permissionsOf } from '#contracts/permissions.ts';
import { staffEndpoints } from '#contracts/staff.ts';
import { createRouter, type GuardedRouter } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';

/** @returns who is signed in, and what they may do */
export function meRoutes(): GuardedRouter {
  const router = createRouter();
  handle(router, staffEndpoints.me, (_asked, context) => {
    const { id, name, email, role, twoFactorEnabled } = context.get('staff');
    return { id, name, email, role, twoFactorEnabled, permissions: permissionsOf(role) };
  });
  return router;
}
