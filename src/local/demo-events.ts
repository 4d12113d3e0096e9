/** Booked and quoted events around today for a new demo shop. */
import type { QuoteContent, QuoteLine } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { listItemsById } from '#db/queries/catalog/items.ts';
import { lockEvents } from '#db/queries/stock/events.ts';
import { inquiries, payments, quotes } from '#db/schema.ts';
import { events, type SeedEvent } from '#db/seed/content/events.ts';
import { stableId } from '#db/seed/stable-id.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { quoteHash } from '#server/quotes/quote-hash.ts';
import { agreedOfQuote } from '#server/stock/event-lines.ts';
import { repairEvents } from '#server/stock/repair.ts';
import { readStockRules } from '#server/stock/stock-rules.ts';

const WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds the events with their quotes, payments and rows of stock, in one transaction. */
export async function addDemoEvents(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const event of events) await addEvent(tx, event, now);
    const ids = events.map(({ reference }) => stableId('event', reference));
    await repairEvents(tx, await lockEvents(tx, ids, { waits: true }), now);
  });
}

async function addEvent(tx: Database, event: SeedEvent, now: Date): Promise<void> {
  const { reference, name, status, guests, inDays } = event;
  const id = stableId('event', reference);
  const today = todayInDetroit(now);
  const validUntil = dayAfter(today, WEEK);
  const eventDate = dayAfter(today, inDays);
  const content = { ...(await contentOf(tx, event)), eventDate, validUntil };
  const quote = { id: stableId('quote', reference), inquiryId: id, number: 1, content, validUntil };
  const isBooked = status === 'booked';
  const rules = await readStockRules(
    tx,
    content.lines.map(({ itemId }) => itemId),
  );
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const requestedAt = new Date(now.getTime() - 3 * WEEK * DAY_MS);
  await tx.insert(inquiries).values({
    id,
    reference: `WD-${reference}`,
    status,
    name,
    email,
    mailbox: mailboxOf(email),
    phone: '(313) 555-0100',
    eventDate: content.eventDate,
    eventLocation: event.place,
    deliveryWindow: event.deliveryWindow,
    pickupWindow: event.pickupWindow,
    siteContact: event.siteContact,
    message: `We expect about ${guests} guests.`,
    guestCount: String(guests),
    agreed: isBooked ? agreedOfQuote(quote, rules.items) : null,
    idempotencyKey: `demo:${reference}`,
    bodyHash: '0'.repeat(64),
    createdAt: requestedAt,
    updatedAt: requestedAt,
    touchedAt: requestedAt,
  });
  await tx.insert(quotes).values({
    ...quote,
    state: isBooked ? 'accepted' : 'sent',
    contentHash: quoteHash({ ...quote, reference: `WD-${reference}` }),
    isReminded: false,
    sentAt: requestedAt,
    ...(isBooked && { answeredAt: requestedAt, acceptedBy: name }),
  });
  const { total } = quoteTotals(content);
  for (const [index, percent] of event.paid.entries()) {
    await tx.insert(payments).values({
      id: stableId('payment', `${reference}-${index}`),
      inquiryId: id,
      kind: 'payment',
      cents: Math.round((total * percent) / 100),
      receivedOn: dayAfter(today, -2 * WEEK + index),
      method: 'check',
    });
  }
}

async function contentOf(
  tx: Database,
  { name, place, lines }: SeedEvent,
): Promise<Omit<QuoteContent, 'eventDate' | 'validUntil'>> {
  const ids = lines.map(([slug]) => stableId('item', slug));
  const items = await listItemsById(tx, ids);
  return {
    customer: name,
    eventLocation: place,
    intro: '',
    lines: lines.flatMap(([slug, quantity]): QuoteLine[] => {
      const item = items.find(({ id }) => id === stableId('item', slug));
      if (!item) return [];
      const unitCents = item.priceCents ?? 0;
      return [{ itemId: item.id, name: item.name, note: '', quantity, unitCents, isTaxable: true }];
    }),
    discount: { kind: 'amount', cents: 0 },
    deliveryCents: 15_000,
    setupCents: 0,
    waiverPercent: 0,
    taxPercent: 6,
    deposit: { kind: 'percent', percent: 30 },
    terms: '',
    paymentLink: '',
  };
}
