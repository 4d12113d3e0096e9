/** Endpoints below `/api/auth/`: sign-in, second factor, passwords and sessions. */
import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { requiredText } from './fields.ts';
import { newPassword, staffEmail } from './staff.ts';

/** A password to verify: any length that was ever allowed. */
const password = z
  .string('Please enter your password')
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters`),
  );

/** `POST sign-in/email`. */
export const signInSchema = z.strictObject({
  email: staffEmail,
  password,
  /** False: until the browser is closed. */
  rememberMe: z._default(z.optional(z.boolean()), true),
});
export type SignInInput = z.input<typeof signInSchema>;

/** What follows a password that was right. */
export interface SignInView {
  /** True: not signed in before `two-factor/verify-totp` or `two-factor/verify-backup-code`. */
  secondFactorNeeded: boolean;
}

/** `POST two-factor/verify-totp` and `POST two-factor/verify-backup-code`. */
export const codeSchema = z.strictObject({
  code: requiredText(20, 'Please enter the code'),
  /** Whether this browser is not asked for a code for 30 days. */
  trustDevice: z._default(z.optional(z.boolean()), false),
});
export type CodeInput = z.input<typeof codeSchema>;

/** `POST two-factor/enable`, `two-factor/disable` and `two-factor/generate-backup-codes`. */
export const passwordSchema = z.strictObject({ password });
export type PasswordInput = z.input<typeof passwordSchema>;

/** Answer of `two-factor/enable`; in force once `two-factor/verify-totp` took a first code. */
export interface TwoFactorView {
  /** `otpauth://…`, to be shown as a QR code. */
  totpUri: string;
  backupCodes: string[];
}

/** Answer of `two-factor/generate-backup-codes`; the earlier ones are void. */
export interface BackupCodesView {
  backupCodes: string[];
}

/** `POST request-password-reset`. */
export const requestResetSchema = z.strictObject({ email: staffEmail });
export type RequestResetInput = z.input<typeof requestResetSchema>;

/** `POST reset-password`, with the token of the mailed link. */
export const resetPasswordSchema = z.strictObject({
  token: requiredText(200, 'The link is not complete'),
  newPassword,
});
export type ResetPasswordInput = z.input<typeof resetPasswordSchema>;

/** `POST change-password`; ends every other session. */
export const changePasswordSchema = z.strictObject({ currentPassword: password, newPassword });
export type ChangePasswordInput = z.input<typeof changePasswordSchema>;

/** `GET list-sessions`, the last used first. */
export interface SessionView {
  id: string;
  /** Whether it is the caller's session. */
  current: boolean;
  /** ISO date-times. */
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** Empty when unknown. */
  userAgent: string;
  address: string;
}

/** `POST revoke-session`. */
export const revokeSessionSchema = z.strictObject({
  id: requiredText(100, 'Please name a session'),
});
export type RevokeSessionInput = z.input<typeof revokeSessionSchema>;
