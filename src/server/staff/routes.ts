/** Owners manage who works here. */
import { staffEndpoints, type InvitationInput } from '#contracts/staff.ts';
import type { Database } from '#db/client.ts';
import {
  listOpenInvitations,
  revokeInvitation,
  type InvitationRow,
} from '#db/queries/invitations.ts';
import { queueMail } from '#db/queries/outbox.ts';
import { changeStaff, holdOwner, listStaff } from '#db/queries/staff.ts';
import type { GuardedApp } from '../auth/guard.ts';
import type { Staff } from '../auth/session.ts';
import { ApiError } from '../http/api-error.ts';
import { handle } from '../http/handle.ts';
import { sendMailsAfterAnswer } from '../mail/send-due.ts';
import type { StaffServices } from '../services.ts';
import { createInvitation, renewInvitation } from './invite.ts';
import { presentInvitation, presentMember } from './present.ts';
import type { StaffMailServices } from './services.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const REFUSALS = {
  'not-found': ['not_found', 'There is no such person.'],
  'last-owner': ['conflict', 'This is the last owner. Please make someone else an owner first.'],
  'not-owner': ['forbidden', 'You’re no longer an owner.'],
} as const;

/** Mounts the list of staff, their roles and their invitations. */
export function mountStaff(app: GuardedApp, services: StaffMailServices): void {
  const { db, now } = services;
  const withLink = (
    { invitation, link }: { invitation: InvitationRow; link: string },
    by: Staff,
  ) => ({ ...presentInvitation(invitation, by), link, mail: services.mailer().route });

  handle(app, staffEndpoints.list, async () => {
    const rows = await listStaff(db());
    return rows.map(presentMember);
  });

  handle(app, staffEndpoints.change, async ({ params, body: change }, context) => {
    const ids = { id: params.id, actorId: context.get('staff').id };
    // A NUL would make Postgres fail.
    if (ids.id.includes('\0')) throw refusal('not-found');
    const result = await changeStaff(db(), { ...ids, now: now() }, change);
    if ('refused' in result) throw refusal(result.refused);
    return presentMember(result.changed);
  });

  handle(app, staffEndpoints.invitations, async () => {
    const rows = await listOpenInvitations(db(), now());
    return rows.map((row) => presentInvitation(row.invitation, row.inviter));
  });

  handle(app, staffEndpoints.invite, async ({ body }, context) => {
    const created = await invite(services, context.get('staff'), body);
    if (!created) {
      const message = 'This person is already on the staff.';
      throw new ApiError('conflict', message, { email: message });
    }
    sendMailsAfterAnswer(context, services);
    context.status(201);
    return withLink(created, context.get('staff'));
  });

  handle(app, staffEndpoints.renewLink, async ({ params: { id } }, context) => {
    const by = context.get('staff');
    const renewed = UUID.test(id) && (await renew(services, by, id));
    if (!renewed) throw notOpen();
    return withLink(renewed, by);
  });

  handle(app, staffEndpoints.withdraw, async ({ params: { id } }) => {
    if (!UUID.test(id) || !(await revokeInvitation(db(), id, now()))) {
      throw notOpen();
    }
  });
}

function notOpen(): ApiError {
  return new ApiError('not_found', 'This invitation has already been used or canceled.');
}

function refusal(reason: keyof typeof REFUSALS): ApiError {
  const [code, message] = REFUSALS[reason];
  return new ApiError(code, message);
}

/** @throws ApiError 403 when the one who asks was an owner no more before the link was made */
async function assertStillOwner(tx: Database, by: Staff): Promise<void> {
  if (!(await holdOwner(tx, by.id))) throw refusal('not-owner');
}

function renew({ db, now, signIn }: StaffServices, by: Staff, id: string) {
  const { siteUrl } = signIn();
  return db().transaction(async (tx) => {
    await assertStillOwner(tx, by);
    return renewInvitation(tx, { siteUrl, now: now() }, { id, invitedBy: by.id });
  });
}

/** Stores the invitation and owes its mail, both or neither. */
function invite(
  { db, now, signIn }: StaffServices,
  by: Staff,
  { email, role }: InvitationInput,
): Promise<{ invitation: InvitationRow; link: string } | undefined> {
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
