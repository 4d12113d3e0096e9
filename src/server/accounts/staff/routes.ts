/** Who is signed in; and for owners: the staff, their roles and invitations. */
import {
  staffEndpoints,
  type InvitationInput,
  type InvitationView,
  type StaffMemberView,
} from '#contracts/accounts/staff.ts';
import { permissionsOf } from '#contracts/permissions.ts';
import type { Database } from '#db/client.ts';
import {
  listOpenInvitations,
  replaceInvitationToken,
  revokeInvitation,
  type InvitationRow,
} from '#db/queries/accounts/invitations.ts';
import { countPasskeys } from '#db/queries/accounts/passkeys.ts';
import { resetSecondFactor } from '#db/queries/accounts/reset-second-factor.ts';
import { changeStaff, lockOwner, listStaff, type StaffRow } from '#db/queries/accounts/staff.ts';
import { countOpenRequests } from '#db/queries/inquiries/handover.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { isUuid } from '#domain/uuid.ts';
import { ApiError } from '../../base/api-error.ts';
import type { StaffServices } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp, Staff } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { StaffMailServices } from '../services.ts';
import { createInvitation, newLink, type InvitationLink } from './invite.ts';
import { refusal } from './refusal.ts';

export function mountStaff(app: GuardedApp, services: StaffMailServices): void {
  const { db, now } = services;
  const withLink = ({ invitation, link }: InvitationLink, by: Staff) => ({
    ...presentInvitation(invitation, by),
    link,
    mail: services.mailer().route,
  });

  /** Reads the counts once for all presented people. */
  const presenter = async () => {
    const counts = [countOpenRequests(db(), now()), countPasskeys(db())] as const;
    const [open, passkeys] = await Promise.all(counts);
    return (row: StaffRow) =>
      presentMember(row, { openRequests: open.get(row.id), passkeys: passkeys.get(row.id) });
  };

  handle(app, staffEndpoints.me, (_input, context) => {
    const me = context.get('staff');
    return { ...me, permissions: permissionsOf(me.role), mail: services.mailer().route };
  });

  handle(app, staffEndpoints.list, async () => {
    const present = await presenter();
    return (await listStaff(db())).map((row) => present(row));
  });

  handle(app, staffEndpoints.change, async ({ params, body: change }, context) => {
    const ids = { id: params.id, actorId: context.get('staff').id };
    // A NUL would make Postgres fail.
    if (ids.id.includes('\0')) throw refusal('not-found');
    const result = await changeStaff(db(), { ...ids, now: now() }, change);
    if ('refused' in result) throw refusal(result.refused);
    const present = await presenter();
    return present(result.changed);
  });

  handle(app, staffEndpoints.resetFactor, async ({ params: { id } }, context) => {
    const actorId = context.get('staff').id;
    // For one's own account, the endpoint with the password is required.
    if (id === actorId) throw new ApiError('conflict', text.ownSecondFactor);
    if (id.includes('\0')) throw refusal('not-found');
    const result = await resetSecondFactor(db(), { id, actorId, now: now() });
    if ('refused' in result) throw refusal(result.refused);
    sendMailsAfterAnswer(context, services);
    const present = await presenter();
    return present(result.changed);
  });

  handle(app, staffEndpoints.invitations, async () => {
    const rows = await listOpenInvitations(db(), now());
    return rows.map((row) => presentInvitation(row.invitation, row.inviter));
  });

  handle(app, staffEndpoints.invite, async ({ body }, context) => {
    const created = await invite(services, context.get('staff'), body);
    if (!created) throw new ApiError('conflict', text.alreadyStaff, { email: text.alreadyStaff });
    sendMailsAfterAnswer(context, services);
    context.status(201);
    return withLink(created, context.get('staff'));
  });

  handle(app, staffEndpoints.renewLink, async ({ params: { id } }, context) => {
    const by = context.get('staff');
    const renewed = isUuid(id) && (await renew(services, by, id));
    if (!renewed) throw notOpen();
    return withLink(renewed, by);
  });

  handle(app, staffEndpoints.withdraw, async ({ params: { id } }) => {
    if (!isUuid(id) || !(await revokeInvitation(db(), id, now()))) throw notOpen();
  });
}

function notOpen(): ApiError {
  return new ApiError('not_found', text.invitationClosed);
}

/** @throws ApiError 403 when the caller is no longer an owner */
async function assertStillOwner(tx: Database, by: Staff): Promise<void> {
  if (!(await lockOwner(tx, by.id))) throw refusal('not-owner');
}

/**
 * Replaces the link of an open invitation, and extends its expiry; the link before becomes void.
 * @returns undefined when the invitation is not open
 */
function renew({ db, now, signIn }: StaffServices, by: Staff, id: string) {
  const { link, ...token } = newLink(signIn().siteUrl, now());
  return db().transaction(async (tx) => {
    await assertStillOwner(tx, by);
    const invitation = await replaceInvitationToken(tx, id, { ...token, invitedBy: by.id }, now());
    return invitation && { invitation, link };
  });
}

/** Stores the invitation and queues its mail, both or neither. */
function invite({ db, now, signIn }: StaffServices, by: Staff, { email, role }: InvitationInput) {
  const { siteUrl } = signIn();
  return db().transaction(async (tx) => {
    await assertStillOwner(tx, by);
    const invitee = { email, role, invitedBy: by.id };
    const created = await createInvitation(tx, { siteUrl, now: now() }, invitee);
    if (!created) return undefined;
    await queueMail(tx, {
      kind: 'staff-invitation',
      recipient: email,
      content: { link: created.link, role },
      dedupeKey: `staff-invitation:${created.invitation.id}`,
    });
    return created;
  });
}

interface Counts {
  openRequests?: number | undefined;
  passkeys?: number | undefined;
}

function presentMember(row: StaffRow, { openRequests = 0, passkeys = 0 }: Counts): StaffMemberView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    disabled: row.disabledAt !== null,
    twoFactorEnabled: row.twoFactorEnabled,
    openRequests,
    passkeys,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  };
}

/** @param inviter null if invited from the command line */
function presentInvitation(
  row: InvitationRow,
  inviter: Pick<StaffRow, 'name' | 'email'> | null,
): InvitationView {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    invitedBy: inviter && (inviter.name || inviter.email),
  };
}
