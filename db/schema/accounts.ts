/**
 * Staff and sign-in. better-auth reads and writes `staff`, sessions, accounts, verifications, second
 * factors and rate limits through its adapter; their fields without a comment are its own, except `role`.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ROLES } from '#contracts/permissions.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lengthCheck, moment, oneOf } from './columns.ts';

const times = () => ({
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    role: text({ enum: ROLES }).notNull().default('editor'),
    /** Since when this person may not sign in. */
    disabledAt: moment(),
    /** Null: never, or before sign-ins were recorded. */
    lastSignInAt: moment(),
    /** Rises with each change of what signs this person in (`queries/accounts/credentials.ts`). */
    credentialsVersion: integer().notNull().default(0),
    ...times(),
  },
  (t) => [
    uniqueIndex('staff_email_unique').on(t.email),
    check('staff_role', oneOf(t.role, ROLES)),
    check('staff_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
);

const staffId = () =>
  text()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: staffId(),
    token: text().notNull(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    ...times(),
  },
  (t) => [
    uniqueIndex('staff_sessions_token_unique').on(t.token),
    index('staff_sessions_user').on(t.userId),
  ],
);

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    userId: staffId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    /** Hash. */
    password: text(),
    ...times(),
  },
  (t) => [index('staff_accounts_user').on(t.userId)],
);

export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    ...times(),
  },
  (t) => [index('staff_verifications_identifier').on(t.identifier)],
);

export const staffTwoFactors = pgTable(
  'staff_two_factors',
  {
    id: text().primaryKey(),
    userId: staffId(),
    /** Encrypted. */
    secret: text().notNull(),
    /** Encrypted. */
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (t) => [index('staff_two_factors_user').on(t.userId)],
);

/** Public keys by which staff sign in without a password; their private halves never leave the devices. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: staffId(),
    name: text().notNull(),
    /** Of the credential, base64url. */
    credentialId: text().notNull(),
    /** SPKI, base64url. */
    publicKey: text().notNull(),
    /** COSE algorithm. */
    algorithm: integer().notNull(),
    /** Host of the site when the passkey was added; browsers offer it to no other host. */
    rpId: text().notNull(),
    /** 0: the authenticator does not count. */
    signCount: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('staff_passkeys_credential_unique').on(t.credentialId),
    index('staff_passkeys_staff').on(t.staffId),
    lengthCheck('staff_passkeys_name', t.name, MAX_LENGTH.name),
  ],
);

export const authRateLimits = pgTable(
  'auth_rate_limits',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    count: integer().notNull(),
    /** Milliseconds since 1970. */
    lastRequest: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('auth_rate_limits_key_unique').on(t.key)],
);

/** An invitation to the staff: a link that works once, until it expires. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** SHA-256 of the link's token, hex, so that reading the database does not reveal a link. */
    tokenHash: text().notNull(),
    /** Null when made from the command line. */
    invitedBy: text().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Revoked before it was used. */
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('staff_invitations_token_unique').on(t.tokenHash),
    index('staff_invitations_email').on(t.email),
    check('staff_invitations_role', oneOf(t.role, ROLES)),
    check('staff_invitations_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Private links by which calendar programs of staff read the events; at most one for each person. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    staffId: staffId().primaryKey(),
    /** SHA-256 of the link's token, hex, so that reading the database does not reveal a link. */
    tokenHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('calendar_feeds_token_unique').on(t.tokenHash)],
);
