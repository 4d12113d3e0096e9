import { useState } from 'react';
import type { MeView } from '#contracts/accounts/staff.ts';

/**
 * Keeps the permissions that the screen was opened with when the role is lowered meanwhile: without them the forms
 * would disappear together with what is typed in them (@staff.lowered).
 * @returns the person with the permissions that the screen goes by, whether the role now has fewer, and a function
 *   that gives up those it has lost
 */
export function useLoweredRole(me: MeView) {
  const [permissions, setPermissions] = useState(me.permissions);
  const isLowered = permissions.some((permission) => !me.permissions.includes(permission));
  if (!isLowered && permissions !== me.permissions) setPermissions(me.permissions);
  return {
    me: isLowered ? { ...me, permissions } : me,
    isLowered,
    giveUp: () => setPermissions(me.permissions),
  };
}
