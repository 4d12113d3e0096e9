import type { LeadView } from '#contracts/admin/leads.ts';
import { formatEventDate } from '#domain/event-date.ts';

/** What the visitor sent, word for word. */
export function LeadFacts({ lead }: { lead: LeadView }) {
  const { selectedService } = lead;
  const facts: [string, string][] = [
    ['Event date', formatEventDate(lead.eventDate)],
    ['Event location', lead.eventLocation],
    ['Mail', lead.email],
    ['Phone', lead.phone],
    ['Guests', lead.guestCount],
    ['Package', selectedService ? `${selectedService.name}, ${selectedService.price}` : ''],
    ['Services', lead.services.join(', ')],
    ['Heard about us', lead.referralSource],
    // A claim: the earlier request may be somebody else's.
    ['Replaces', lead.replaces === '' ? '' : `${lead.replaces}, says the sender`],
  ];
  return (
    <>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-night-500">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {lead.message !== '' && (
        <section className="mt-5">
          <h3 className="text-lg">Message</h3>
          <p className="mt-1 rounded-md bg-ivory-100 p-4 break-words whitespace-pre-wrap">
            {lead.message}
          </p>
        </section>
      )}
    </>
  );
}
