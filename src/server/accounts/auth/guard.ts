/**
 * The guard of everything behind the sign-in. A request passes only when the endpoint has a
 * permission, the caller is signed in and not disabled, their role has the permission, and a write
 * comes from our own pages.
 */
import type { MiddlewareHandler } from 'hono';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { mayDo } from '#contracts/permissions.ts';
import { ApiError, databaseAway } from '../../base/api-error.ts';
import type { StaffServices } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { createApp } from '../../http/app.ts';
import type { GuardedApp, GuardedEnv } from '../../http/guarded-app.ts';
import { lazyAuth } from './auth.ts';
import { assertOwnSite } from './own-site.ts';
import { noteUse, readSession } from './session.ts';

/** Every endpoint with a permission. */
const GUARDED = ENDPOINTS.flatMap(({ method, path, permission }) =>
  permission === 'everybody'
    ? []
    : [{ method, permission, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }],
);

/**
 * @returns an app to mount endpoints on: 404 for an endpoint without a permission, 401 without a
 *   session, 403 without the permission or from another site, 405 for another method, 503 when the
 *   session cannot be read
 */
export function createGuardedApp(services: StaffServices): GuardedApp {
  return createApp().use(guard(services));
}

function guard(services: StaffServices): MiddlewareHandler<GuardedEnv> {
  const auth = lazyAuth(services);
  return async (context, next) => {
    // The router treats HEAD as GET.
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const endpoints = GUARDED.filter(({ pattern }) => pattern.test(context.req.path));
    if (endpoints.length === 0) throw new ApiError('not_found', text.nothingHere);
    context.header('Cache-Control', 'no-store');

    assertOwnSite(context.req.raw, services.signIn().siteUrl);
    const session = await readSession(auth(), context).catch((error: unknown) => {
      // Rewords the sign-in's error for callers who were saving.
      throw error instanceof ApiError && error.code === 'unavailable'
        ? databaseAway(method)
        : error;
    });
    for (const cookie of session.cookies) context.header('Set-Cookie', cookie, { append: true });
    if (!session.staff) throw new ApiError('unauthenticated', text.pleaseSignIn);

    await noteUse(context, services, session);
    // `/export` also matches `/{id}`, so every matching endpoint's permission is checked.
    const matching = endpoints.filter((endpoint) => endpoint.method === method);
    if (matching.length === 0) {
      context.header('Allow', endpoints.map((endpoint) => endpoint.method).join(', '));
      throw new ApiError('method_not_allowed', text.notHere);
    }
    const { role } = session.staff;
    if (!matching.every(({ permission }) => mayDo(role, permission))) {
      throw new ApiError('forbidden', text.noPermission);
    }
    context.set('staff', session.staff);
    context.set('isForStaff', true);
    await next();
  };
}
