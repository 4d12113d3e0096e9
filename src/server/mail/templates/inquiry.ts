/** The data of an inquiry, for both mails about it. */
import type { InquiryFields, InquiryLineRow, InquiryRow } from '#db/queries/inquiries.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { unlinked } from '#domain/unlinked.ts';
import * as text from '../texts.ts';
import type { Fact } from './frame.ts';

/** Without an id when it is not in the database. */
export type MailedInquiry = InquiryFields &
  Pick<InquiryRow, 'reference' | 'spamReasons' | 'status'> & {
    id?: string;
    lines: readonly MailedLine[];
  };

export type MailedLine = Pick<
  InquiryLineRow,
  'name' | 'quantity' | 'price' | 'standing' | 'catalogName' | 'catalogPrice'
>;

/** @returns the event and what is wanted for it */
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

/** @returns the inquiry with its free text changed so that mail programs make no links of it */
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
