import type { MeView } from '#contracts/staff.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../auth/guard.ts';
import { permissionsOf } from '../auth/permissions.ts';

/** @returns `GET /api/admin/me`: who is signed in, and what they may do */
export function meRoutes(): GuardedRouter {
  const router = createRouter();
  router.get(ADMIN_API_PATHS.me, (context) => {
    const { id, name, email, role, twoFactorEnabled } = context.get('staff');
    const me: MeView = {
      id,
      name,
      email,
      role,
      twoFactorEnabled,
      permissions: permissionsOf(role),
    };
    return context.json(me);
  });
  return router;
}
