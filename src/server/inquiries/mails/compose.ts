import type { Database } from '#db/client.ts';
import { listPackagesByName, type NamedPackage } from '#db/queries/catalog/public.ts';
import type { InquiryRecord } from '#db/queries/inquiries/records.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { MailRow } from '#db/queries/mail/outbox.ts';
import { eventFile } from '../../calendar/event-file.ts';
import type { Composers } from '../../mail/compose.ts';
import type { MailShop } from '../../mail/mailer.ts';
import { namedPackage } from '../asked/named-package.ts';
import { aboutEvent } from './about-event.ts';
import { inquiryConfirmation } from './confirmation.ts';
import { inquiryForStaff } from './for-staff.ts';
import { inquiryOf } from './inquiry-of.ts';
import { inquiryReply } from './reply.ts';

/** Mails about a request, to the shop and to the visitor. */
export const inquiryComposers = {
  'inquiry-for-staff': async ({ inquiryId }, { db, siteUrl, shop }) =>
    inquiryForStaff(await inquiryOf(db, inquiryId), siteUrl, shop),
  'inquiry-confirmation': async ({ inquiryId }, { db, shop }) => {
    const inquiry = await inquiryOf(db, inquiryId);
    return inquiryConfirmation(inquiry, await offeredPackages(db, inquiry, shop), shop);
  },
  'inquiry-reply': async ({ inquiryId, content }, { db, shop }) =>
    composeReply(await inquiryOf(db, inquiryId), content, shop),
} satisfies Partial<Composers>;

/**
 * @returns the mail with the text by staff; about a changed or canceled event, with what is known of it, and a calendar
 *   file that updates or removes it
 */
function composeReply(
  inquiry: InquiryRecord,
  { subject = '', body = '', calendar, changes = '', link = '' }: MailRow['content'],
  shop: MailShop,
) {
  if (calendar === undefined) return inquiryReply(inquiry, { subject, body }, shop);
  const about = aboutEvent(inquiry, { changes, link });
  const file = eventFile(inquiry, shop.business);
  return { ...inquiryReply(inquiry, { subject, body }, shop, about), calendar: file ?? undefined };
}

/** @returns the catalog's packages that the inquiry may name, followed by those of the settings */
async function offeredPackages(
  db: Database,
  inquiry: InquiryRow,
  { packages }: MailShop,
): Promise<NamedPackage[]> {
  const { selectedService, services, message } = inquiry;
  const named = namedPackage(message)?.name ?? [];
  const names = selectedService ? [selectedService.name] : services.concat(named);
  if (names.length === 0) return [];
  const saved = Object.values(packages)
    .flat()
    .map(({ name, startingPrice }) => ({ name, startingPrice: String(startingPrice) }));
  const found = await listPackagesByName(db, names);
  return [...found, ...saved.filter(({ name }) => names.includes(name))];
}
