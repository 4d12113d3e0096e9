import * as z from 'zod/mini';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { requiredLine, requiredText } from '../fields.ts';
import { newPassword, staffEmail, takerField } from './staff.ts';

/** Accepts any length that was ever allowed. */
const password = z
  .string('Please enter your password')
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters`),
  );

/** `totpUri`: `otpauth://…`, shown as a QR code. */
export interface TwoFactorView {
  totpUri: string;
  backupCodes: string[];
}

export interface SessionView {
  id: string;
  /** The caller's own. */
  current: boolean;
  /** ISO date-times. */
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** Empty: unknown. */
  userAgent: string;
  address: string;
}

const code = z.strictObject({
  code: requiredText(20, 'Please enter the code'),
  /** Skips the code in this browser for 30 days. */
  trustDevice: z._default(z.optional(z.boolean()), false),
});
export const confirmation = z.strictObject({ password });

/** Also the prefix of better-auth's own endpoints, of which only those in `signInEndpoints` are reachable. */
export const AUTH_PATH = '/api/auth';

export const signInEndpoints = {
  signIn: endpoint(`POST ${AUTH_PATH}/sign-in/email`, 'everybody', {
    body: z.strictObject({
      email: staffEmail,
      password,
      /** False: signs out when the browser closes. */
      rememberMe: z._default(z.optional(z.boolean()), true),
    }),
    /** If true, sign-in continues with `verifyTotp` or `verifyBackupCode`. */
    answer: answer<{ secondFactorNeeded: boolean }>(),
  }),
  signOut: endpoint(`POST ${AUTH_PATH}/sign-out`, 'everybody'),
  verifyTotp: endpoint(`POST ${AUTH_PATH}/two-factor/verify-totp`, 'everybody', { body: code }),
  verifyBackupCode: endpoint(`POST ${AUTH_PATH}/two-factor/verify-backup-code`, 'everybody', {
    body: code,
  }),
  /** Takes effect with the first code at `verifyTotp`. */
  enableTwoFactor: endpoint(`POST ${AUTH_PATH}/two-factor/enable`, 'everybody', {
    body: confirmation,
    answer: answer<TwoFactorView>(),
  }),
  disableTwoFactor: endpoint(`POST ${AUTH_PATH}/two-factor/disable`, 'everybody', {
    body: confirmation,
  }),
  /** Voids the earlier codes. */
  newBackupCodes: endpoint(`POST ${AUTH_PATH}/two-factor/generate-backup-codes`, 'everybody', {
    body: confirmation,
    answer: answer<Pick<TwoFactorView, 'backupCodes'>>(),
  }),
  requestReset: endpoint(`POST ${AUTH_PATH}/request-password-reset`, 'everybody', {
    body: z.strictObject({ email: staffEmail }),
  }),
  /** With the token of the mailed link. */
  resetPassword: endpoint(`POST ${AUTH_PATH}/reset-password`, 'everybody', {
    body: z.strictObject({ token: requiredText(200, 'The link is not complete'), newPassword }),
  }),
  /** Ends every session, and gives the caller a new one. */
  changePassword: endpoint(`POST ${AUTH_PATH}/change-password`, 'everybody', {
    body: z.strictObject({ currentPassword: password, newPassword }),
  }),
  changeName: endpoint(`POST ${AUTH_PATH}/update-user`, 'everybody', {
    body: z.strictObject({ name: requiredLine(MAX_LENGTH.name, 'Name is required') }),
  }),
  /** Mails a link to the new address; the old address stays until the link is opened. */
  requestEmailChange: endpoint(`POST ${AUTH_PATH}/change-email`, 'everybody', {
    body: z.strictObject({ email: staffEmail, password }),
  }),
  /** With the token of the mailed link. */
  confirmEmail: endpoint(`POST ${AUTH_PATH}/confirm-email`, 'everybody', {
    body: z.strictObject({ token: requiredText(200, 'The link is not complete') }),
    answer: answer<{ email: string }>(),
  }),
  /** Disables the caller's own account; an owner can enable it again. */
  leave: endpoint(`POST ${AUTH_PATH}/leave`, 'everybody', {
    body: z.strictObject({ password, ...takerField }),
  }),
  /** Last used first. */
  sessions: endpoint(`GET ${AUTH_PATH}/list-sessions`, 'everybody', {
    answer: answer<SessionView[]>(),
  }),
  revokeSession: endpoint(`POST ${AUTH_PATH}/revoke-session`, 'everybody', {
    body: z.strictObject({ id: requiredText(100, 'Please name a session') }),
  }),
  revokeOtherSessions: endpoint(`POST ${AUTH_PATH}/revoke-other-sessions`, 'everybody'),
};
