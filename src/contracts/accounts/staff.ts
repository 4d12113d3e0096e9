/** Staff and their roles. */
import * as z from 'zod/mini';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { mailAddress, requiredLine, requiredText } from '../fields.ts';
import { ROLES, type Permission, type Role } from '../permissions.ts';

/** A sign-in address, in lower case. */
export const staffEmail = z.pipe(
  mailAddress,
  z.transform((value: string) => value.toLowerCase()),
);

/** The server also rejects common passwords. */
export const newPassword = z
  .string('Please enter a password')
  .check(
    z.minLength(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters`),
    z.maxLength(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters`),
  );

export const invitationSchema = z.strictObject({ email: staffEmail, role: z.enum(ROLES) });
export type InvitationInput = z.input<typeof invitationSchema>;

const staffChange = z.strictObject({
  role: z.optional(z.enum(ROLES)),
  disabled: z.optional(z.boolean()),
  /** Who takes over the open requests of a person who is disabled; null: nobody. Left out: they stay. */
  handTo: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/)))),
});
export type StaffChange = z.output<typeof staffChange>;

export interface MeView {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  /** Names of the permissions, for the screen; the server checks each request anyway. */
  permissions: Permission[];
  /** How the mails that they send leave; no dialog promises one that nobody gets. */
  mail: MailRoute;
}

export interface StaffMemberView {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  twoFactorEnabled: boolean;
  createdAt: string;
  /** Requests assigned to them that are not lost, nor over. */
  openRequests: number;
}

/**
 * How this deployment sends mails: by the mail server; into files of the data folder, which nobody
 * receives; or not at all, and they stay in the outbox.
 */
export type MailRoute = 'server' | 'files' | 'none';

/** The link is returned only once, because only its hash is stored; a new link voids it. */
export interface InvitationLinkView extends InvitationView {
  link: string;
  /** How the mail with the link is sent. */
  mail: MailRoute;
}

/** An open invitation. */
export interface InvitationView {
  id: string;
  email: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
  /** Name of the owner who made its link; null when made from the command line. */
  invitedBy: string | null;
}

export const staffEndpoints = {
  me: endpoint('GET /api/admin/me', 'admin.use', { answer: answer<MeView>() }),
  list: endpoint('GET /api/admin/staff', 'staff.manage', { answer: answer<StaffMemberView[]>() }),
  change: endpoint('PATCH /api/admin/staff/{id}', 'staff.manage', {
    body: staffChange,
    answer: answer<StaffMemberView>(),
  }),
  /** For somebody who lost the phone; ends their sessions, and both persons get a mail. */
  resetFactor: endpoint('DELETE /api/admin/staff/{id}/second-factor', 'staff.manage', {
    answer: answer<StaffMemberView>(),
  }),
  invitations: endpoint('GET /api/admin/staff/invitations', 'staff.manage', {
    answer: answer<InvitationView[]>(),
  }),
  invite: endpoint('POST /api/admin/staff/invitations', 'staff.manage', {
    body: invitationSchema,
    answer: answer<InvitationLinkView>(),
  }),
  renewLink: endpoint('POST /api/admin/staff/invitations/{id}/link', 'staff.manage', {
    answer: answer<InvitationLinkView>(),
  }),
  withdraw: endpoint('DELETE /api/admin/staff/invitations/{id}', 'staff.manage'),
};

/** The content of an invitation's link. */
const invitationLink = z.strictObject({
  token: requiredText(200, 'The invitation link is not complete'),
});

/** For whoever has the link, without a session. */
export const invitationEndpoints = {
  /** Creates the account and signs in. */
  accept: endpoint('POST /api/staff-invitation', 'everybody', {
    body: z.strictObject({
      ...invitationLink.shape,
      name: requiredLine(MAX_LENGTH.name, 'Name is required'),
      password: newPassword,
    }),
    answer: answer<{ email: string }>(),
  }),
  /** Who the link invites, so that nobody opens another person's account by mistake. */
  details: endpoint('POST /api/staff-invitation/details', 'everybody', {
    body: invitationLink,
    answer: answer<Pick<InvitationView, 'email' | 'role' | 'expiresAt'>>(),
  }),
};
