import type { PersonRequest, PersonView } from '#contracts/people.ts';
import type { InquiryRecord } from '#db/queries/inquiries/records.ts';
import { listTimelineEntries, type TimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { countStored, findPerson, listStored } from '#db/queries/people.ts';
import { listQuotes, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { listHandovers } from '#db/queries/stock/goods.ts';
import { listPayments, type PaymentRecord } from '#db/queries/stock/payments.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { attempt } from '../base/attempt.ts';
import { cancellationOf } from '../inquiries/booked/cancellation.ts';
import { presentPayment } from '../inquiries/booked/payments.ts';
import type { Inquiry } from '../inquiries/intake/inquiry.ts';
import type { Spool } from '../inquiries/intake/spool.ts';
import { presentInquiry } from '../inquiries/work/present.ts';
import { presentQuote } from '../quotes/present.ts';
import type { PeopleServices } from './services.ts';

/** A function may take ten seconds; the rest of the request needs some of the ten. */
const SPOOL_TIMEOUT_MS = 5_000;

/**
 * @param email address as somebody typed it
 * @returns how much is stored about the owner of its mailbox
 * @throws when the database fails
 */
export async function readPersonView(
  { db, spool }: PeopleServices,
  email: string,
): Promise<PersonView> {
  const person = await findPerson(db(), email);
  const { mailbox } = person;
  const stored = await countStored(db(), person);
  const spooled = await findSpooled(spool, mailbox);
  const waiting = spooled ? { requests: spooled.found.size, unread: spooled.unread } : null;
  return { mailbox, ...stored, spool: waiting };
}

/**
 * @param page from 1
 * @returns one page of all data stored about the owner of the address's mailbox
 * @throws when the database fails
 */
export async function exportStored(
  { db, spool, now }: PeopleServices,
  email: string,
  page: number,
) {
  const person = await findPerson(db(), email);
  const first = page === 1;
  const spooled = first ? await findSpooled(spool, person.mailbox) : undefined;
  const requests = await listStored(db(), person, page);
  const ids = requests.map(({ id }) => id);
  const eventsOf = Map.groupBy(await listTimelineEntries(db(), ids), ({ inquiryId }) => inquiryId);
  const quotesOf = Map.groupBy(await listQuotes(db(), ids), ({ inquiryId }) => inquiryId);
  const paymentsOf = Map.groupBy(await listPayments(db(), ids), ({ inquiryId }) => inquiryId);
  const handoversOf = Map.groupBy(await listHandovers(db(), ids), ({ inquiryId }) => inquiryId);
  return {
    requests: requests.map((request) => ({
      ...presentRequest(request, eventsOf.get(request.id) ?? []),
      handovers: (handoversOf.get(request.id) ?? []).map(({ inquiryId, tickedAt, ...rest }) => ({
        ...rest,
        at: tickedAt.toISOString(),
      })),
      payments: (paymentsOf.get(request.id) ?? []).map(presentStoredPayment),
      quotes: (quotesOf.get(request.id) ?? []).map((quote) => presentStoredQuote(quote, now())),
    })),
    waiting: first && !spooled ? null : [...(spooled?.found.values() ?? [])].map(presentWaiting),
  };
}

function presentRequest(
  inquiry: InquiryRecord,
  events: readonly TimelineEntry[],
): Omit<PersonRequest, 'quotes' | 'payments' | 'handovers'> {
  const { unanswered, ...presented } = presentInquiry(inquiry);
  return {
    ...presented,
    agreed: inquiry.agreed,
    cancellation: cancellationOf(inquiry),
    mails: inquiry.mails.map(({ kind, state, recipient, createdAt, sentAt }) => ({
      kind,
      state,
      recipient,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    events: events.map((event) => ({
      kind: event.kind,
      at: event.createdAt.toISOString(),
      author: event.author,
      isByCustomer: event.isByCustomer,
      subject: event.subject,
      body: event.body,
      day: event.day,
      from: event.fromStatus,
      to: event.toStatus,
      reason: event.reason,
      endedAgreed: event.endedAgreed?.agreed ?? null,
    })),
  };
}

/** Omits technical fields. */
function presentStoredPayment(payment: PaymentRecord): PersonRequest['payments'][number] {
  const { id, ...rest } = presentPayment(payment);
  return rest;
}

/** Omits technical fields. */
function presentStoredQuote(quote: QuoteRecord, now: Date): PersonRequest['quotes'][number] {
  const { id, inquiryId, version, isReminded, isOutdated, ...rest } = presentQuote(
    quote,
    undefined,
    now,
  );
  return rest;
}

/** Omits technical fields. */
function presentWaiting({ reference, receivedAt, fields, lines, signs }: Inquiry): object {
  return { reference, receivedAt, ...fields, wishlistItems: lines, signs };
}

/**
 * Finds one person's requests outside the database: spooled, or dead letters.
 * @param mailbox by `mailboxOf`
 * @returns them by their names in the spool, and the number of requests that could not be read in
 *   time, which may be anybody's; undefined when the store is unavailable, which is logged
 */
export async function findSpooled(spool: Spool, mailbox: string) {
  const until = Date.now() + SPOOL_TIMEOUT_MS;
  const names = await attempt('spool-list', async () => [
    ...(await spool.list()),
    ...(await spool.listSetAside()),
  ]);
  if (!names) return undefined;
  const found = new Map<string, Inquiry>();
  let unread = 0;
  for (const name of names) {
    const read =
      Date.now() < until
        ? await attempt('spool-read', async () => ({ inquiry: await spool.read(name) }))
        : undefined;
    if (!read) unread += 1;
    else if (read.inquiry && mailboxOf(read.inquiry.fields.email) === mailbox) {
      found.set(name, read.inquiry);
    }
  }
  return { found, unread };
}
