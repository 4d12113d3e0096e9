import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { workEndpoints } from '#contracts/inquiries/work.ts';
import type { Database } from '#db/client.ts';
import { KNOWN_VERSION } from '#db/queries/inquiries/arrivals.ts';
import { insertInquiry } from '#db/queries/inquiries/records.ts';
import { findStored } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { missingDetails } from '#domain/inquiry-details.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';
import { withFreeReference } from '../intake/free-reference.ts';

type Typed = z.output<NonNullable<typeof workEndpoints.create.body>>;

/**
 * Stores a request made by phone or in person (@inquiry.by-hand), once per id.
 * @returns false for a repetition
 * @throws ApiError 400 without a way to reach the person, 422 when the id belongs to another
 *   request
 */
export async function addByHand(
  db: Database,
  typed: Typed,
  { authorId, now }: { authorId: string; now: Date },
): Promise<boolean> {
  const { id, ...fields } = typed;
  const missing = missingDetails({ ...fields, kind: 'contact' }, fields);
  if (Object.keys(missing).length > 0) {
    throw new ApiError('bad_request', text.checkFields, missing);
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  const idempotencyKey = `staff:${id}`;
  const mailbox = fields.email === '' ? '' : mailboxOf(fields.email);
  const isNew = await withFreeReference({ idempotencyKey, bodyHash }, (reference) =>
    db.transaction(async (tx) => {
      const row = { ...fields, id, mailbox, reference, idempotencyKey, bodyHash };
      const times = { createdAt: now, updatedAt: now, touchedAt: now };
      const added = await insertInquiry(tx, { ...row, ...times, version: KNOWN_VERSION });
      if (added) await addTimelineEntry(tx, { inquiryId: id, kind: 'created', authorId });
      return added;
    }),
  );
  if (isNew) return true;
  const stored = await findStored(db, idempotencyKey);
  if (stored?.bodyHash !== bodyHash) throw new ApiError('idempotency_mismatch', text.otherText);
  return false;
}
