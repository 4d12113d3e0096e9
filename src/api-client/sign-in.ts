/** Calls of the sign-in, below `/api/auth/`; each throws as `request` does. */
import type { HealthView } from '#contracts/catalog.ts';
import type {
  BackupCodesView,
  ChangePasswordInput,
  CodeInput,
  PasswordInput,
  RequestResetInput,
  ResetPasswordInput,
  RevokeSessionInput,
  SignInInput,
  SignInView,
  TwoFactorView,
} from '#contracts/sign-in.ts';
import type { AcceptInvitationInput, InvitationDetails } from '#contracts/staff.ts';
import { API_PATHS } from '#site/paths.ts';
import { read, write } from './admin.ts';

const post = <T>(name: string, body?: object) =>
  write<T>('POST', `${API_PATHS.auth}/${name}`, body);

/** Path of the list of this person's sessions. */
export const SESSIONS_PATH = `${API_PATHS.auth}/list-sessions`;

export const signIn = (body: SignInInput) => post<SignInView>('sign-in/email', body);
export const signOut = () => post<undefined>('sign-out');
export const verifyCode = (body: CodeInput) => post<undefined>('two-factor/verify-totp', body);
export const verifyBackupCode = (body: CodeInput) =>
  post<undefined>('two-factor/verify-backup-code', body);
export const requestReset = (body: RequestResetInput) =>
  post<undefined>('request-password-reset', body);
/** Whether mails leave; as if they did where that cannot be asked. */
export const readMailHealth = async (): Promise<HealthView['mail']> => {
  try {
    return (await read<HealthView>(API_PATHS.health)).mail;
  } catch {
    return 'configured';
  }
};
export const resetPassword = (body: ResetPasswordInput) => post<undefined>('reset-password', body);
export const changePassword = (body: ChangePasswordInput) =>
  post<undefined>('change-password', body);
export const enableTwoFactor = (body: PasswordInput) =>
  post<TwoFactorView>('two-factor/enable', body);
export const disableTwoFactor = (body: PasswordInput) =>
  post<undefined>('two-factor/disable', body);
export const newBackupCodes = (body: PasswordInput) =>
  post<BackupCodesView>('two-factor/generate-backup-codes', body);
export const revokeSession = (body: RevokeSessionInput) => post<undefined>('revoke-session', body);
export const revokeOtherSessions = () => post<undefined>('revoke-other-sessions');

/** Whom the invitation of this token is for. */
export const readInvitation = (token: string) =>
  write<InvitationDetails>('POST', API_PATHS.staffInvitationDetails, { token });

/** Takes up an invitation: makes the account and signs in. */
export const acceptInvitation = (body: AcceptInvitationInput) =>
  write<{ email: string }>('POST', API_PATHS.staffInvitation, body);
