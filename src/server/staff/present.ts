import type { InvitationView, StaffMemberView } from '#contracts/staff.ts';
import type { InvitationRow } from '#db/queries/invitations.ts';
import type { StaffRow } from '#db/queries/staff.ts';

/** @returns what owners see of a person */
export function presentMember(row: StaffRow): StaffMemberView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    disabled: row.disabledAt !== null,
    twoFactorEnabled: row.twoFactorEnabled,
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * @param inviter who made its link; null: from the command line
 * @returns what owners see of an invitation, without its link
 */
export function presentInvitation(
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
