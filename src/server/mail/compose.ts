/**
 * From a row of the outbox to the mail it owes.
 */
import type { Database } from '#db/client.ts';
import { findLead, type LeadRow, type LeadWithLines } from '#db/queries/leads.ts';
import type { MailRow } from '#db/queries/outbox.ts';
import { findPackagesByName, type NamedPackage } from '#db/queries/package-names.ts';
import { FALLBACK_PACKAGES } from '#site/fallbacks.ts';
import type { MailMessage } from './message.ts';
import { leadConfirmation } from './templates/lead-confirmation.ts';
import { leadForStaff } from './templates/lead-for-staff.ts';
import { passwordReset } from './templates/password-reset.ts';
import { staffInvitation } from './templates/staff-invitation.ts';

/** The row lacks what its mail is about. */
class IncompleteMailError extends Error {
  override name = 'IncompleteMailError';
}

/**
 * @param siteUrl public address of the site, for links
 * @throws IncompleteMailError when the row lacks what its mail is about
 */
export async function compose(
  db: Database,
  mail: Pick<MailRow, 'id' | 'kind' | 'recipient' | 'leadId' | 'content'>,
  siteUrl: string,
): Promise<MailMessage> {
  const envelope = { id: mail.id, to: mail.recipient };
  switch (mail.kind) {
    case 'lead-for-staff': {
      const { lead, lines } = await leadOf(db, mail.leadId);
      return { ...envelope, ...leadForStaff({ ...lead, lines }, siteUrl) };
    }
    case 'lead-confirmation': {
      const { lead, lines } = await leadOf(db, mail.leadId);
      const offered = await offeredPackages(db, lead);
      return { ...envelope, ...leadConfirmation({ ...lead, lines }, offered) };
    }
    case 'staff-invitation':
      return { ...envelope, ...staffInvitation(linkOf(mail.content)) };
    case 'password-reset':
      return { ...envelope, ...passwordReset(linkOf(mail.content)) };
  }
}

/** @returns the packages that the lead may mean, those that stand in while the database has none too */
async function offeredPackages(db: Database, lead: LeadRow): Promise<NamedPackage[]> {
  const { selectedService, services } = lead;
  const names = selectedService ? [selectedService.name] : services;
  if (names.length === 0) return [];
  const standIns = Object.values(FALLBACK_PACKAGES).flat();
  const found = await findPackagesByName(db, names);
  return [...found, ...standIns.filter(({ name }) => names.includes(name))];
}

async function leadOf(db: Database, leadId: string | null): Promise<LeadWithLines> {
  const found = leadId === null ? undefined : await findLead(db, leadId);
  if (!found) throw new IncompleteMailError('The mail has no lead');
  return found;
}

function linkOf({ link, name, role }: Partial<Record<string, string>>) {
  if (link === undefined) throw new IncompleteMailError('The mail has no link');
  return { link, name: name ?? '', role: role ?? '' };
}
