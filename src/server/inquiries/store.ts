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
  type StoredRequest,
} from '#db/queries/inquiries.ts';
import { readIntakeFacts, type IntakeFacts } from '#db/queries/intake-facts.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { CallerBuckets } from '../rate-limit/caller-bucket.ts';
import type { Inquiry } from './inquiry.ts';
import { referenceFor } from './reference.ts';
import { judgeSpam } from './spam.ts';
import { lineWithFacts } from './standing.ts';

/** A reference is taken so rarely that a second try nearly always finds a free one. */
const REFERENCE_TRIES = 5;

export type Taken =
  | { outcome: 'stored' | 'repeated'; reference: string; confirmed: boolean }
  /** The key belongs to another request. */
  | { outcome: 'mismatch' }
  /** Too many requests from this caller. */
  | { outcome: 'limited' };

export interface TakeOptions {
  /** Of the caller, a token of each; undefined for what was acknowledged before. */
  buckets?: CallerBuckets | undefined;
  /** Nothing is begun once it is aborted. */
  signal?: AbortSignal;
}

/**
 * Stores a request once, whatever else stores it at the same time.
 * @throws when the database fails; nothing is stored then, unless it failed after its commit
 */
export async function takeInquiry(
  db: Database,
  inquiry: Inquiry,
  { buckets, signal }: TakeOptions = {},
): Promise<Taken> {
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
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted();
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
      const stored = await findStored(db, [idempotencyKey]);
      if (stored) return repeated(inquiry, stored);
      if (outcome === 'limited') return { outcome };
      throw new Error('The inquiry of this idempotency key is gone');
    } catch (error) {
      if (attempt + 1 === REFERENCE_TRIES || !isTakenReference(error)) throw error;
    }
  }
}

/** What an earlier request of this key means for this one. */
export function repeated({ bodyHash }: Pick<Inquiry, 'bodyHash'>, stored: StoredRequest): Taken {
  if (stored.bodyHash !== bodyHash) return { outcome: 'mismatch' };
  const { reference, confirmed } = stored;
  return { outcome: 'repeated', reference, confirmed };
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
