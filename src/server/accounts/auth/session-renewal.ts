/** Signs a person in again, as an endpoint of better-auth that only the server can call. */
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod/mini';

/** Whoever calls `renewSession` has checked the person. A session for this visit only stays so. */
export const sessionRenewal = {
  id: 'session-renewal',
  endpoints: {
    renewSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.strictObject({ userId: z.string() }) },
      async (context) => {
        const { authCookies, internalAdapter, secret } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const visit = await context.getSignedCookie(authCookies.dontRememberToken.name, secret);
        const isForThisVisit = visit === 'true';
        // Throws for a disabled person.
        const session = await internalAdapter.createSession(user.id, isForThisVisit);
        await setSessionCookie(context, { session, user }, isForThisVisit);
        return context.json({});
      },
    ),
  },
} satisfies BetterAuthPlugin;
