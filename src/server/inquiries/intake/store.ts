/**
 * Taking a request into the database: inquiry, lines and mails by one statement, for a list after one
 * that reads its items.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { readItemFacts, type ItemFacts, type Repeats } from '#db/queries/inquiries/intake-facts.ts';
import { findStored } from '#db/queries/inquiries/rows.ts';
import {
  isTakenReference,
  storeInquiry,
  type Intake,
  type NewInquiryLine,
} from '#db/queries/inquiries/store.ts';
import { optionPrice, shownPrice, startingPrice } from '#domain/item-price.ts';
import { parsePriceCents } from '#domain/money.ts';
import { lineName, openLineName } from '#domain/wishlist.ts';
import type { CallerBuckets } from '../../http/limits.ts';
import { confirmationOf } from '../record/confirmation.ts';
import { referenceFor, type Inquiry } from './inquiry.ts';
import { judgeSpam, NO_REPEATS, REPEAT_LIMITS } from './spam/spam.ts';

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
export interface NewRequestChecks {
  /** A token of each is taken. */
  buckets: CallerBuckets | undefined;
  /** Whether the day of the event is over. */
  isPast: boolean;
}

/**
 * Stores a request once, whatever else stores it at the same time.
 * @param now decides whether its sender was sent a confirmation within an hour
 * @throws when the database fails; nothing is stored then, unless it failed after its commit
 */
export async function takeInquiry(
  db: Database,
  inquiry: Inquiry,
  now: Date,
  checks?: NewRequestChecks,
): Promise<Taken> {
  const { buckets, isPast = false } = checks ?? {};
  const taken = isPast ? ({ outcome: 'past' } as const) : await storeNew(db, inquiry, now, buckets);
  if (taken.outcome === 'stored') return taken;
  const stored = await findStored(db, inquiry.idempotencyKey);
  if (stored) {
    const { bodyHash, reference, confirmed } = stored;
    if (bodyHash !== inquiry.bodyHash) return { outcome: 'mismatch' };
    return { outcome: 'stored', reference, confirmed };
  }
  if (taken.outcome !== 'present') return taken;
  throw new Error('The inquiry of this idempotency key is gone');
}

/** Nearly no request repeats others: so each is judged as if it did not, and again if it did. */
async function storeNew(
  db: Database,
  inquiry: Inquiry,
  now: Date,
  buckets: CallerBuckets | undefined,
): Promise<Taken | { outcome: 'present' }> {
  const { idempotencyKey, bodyHash } = inquiry;
  const items = await readItemFacts(
    db,
    inquiry.lines.map(({ itemId }) => itemId),
  );
  const lines = inquiry.lines.map((line) => lineWithFacts(line, items));
  let repeats: Repeats | undefined;
  for (let attempt = 0; ;) {
    try {
      const reference = referenceFor(idempotencyKey, bodyHash, attempt);
      const result = await storeInquiry(db, {
        ...intakeOf(inquiry, { reference, repeats: repeats ?? NO_REPEATS, now }),
        lines,
        // The first time took the tokens.
        ...(!repeats && {
          bucket: buckets?.caller,
          sender: buckets?.sender,
          limits: REPEAT_LIMITS,
        }),
      });
      if (result.outcome === 'stored') return { ...result, reference };
      if (result.outcome !== 'repeating') return { outcome: result.outcome };
      repeats = result.repeats;
    } catch (error) {
      attempt += 1;
      if (attempt === REFERENCE_TRIES || !isTakenReference(error)) throw error;
    }
  }
}

function intakeOf(
  inquiry: Inquiry,
  { reference, repeats, now }: { reference: string; repeats: Repeats; now: Date },
): Pick<Intake, 'inquiry' | 'mails' | 'confirmedBefore'> {
  const { fields, idempotencyKey, bodyHash } = inquiry;
  const id = randomUUID();
  const spam = judgeSpam(inquiry, repeats);
  const { mail, keyBefore } = confirmationOf(fields.email, now.getTime());
  return {
    inquiry: {
      ...fields,
      eventDate: fields.eventDate === '' ? null : fields.eventDate,
      id,
      createdAt: new Date(inquiry.receivedAt),
      reference,
      idempotencyKey,
      bodyHash,
      status: spam.quarantined ? 'quarantined' : 'pending',
      spamScore: spam.score,
      spamReasons: spam.reasons,
    },
    mails: [
      { kind: 'inquiry-for-staff', recipient: null, dedupeKey: `staff:${id}` },
      ...(spam.quarantined ? [] : [mail]),
    ],
    confirmedBefore: keyBefore,
  };
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
