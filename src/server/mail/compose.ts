/**
 * From a row of the outbox to the mail it owes.
 */
import type { Database } from '#db/client.ts';
import { findInquiry, type InquiryRow, type InquiryWithLines } from '#db/queries/inquiries.ts';
import type { MailRow } from '#db/queries/outbox.ts';
import { findPackagesByName, type NamedPackage } from '#db/queries/package-names.ts';
import { FALLBACK_PACKAGES } from '#site/texts/fallbacks.ts';
import type { MailMessage } from './message.ts';
import { inquiryConfirmation } from './templates/inquiry-confirmation.ts';
import { inquiryForStaff } from './templates/inquiry-for-staff.ts';
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
  mail: Pick<MailRow, 'id' | 'kind' | 'recipient' | 'inquiryId' | 'content'>,
  siteUrl: string,
): Promise<MailMessage> {
  const envelope = { id: mail.id, to: mail.recipient };
  switch (mail.kind) {
    case 'inquiry-for-staff': {
      const { inquiry, lines } = await inquiryOf(db, mail.inquiryId);
      return { ...envelope, ...inquiryForStaff({ ...inquiry, lines }, siteUrl) };
    }
    case 'inquiry-confirmation': {
      const { inquiry, lines } = await inquiryOf(db, mail.inquiryId);
      const offered = await offeredPackages(db, inquiry);
      return { ...envelope, ...inquiryConfirmation({ ...inquiry, lines }, offered) };
    }
    case 'staff-invitation':
      return { ...envelope, ...staffInvitation(linkOf(mail.content)) };
    case 'password-reset':
      return { ...envelope, ...passwordReset(linkOf(mail.content)) };
  }
}

/** @returns the packages that the inquiry may mean, those that stand in while the database has none too */
async function offeredPackages(db: Database, inquiry: InquiryRow): Promise<NamedPackage[]> {
  const { selectedService, services } = inquiry;
  const names = selectedService ? [selectedService.name] : services;
  if (names.length === 0) return [];
  const standIns = Object.values(FALLBACK_PACKAGES).flat();
  const found = await findPackagesByName(db, names);
  return [...found, ...standIns.filter(({ name }) => names.includes(name))];
}

async function inquiryOf(db: Database, inquiryId: string | null): Promise<InquiryWithLines> {
  const found = inquiryId === null ? undefined : await findInquiry(db, inquiryId);
  if (!found) throw new IncompleteMailError('The mail has no inquiry');
  return found;
}

function linkOf({ link, name, role }: Partial<Record<string, string>>) {
  if (link === undefined) throw new IncompleteMailError('The mail has no link');
  return { link, name: name ?? '', role: role ?? '' };
}
