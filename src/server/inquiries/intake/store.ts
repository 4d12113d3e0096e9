/**
 * Stores a request: inquiry, lines and mails by one statement; with a list, after one that reads
 * its items.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { readItemFacts, type ItemFacts, type Repeats } from '#db/queries/inquiries/intake-facts.ts';
import { findStored } from '#db/queries/inquiries/rows.ts';
import { storeInquiry, type Intake, type NewInquiryLine } from '#db/queries/inquiries/store.ts';
import { optionPrice, shownPrice, startingPrice } from '#domain/item-price.ts';
import { parsePriceCents } from '#domain/money.ts';
import { nameToday } from '#domain/renamed-options.ts';
import { isNamedIn, lineName, openLineName } from '#domain/wishlist.ts';
import type { CallerBuckets } from '../../http/limits.ts';
import { confirmationOf } from '../record/confirmation.ts';
import { withFreeReference } from './free-reference.ts';
import type { Inquiry } from './inquiry.ts';
import { judgeSpam, NO_REPEATS, REPEAT_LIMITS } from './spam/spam.ts';

export type Taken =
  /** By this call or an earlier one. */
  | { outcome: 'stored'; reference: string; confirmed: boolean }
  /** The key belongs to another request. */
  | { outcome: 'mismatch' }
  /** Too many requests from this caller. */
  | { outcome: 'limited' }
  /** The day of the event is over. */
  | { outcome: 'past' };

/** Checks of a new request; repetitions skip them. */
export interface NewRequestChecks {
  /** Each bucket loses a token. */
  buckets: CallerBuckets | undefined;
  /** Whether the event's day is over. */
  isPast: boolean;
}

/**
 * Stores a request once, even if called concurrently.
 * @param now decides whether a confirmation was sent within the hour
 * @throws when the database fails; then nothing is stored, unless it failed after the commit
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

/** Repeats are rare, so a request is judged without them first, and again if there are any. */
async function storeNew(
  db: Database,
  inquiry: Inquiry,
  now: Date,
  buckets: CallerBuckets | undefined,
): Promise<Taken | { outcome: 'present' }> {
  const items = await readItemFacts(
    db,
    inquiry.lines.map(({ itemId }) => itemId),
  );
  const lines = inquiry.lines.map((line) => lineWithFacts(line, items, now));
  const judgedBy = (repeats?: Repeats) =>
    withFreeReference(inquiry, async (reference) => {
      const result = await storeInquiry(db, {
        ...intakeOf(inquiry, { reference, repeats: repeats ?? NO_REPEATS, now }),
        lines,
        // Only the try without repeats takes tokens.
        ...(!repeats && {
          bucket: buckets?.caller,
          sender: buckets?.sender,
          limits: REPEAT_LIMITS,
        }),
      });
      return { ...result, reference };
    });
  let result = await judgedBy();
  while (result.outcome === 'repeating') result = await judgedBy(result.repeats);
  return result;
}

function intakeOf(
  inquiry: Inquiry,
  { reference, repeats, now }: { reference: string; repeats: Repeats; now: Date },
): Pick<Intake, 'inquiry' | 'mails' | 'confirmedBefore'> {
  const { fields, idempotencyKey, bodyHash } = inquiry;
  const id = randomUUID();
  const spam = judgeSpam(inquiry, repeats);
  const { mail, keyBefore } = confirmationOf(fields, now.getTime());
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

/** @returns the line as sent, compared with the catalog */
function lineWithFacts(claim: Claim, items: readonly ItemFacts[], now: Date): NewInquiryLine {
  const item = items.find(({ id }) => id === claim.itemId.toLowerCase());
  if (!item) return { ...claim, standing: 'unknown', catalogName: '', catalogPrice: '' };
  const { name, price } = offerFor(claim, item, now);
  const facts = { ...claim, catalogName: name, catalogPrice: price };
  if (!item.isPublic) return { ...facts, standing: 'retired' };
  if (name !== claim.name) return { ...facts, standing: 'name-differs' };
  return { ...facts, standing: isSamePrice(price, claim.price) ? 'listed' : 'price-differs' };
}

/** @returns the item or its option, with name and price as in lists of the site */
function offerFor(claim: Claim, item: ItemFacts, now: Date): { name: string; price: string } {
  // The heart adds an item with options before a choice, and the line's name says so. A name that
  // does not say so, from a list older than the options, differs from it, so that staff ask.
  const plainName = item.options.length > 0 ? openLineName(item.name) : lineName(item.name, '');
  const plain = { name: plainName, price: startingPrice(item) };
  if (claim.name === plain.name) return plain;
  const today = nameToday((option) => isNamedIn(claim.name, item, option), item, now.getTime());
  const chosen = item.options.find((option) => option.name === today);
  if (!chosen) return plain;
  return { name: lineName(item.name, chosen.name), price: optionPrice(chosen.price) };
}

function isSamePrice(fact: string, claim: string): boolean {
  const cents = parsePriceCents(fact);
  return cents === null ? fact === shownPrice(claim) : cents === parsePriceCents(claim);
}
