/** Staff and their roles. */
import * as z from 'zod/mini';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { requiredLine, requiredText, text } from './fields.ts';
import type { MailRoute } from './mail.ts';

/** An owner may do everything; an editor everything but manage staff and roll back the site. */
export const ROLES = ['owner', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** A sign-in address, in lower case. */
export const staffEmail = z.pipe(
  text(MAX_LENGTH.email, 'Please enter a valid email address').check(
    z.refine((value) => z.email().safeParse(value).success, 'Please enter a valid email address'),
  ),
  z.transform((value: string) => value.toLowerCase()),
);

/** The server also rejects common passwords. */
export const newPassword = z
  .string('Please enter a password')
  .check(
    z.minLength(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters`),
    z.maxLength(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters`),
  );

/** `POST /api/admin/staff/invitations`. */
export const invitationSchema = z.strictObject({ email: staffEmail, role: z.enum(ROLES) });
export type InvitationInput = z.input<typeof invitationSchema>;

/** `POST /api/staff-invitation`: taking up an invitation. */
export const acceptInvitationSchema = z.strictObject({
  token: requiredText(200, 'The invitation link is not complete'),
  name: requiredLine(MAX_LENGTH.name, 'Name is required'),
  password: newPassword,
});
export type AcceptInvitationInput = z.input<typeof acceptInvitationSchema>;

/** `PATCH /api/admin/staff/{id}`. */
export const staffChangeSchema = z.strictObject({
  role: z.optional(z.enum(ROLES)),
  disabled: z.optional(z.boolean()),
});
export type StaffChange = z.output<typeof staffChangeSchema>;

/** `GET /api/admin/me`. */
export interface MeView {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  /** Names of what this person may do, for the screen; the server decides anew each time. */
  permissions: string[];
}

/** `GET /api/admin/staff`. */
export interface StaffMemberView {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  twoFactorEnabled: boolean;
  createdAt: string;
}

/** `POST /api/staff-invitation/details`: whom a link invites. */
export const invitationTokenSchema = z.strictObject({
  token: requiredText(200, 'The invitation link is not complete'),
});
export type InvitationDetails = Pick<InvitationView, 'email' | 'role' | 'expiresAt'>;

/**
 * `POST /api/admin/staff/invitations` and `POST …/{id}/link`. Only the hash of what is in the link
 * is stored: it is told once, and a new one voids it.
 */
export interface InvitationLinkView extends InvitationView {
  link: string;
  /** How the mail with the link is sent. */
  mail: MailRoute;
}

/** `GET /api/admin/staff/invitations`: those that are still open. */
export interface InvitationView {
  id: string;
  email: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
  /** Name of the owner who made its link; null when made from the command line. */
  invitedBy: string | null;
}
