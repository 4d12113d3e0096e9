import * as z from 'zod/mini';
import { MAX_LENGTH, PASSWORD_LENGTH } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { mailAddress, requiredLine, requiredText } from '../fields.ts';
import { ROLES, type Permission, type Role } from '../permissions.ts';

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

/**
 * Person who takes over open requests of somebody who may no longer work on them. Null: the requests become
 * unassigned; undefined: they stay assigned.
 */
export const takerField = {
  handTo: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/)))),
};

const staffChange = z.strictObject({
  role: z.optional(z.enum(ROLES)),
  disabled: z.optional(z.boolean()),
  ...takerField,
});
export type StaffChange = z.output<typeof staffChange>;

export interface MeView {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  /** For the screen; the server checks each request anyway. */
  permissions: Permission[];
  /** For dialogs that announce a mail. */
  mail: MailRoute;
}

export interface StaffMemberView {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  twoFactorEnabled: boolean;
  /** Number of passkeys. */
  passkeys: number;
  createdAt: string;
  /** ISO date-time; null: never, or before sign-ins were recorded. */
  lastSignInAt: string | null;
  /** Assigned requests that are neither lost nor over. */
  openRequests: number;
}

/** How mails leave: by a mail server; into files in the data folder; not at all, so that they stay in the outbox. */
export type MailRoute = 'server' | 'files' | 'none';

/** The link is returned once, because only its hash is stored; a new link voids it. */
export interface InvitationLinkView extends InvitationView {
  link: string;
  mail: MailRoute;
}

export interface InvitationView {
  id: string;
  email: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
  /** Name of an owner; null: from the command line. */
  invitedBy: string | null;
}

export const staffEndpoints = {
  me: endpoint('GET /api/admin/me', 'admin.use', { answer: answer<MeView>() }),
  list: endpoint('GET /api/admin/staff', 'staff.manage', { answer: answer<StaffMemberView[]>() }),
  change: endpoint('PATCH /api/admin/staff/{id}', 'staff.manage', {
    body: staffChange,
    answer: answer<StaffMemberView>(),
  }),
  /** For a lost phone: ends the person's sessions; mails the person and the owner. */
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

const invitationLink = z.strictObject({
  token: requiredText(200, 'The invitation link is not complete'),
});

/** Need no session. */
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
  /** Whom the link invites, so that nobody opens another person's account by mistake. */
  details: endpoint('POST /api/staff-invitation/details', 'everybody', {
    body: invitationLink,
    answer: answer<Pick<InvitationView, 'email' | 'role' | 'expiresAt'>>(),
  }),
};
