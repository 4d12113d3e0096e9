import type { InquiryView } from '#contracts/admin/inquiries.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { messageWithoutList } from '#domain/quote-message.ts';

/** What the visitor sent, word for word; the list of a quote request stands above it. */
export function InquiryFacts({ inquiry }: { inquiry: InquiryView }) {
  const { selectedService } = inquiry;
  const message = messageWithoutList(inquiry.message, inquiry.wishlistItems);
  const facts: [string, string][] = [
    ['Event date', formatEventDate(inquiry.eventDate)],
    ['Event location', inquiry.eventLocation],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Guests', inquiry.guestCount],
    ['Package', selectedService ? `${selectedService.name}, ${selectedService.price}` : ''],
    ['Services', inquiry.services.join(', ')],
    ['Heard about us', inquiry.referralSource],
    // A claim: the earlier request may be somebody else's.
    ['Replaces', inquiry.replaces === '' ? '' : `${inquiry.replaces}, according to the sender`],
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
      {message !== '' && (
        <section className="mt-5">
          <h3 className="text-lg">Message</h3>
          <p className="mt-1 rounded-md bg-ivory-100 p-4 break-words whitespace-pre-wrap">
            {message}
          </p>
        </section>
      )}
    </>
  );
}
