/**
 * What both mails about a lead say of it.
 */
import type { LeadFields, LeadLineRow, LeadRow } from '#db/queries/leads.ts';
import { formatEventDate } from '#domain/event-date.ts';
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
