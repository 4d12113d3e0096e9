/**
 * Taking a request into the database: facts first, then inquiry, lines and mails by one statement.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import {
  findStored,
  isTakenReference,
  storeInquiry,
  type Intake,
  type NewInquiryLine,
  type StoredRequest,
} from '#db/queries/inquiries.ts';
import { readIntakeFacts, type IntakeFacts, type ItemFacts } from '#db/queries/intake-facts.ts';
import { optionPrice, shownPrice, startingPrice } from '#domain/item-price.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { parsePriceCents } from '#domain/money.ts';
import { lineName, openLineName } from '#domain/wishlist.ts';
import type { CallerBuckets } from '../rate-limit/caller-bucket.ts';
import { referenceFor, type Inquiry } from './inquiry.ts';
import { judgeSpam } from './spam.ts';

/** A reference is taken so rarely that a second try nearly always finds a free one. */
const REFERENCE_TRIES = 5;

export type Taken =
  /** By this call or an earlier one. */
  | { outcome: 'stored'; reference: string; confirmed: boolean }
  /** The key belongs to another request. */
  | { outcome: 'mismatch' }
  /** Too many requests from this caller. */
  | { outcome: 'limited' }
  /** The day of the event is over. */
  | { outcome: 'past' };

/** What a new request is judged by; one that was acknowledged before is not. */
export interface Visit {
  /** A token of each is taken. */
  buckets: CallerBuckets | undefined;
  /** Whether the day of the event is over. */
  isPast: boolean;
}

/**
 * Stores a request once, whatever else stores it at the same time.
 * @throws when the database fails; nothing is stored then, unless it failed after its commit
 */
export async function takeInquiry(db: Database, inquiry: Inquiry, visit?: Visit): Promise<Taken> {
  const { buckets, isPast = false } = visit ?? {};
  const { idempotencyKey, bodyHash, fields, lines } = inquiry;
  const confirmations = confirmationsFor(inquiry);
  const facts = await readIntakeFacts(db, {
    idempotencyKey,
    mailbox: mailboxOf(fields.email),
    message: fields.message,
    receivedAt: inquiry.receivedAt,
    itemIds: lines.map(({ itemId }) => itemId),
    sender: buckets?.sender,
    confirmationKeys: confirmations.map(({ dedupeKey }) => dedupeKey),
  });
  if (facts.stored) return repeated(inquiry, facts.stored);
  if (isPast) return { outcome: 'past' };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const reference = referenceFor(idempotencyKey, bodyHash, attempt);
      const result = await storeInquiry(db, {
        ...intakeOf(inquiry, { facts, reference, confirmation: confirmations[0] }),
        bucket: buckets?.caller,
        sender: buckets?.sender,
      });
      const { outcome } = result;
      if (outcome === 'stored') return { ...result, reference };
      // A rival stored it since we looked.
      const stored = await findStored(db, idempotencyKey);
      if (stored) return repeated(inquiry, stored);
      if (outcome === 'limited') return { outcome };
      throw new Error('The inquiry of this idempotency key is gone');
    } catch (error) {
      if (attempt + 1 === REFERENCE_TRIES || !isTakenReference(error)) throw error;
    }
  }
}

/** What an earlier request of this key means for this one. */
function repeated({ bodyHash }: Inquiry, stored: StoredRequest): Taken {
  if (stored.bodyHash !== bodyHash) return { outcome: 'mismatch' };
  const { reference, confirmed } = stored;
  return { outcome: 'stored', reference, confirmed };
}

function intakeOf(
  inquiry: Inquiry,
  {
    facts,
    reference,
    confirmation,
  }: { facts: IntakeFacts; reference: string; confirmation: Confirmation },
): Intake {
  const { fields, lines, idempotencyKey, bodyHash } = inquiry;
  const id = randomUUID();
  const spam = judgeSpam(inquiry, facts);
  return {
    inquiry: {
      ...fields,
      id,
      createdAt: new Date(inquiry.receivedAt),
      reference,
      idempotencyKey,
      bodyHash,
      status: spam.quarantined ? 'quarantined' : 'pending',
      spamScore: spam.score,
      spamReasons: spam.reasons,
    },
    lines: lines.map((line) => lineWithFacts(line, facts.items)),
    mails: [
      { kind: 'inquiry-for-staff', recipient: null, dedupeKey: `staff:${id}` },
      ...(spam.quarantined || facts.confirmedLately ? [] : [confirmation]),
    ],
  };
}

/** As the outbox keeps it. */
interface Confirmation {
  kind: 'inquiry-confirmation';
  recipient: string;
  dedupeKey: string;
}

const HOUR_MS = 3_600_000;

/**
 * At most one within an hour and mailbox: nobody can have us fill a stranger's. The key is of the
 * clock's hour, so that of many at once one is owed; whether the hour before had one is a fact to ask.
 * @returns the confirmation of now, and the one that another request may have been owed before
 */
function confirmationsFor({ fields }: Inquiry): [now: Confirmation, before: Confirmation] {
  const mailbox = createHash('sha256').update(mailboxOf(fields.email)).digest('hex');
  const hour = Math.floor(Date.now() / HOUR_MS);
  const of = (each: number): Confirmation => ({
    kind: 'inquiry-confirmation',
    recipient: fields.email,
    dedupeKey: `visitor:${mailbox}:${each}`,
  });
  return [of(hour), of(hour - 1)];
}

type Claim = Inquiry['lines'][number];

/** @returns the line as sent, with its standing beside the catalog */
function lineWithFacts(claim: Claim, items: readonly ItemFacts[]): NewInquiryLine {
  const item = items.find(({ id }) => id === claim.itemId.toLowerCase());
  if (!item) return { ...claim, standing: 'unknown', catalogName: '', catalogPrice: '' };
  const { name, price } = offerFor(claim, item);
  const facts = { ...claim, catalogName: name, catalogPrice: price };
  if (!item.isPublic) return { ...facts, standing: 'retired' };
  if (name !== claim.name) return { ...facts, standing: 'name-differs' };
  return { ...facts, standing: isSamePrice(price, claim.price) ? 'listed' : 'price-differs' };
}

/** The item itself or the option of that name, as the site names and prices it in a list. */
function offerFor(claim: Claim, item: ItemFacts): { name: string; price: string } {
  // Without a choice, an item with options is what a heart adds of it; a line that does not say so
  // (a list from before it had options) differs, and staff see that they have to ask.
  const plainName = item.options.length > 0 ? openLineName(item.name) : lineName(item.name, '');
  const plain = { name: plainName, price: startingPrice(item) };
  if (claim.name === plain.name) return plain;
  for (const option of item.options) {
    const name = lineName(item.name, option.name);
    if (name === claim.name || claim.name.endsWith(` (${option.name})`)) {
      return { name, price: optionPrice(option.price) };
    }
  }
  return plain;
}

function isSamePrice(fact: string, claim: string): boolean {
  const cents = parsePriceCents(fact);
  return cents === null ? fact === shownPrice(claim) : cents === parsePriceCents(claim);
}
