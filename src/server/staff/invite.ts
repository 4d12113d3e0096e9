import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#contracts/permissions.ts';
import type { Database } from '#db/client.ts';
import {
  addInvitation,
  replaceInvitationToken,
  type InvitationRow,
} from '#db/queries/invitations.ts';
import { INVITATION_DAYS } from '#domain/limits.ts';
import { staffLink } from './links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
  const { link, ...token } = newLink(siteUrl, now);
  const invitation = await addInvitation(tx, { ...invitee, ...token }, now);
  return invitation && { invitation, link };
}

/**
 * Makes another link for an open invitation, good for the full time; the one before is void.
 * @param invitedBy who makes it, and answers for the invitation from now on
 * @returns undefined when the invitation is not open
 */
export async function renewInvitation(
  db: Database,
  { siteUrl, now }: { siteUrl: string; now: Date },
  { id, invitedBy }: { id: string; invitedBy: string },
): Promise<{ invitation: InvitationRow; link: string } | undefined> {
  const { link, ...token } = newLink(siteUrl, now);
  const invitation = await replaceInvitationToken(db, id, { ...token, invitedBy }, now);
  return invitation && { invitation, link };
}

function newLink(siteUrl: string, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    link: staffLink(siteUrl, 'invitation', token),
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
}

/** @returns what is stored of a token */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
