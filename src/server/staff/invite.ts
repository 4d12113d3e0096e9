import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#contracts/staff.ts';
import type { Database } from '#db/client.ts';
import { addInvitation, type InvitationRow } from '#db/queries/invitations.ts';
import { staffLink } from './links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that an invitation can be taken up. */
export const INVITATION_DAYS = 7;

export interface Invitee {
  /** In lower case. */
  email: string;
  role: Role;
  /** Null when made from the command line. */
  invitedBy: string | null;
}

/**
 * Stores an invitation and makes its link; only the hash of the token is kept.
 * @param tx a transaction
 * @returns undefined when this address is one of the staff already
 */
export async function createInvitation(
  tx: Database,
  { siteUrl, now }: { siteUrl: string; now: Date },
  invitee: Invitee,
): Promise<{ invitation: InvitationRow; link: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const row = { ...invitee, tokenHash: hashToken(token), expiresAt };
  const invitation = await addInvitation(tx, row, now);
  return invitation && { invitation, link: staffLink(siteUrl, 'invitation', token) };
}

/** @returns what is stored of a token */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
