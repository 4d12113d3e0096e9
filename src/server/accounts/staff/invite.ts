import { randomBytes } from 'node:crypto';
import type { Role } from '#contracts/permissions.ts';
import type { Database } from '#db/client.ts';
import { addInvitation, type InvitationRow } from '#db/queries/accounts/invitations.ts';
import { INVITATION_DAYS } from '#domain/limits.ts';
import { PAGES } from '#site/paths.ts';
import { hashToken } from '../../base/hash-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Invitee {
  /** In lower case. */
  email: string;
  role: Role;
  /** Null when made from the command line. */
  invitedBy: string | null;
}

export interface InvitationLink {
  invitation: InvitationRow;
  link: string;
}

/**
 * Stores an invitation and makes its link.
 * @param tx a transaction
 * @returns undefined when the address already belongs to staff
 */
export async function createInvitation(
  tx: Database,
  { siteUrl, now }: { siteUrl: string; now: Date },
  invitee: Invitee,
): Promise<InvitationLink | undefined> {
  const { link, ...token } = newLink(siteUrl, now);
  const invitation = await addInvitation(tx, { ...invitee, ...token }, now);
  return invitation && { invitation, link };
}

/** @returns a new link of an invitation, and what to store of it: not the token itself */
export function newLink(siteUrl: string, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    link: staffLink(siteUrl, 'invitation', token),
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
}

/**
 * @returns a link that opens the admin with a token in the fragment, which browsers do not send, so
 *   that it appears in no log
 */
export function staffLink(
  siteUrl: string,
  what: 'invitation' | 'reset' | 'email',
  token: string,
): string {
  const url = new URL(PAGES.admin, siteUrl);
  url.hash = `${what}=${token}`;
  return url.href;
}
