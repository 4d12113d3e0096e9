/** The app behind the sign-in (`accounts/auth/guard.ts` makes it), which features mount their endpoints on. */
import type { Hono } from 'hono';
import type { Role } from '#contracts/permissions.ts';
import type { AppEnv } from './app.ts';

/** A signed-in person. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
}

export interface GuardedEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    /** The caller, read from the database for this request. */
    staff: Staff;
  };
}
export type GuardedApp = Hono<GuardedEnv>;
