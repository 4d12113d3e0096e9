/**
 * What the mails about an inquiry say of it.
 */
import type { InquiryFields, InquiryLineRow, InquiryRow } from '#db/queries/inquiries.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { unlinked } from '#domain/unlinked.ts';
import * as text from '../texts.ts';
import type { Fact } from './frame.ts';

/** What the mails say of an inquiry; one that never reached the database has no id. */
export type MailedInquiry = InquiryFields &
  Pick<InquiryRow, 'reference' | 'spamReasons' | 'status'> & {
    id?: string;
    lines: readonly MailedLine[];
  };

export type MailedLine = Pick<
  InquiryLineRow,
  'name' | 'quantity' | 'price' | 'standing' | 'catalogName' | 'catalogPrice'
>;

/** The event and what is wanted for it. */
export function eventFacts(inquiry: MailedInquiry): Fact[] {
  const { selectedService } = inquiry;
  return [
    [text.eventDate, formatEventDate(inquiry.eventDate)],
    [text.location, inquiry.eventLocation],
    [text.guests, inquiry.guestCount],
    [
      text.packageLabel,
      selectedService ? text.packageFrom(selectedService.name, selectedService.price) : '',
    ],
    [text.services, selectedService ? '' : inquiry.services.join(', ')],
  ];
}

/** @returns the inquiry with every text that a visitor typed freely so that no program makes links of it */
export function withoutLinks(inquiry: MailedInquiry): MailedInquiry {
  const { selectedService } = inquiry;
  return {
    ...inquiry,
    name: unlinked(inquiry.name),
    phone: unlinked(inquiry.phone),
    eventLocation: unlinked(inquiry.eventLocation),
    services: inquiry.services.map(unlinked),
    referralSource: unlinked(inquiry.referralSource),
    message: unlinked(inquiry.message),
    guestCount: unlinked(inquiry.guestCount),
    selectedService: selectedService && {
      ...selectedService,
      name: unlinked(selectedService.name),
      price: unlinked(selectedService.price),
    },
    lines: inquiry.lines.map((line) => ({
      ...line,
      name: unlinked(line.name),
      price: unlinked(line.price),
      // Compared with the name that was sent.
      catalogName: unlinked(line.catalogName),
    })),
  };
}
