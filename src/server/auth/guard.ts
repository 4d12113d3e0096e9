/**
 * The one way in to everything behind the sign-in: an app that lets a request through to its
 * routes only when `permissions.ts` lists the endpoint, the caller is signed in and not disabled,
 * their role has the permission, and a write comes from our own pages.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import { createApp, type ApiApp, type AppEnv } from '../http/app.ts';
import type { StaffServices } from '../services.ts';
import { lazyAuth } from './auth.ts';
import { assertOwnSite } from './own-site.ts';
import { endpointsAt, mayDo } from './permissions.ts';
import { noteUse } from './session-use.ts';
import { readSession, type Staff } from './session.ts';

export interface GuardedEnv {
  Variables: AppEnv['Variables'] & {
    /** The caller, read from the database for this request. */
    staff: Staff;
  };
}
/** Routes to mount with `app.route('/', router)` on a guarded app, and nowhere else. */
export type GuardedRouter = Hono<GuardedEnv>;

/** @returns routes without any */
export function createRouter(): GuardedRouter {
  return new Hono<GuardedEnv>({ strict: false });
}

/**
 * @returns an app to mount routers on: 404 for an endpoint that the table does not list, 401
 *   without a session, 403 without the permission or from another site, 405 for another method,
 *   503 when the session cannot be read
 */
export function createGuardedApp(services: StaffServices): ApiApp {
  const app = createApp();
  app.use(guard(services));
  return app;
}

function guard(services: StaffServices): MiddlewareHandler<GuardedEnv> {
  const auth = lazyAuth(services);
  return async (context, next) => {
    // The router treats HEAD as GET.
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const endpoints = endpointsAt(context.req.path);
    if (endpoints.length === 0)
      throw new ApiError('not_found', 'There is nothing at this address.');
    context.header('Cache-Control', 'no-store');

    assertOwnSite(context.req.raw, services.signIn().siteUrl);
    const session = await readSession(auth(), context.req.raw.headers);
    for (const cookie of session.cookies) context.header('Set-Cookie', cookie, { append: true });
    if (!session.staff) throw new ApiError('unauthenticated', 'Please sign in.');

    await noteUse(context, services, session);
    const endpoint = endpoints.find((each) => each.method === method);
    if (!endpoint) {
      context.header('Allow', endpoints.map((each) => each.method).join(', '));
      throw new ApiError('method_not_allowed', 'This cannot be done here.');
    }
    if (!mayDo(session.staff.role, endpoint.permission)) {
      throw new ApiError(
        'forbidden',
        'Your account doesn’t have permission to do this. Please ask an owner.',
      );
    }
    context.set('staff', session.staff);
    await next();
  };
}
