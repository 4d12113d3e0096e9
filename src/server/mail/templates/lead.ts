/**
 * What the mails about a lead say of it.
 */
import type { LeadFields, LeadLineRow, LeadRow } from '#db/queries/leads.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { unlinked } from '#domain/unlinked.ts';
import type { Fact } from './frame.ts';

/** What the mails say of a lead; one that never reached the database has no id. */
export type MailedLead = LeadFields &
  Pick<LeadRow, 'reference' | 'spamReasons' | 'status'> & {
    id?: string;
    lines: readonly MailedLine[];
  };

export type MailedLine = Pick<
  LeadLineRow,
  'name' | 'quantity' | 'price' | 'standing' | 'catalogName' | 'catalogPrice'
>;

/** The event and what is wanted for it. */
export function eventFacts(lead: MailedLead): Fact[] {
  const { selectedService } = lead;
  return [
    ['Event date', formatEventDate(lead.eventDate)],
    ['Location', lead.eventLocation],
    ['Guests', lead.guestCount],
    ['Package', selectedService ? `${selectedService.name}, from ${selectedService.price}` : ''],
    ['Services', selectedService ? '' : lead.services.join(', ')],
  ];
}

/** @returns the lead with every text that a visitor typed freely so that no program makes links of it */
export function withoutLinks(lead: MailedLead): MailedLead {
  const { selectedService } = lead;
  return {
    ...lead,
    name: unlinked(lead.name),
    phone: unlinked(lead.phone),
    eventLocation: unlinked(lead.eventLocation),
    services: lead.services.map(unlinked),
    referralSource: unlinked(lead.referralSource),
    message: unlinked(lead.message),
    guestCount: unlinked(lead.guestCount),
    selectedService: selectedService && {
      ...selectedService,
      name: unlinked(selectedService.name),
      price: unlinked(selectedService.price),
    },
    lines: lead.lines.map((line) => ({
      ...line,
      name: unlinked(line.name),
      price: unlinked(line.price),
      // Compared with the name that was sent.
      catalogName: unlinked(line.catalogName),
    })),
  };
}
