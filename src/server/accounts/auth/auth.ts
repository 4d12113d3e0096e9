/** Configuration of better-auth. Its HTTP endpoints are reachable only through `app.ts`. */
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { AUTH_PATH } from '#contracts/accounts/sign-in.ts';
import { ROLES } from '#contracts/permissions.ts';
import { endAccessAfterReset } from '#db/queries/accounts/credentials.ts';
import { isDisabled } from '#db/queries/accounts/staff.ts';
import {
  authRateLimits,
  staff,
  staffAccounts,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '#db/schema.ts';
import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { describeError, log } from '../../base/log.ts';
import type { StaffServices } from '../../base/services.ts';
import { ATTEMPT_WINDOW_MS, forgetAttemptsOf } from './attempts.ts';
import { backupCodes } from './backup-codes.ts';
import { ACCOUNT_DISABLED } from './failures.ts';
import { passkeySignIn } from './passkeys/plugin.ts';
import { readingPlainAddresses } from './plain-address.ts';
import { forgetResetRequests, sendResetLink } from './reset-mails.ts';
import { sessionRenewal } from './session-renewal.ts';

/** Contains the caller's address; `callerHeaders` sets it, and passes on none that a caller sent. */
export const CALLER_ADDRESS_HEADER = 'x-caller-address';

export type Auth = ReturnType<typeof createAuth>;

/** Days until an unused session expires. */
const SESSION_DAYS = 7;
const DAY_S = 24 * 60 * 60;
const MINUTE_S = 60;
/** The mail and the page say 1 hour. */
const RESET_LINK_S = 60 * MINUTE_S;
const WINDOW_S = ATTEMPT_WINDOW_MS / 1000;

/**
 * @returns a function that creates the instance at its first call, because the database is known
 *   only when a request comes; it throws ApiError 503 while something is not configured
 */
export function lazyAuth(services: StaffServices): () => Auth {
  let auth: Auth | undefined;
  return () => (auth ??= createAuth(services));
}

function createAuth(services: StaffServices) {
  const db = services.db();
  const { secret, siteUrl } = services.signIn();
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema: {
      user: staff,
      session: staffSessions,
      account: staffAccounts,
      verification: staffVerifications,
      twoFactor: staffTwoFactors,
      rateLimit: authRateLimits,
    },
  });
  return betterAuth({
    baseURL: siteUrl,
    basePath: AUTH_PATH,
    secret,
    database: (options: BetterAuthOptions) => readingPlainAddresses(adapter(options)),
    user: {
      additionalFields: {
        // Never from a request: `src/server/accounts/staff` sets them.
        role: { type: [...ROLES], required: true, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      // Ended sessions and disabled people are rejected at the next request.
      cookieCache: { enabled: false },
    },
    // Hashed, so that reading the database does not reveal a link.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      sendResetPassword: ({ user, token }) => sendResetLink(db, siteUrl, user, token),
      onPasswordReset: async ({ user }) => {
        await endAccessAfterReset(db, user.id);
        await forgetAttemptsOf(services, user.email);
        await forgetResetRequests(services, user.email);
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (!(await isDisabled(db, userId))) return;
            throw new APIError('FORBIDDEN', { code: ACCOUNT_DISABLED });
          },
        },
      },
    },
    plugins: [
      twoFactor({
        backupCodeOptions: { customBackupCodesGenerate: backupCodes },
        // It would lock the account as a whole; `attempts.ts` counts codes.
        accountLockout: { enabled: false },
      }),
      passkeySignIn(services),
      sessionRenewal,
    ],
    // By network: an IPv6 address counts as its /64.
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: MINUTE_S,
      max: 100,
      customRules: {
        // Counted in `attempts.ts`, which distinguishes known devices from strangers.
        '/sign-in/email': false,
        '/two-factor/verify-*': false,
        '/two-factor/*': { window: WINDOW_S, max: 50 },
        '/request-password-reset': false,
        // A passkey cannot be guessed; this only limits the load by one network.
        '/sign-in/passkey': { window: WINDOW_S, max: 100 },
        '/reset-password': { window: WINDOW_S, max: 30 },
      },
    },
    advanced: {
      cookiePrefix: 'woodward',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict' },
      ipAddress: { ipAddressHeaders: [CALLER_ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Messages may contain addresses and tokens, so only thrown errors are described.
      log: (_level, _message, ...details: unknown[]) =>
        log({
          level: 'error',
          event: 'sign-in',
          ...describeError(details.find((detail) => detail instanceof Error)),
        }),
    },
  });
}
