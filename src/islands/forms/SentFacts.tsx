import * as text from '#site/texts/forms.ts';
import type { SentRequest } from '#stores/forms/sent.ts';

/** Longer lists are folded: the rest of what is said would be out of sight. */
const MAX_OPEN_ITEMS = 8;

/** What was sent, and what happens next: nothing that the server did not promise. */
export function SentFacts({ sent }: { sent: SentRequest }) {
  const { about, confirmation, email, eventDate, eventLocation, guestCount, items, phone } = sent;
  const facts: [string, string][] = [
    [text.sentDate, eventDate],
    [text.sentLocation, eventLocation],
    [text.sentGuests, guestCount],
    [text.sentServices, about],
    [text.sentReplaces, sent.replaces],
  ];
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-night-600">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
      {items.length > 0 && (
        <details open={items.length <= MAX_OPEN_ITEMS}>
          <summary className="min-h-11 content-center text-sm font-semibold">
            {text.sentItems(items.length)}
          </summary>
          <ul className="mt-1 space-y-1 text-sm">
            {items.map(({ name, quantity }) => (
              <li key={name} className="flex gap-2">
                <span className="shrink-0 font-semibold">{`${quantity} ×`}</span>
                <span className="min-w-0">{name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="space-y-2 text-sm text-night-600">
        <p>{confirmation ? text.copyComes(email) : text.noCopy}</p>
        <p>{text.whatNext(phone, email)}</p>
      </div>
    </>
  );
}
