/** Locks a request for changes by staff, and records its moves. */
import type { InquiryChange, InquiryStatus } from '#contracts/inquiries/list.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry, type NewTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { lockInquiry } from '#db/queries/inquiries/work.ts';
import { ApiError } from '../../base/api-error.ts';
import { existing } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';

/** Who changes which inquiry, and when. */
export interface StaffAction {
  id: string;
  /** Id of the staff member. */
  authorId: string;
  now: Date;
}

/**
 * @returns the inquiry, locked until the transaction ends
 * @throws ApiError 404, 409 in the trash
 */
export async function lockKept(tx: Database, id: string): Promise<InquiryRow> {
  const inquiry = existing(await lockInquiry(tx, id), 'inquiries');
  if (inquiry.deletedAt) throw new ApiError('conflict', text.inTrash);
  return inquiry;
}

/** Adds a change of status to the timeline. */
export async function writeStatusChange(
  tx: Database,
  { id, authorId }: StaffAction,
  move: {
    from: InquiryStatus;
    to: InquiryStatus;
    body?: string;
    reason?: InquiryChange['reason'] | null;
    endedAgreed?: NewTimelineEntry['endedAgreed'];
  },
): Promise<void> {
  const { from, to, body = '', reason = null, endedAgreed } = move;
  await addTimelineEntry(tx, {
    inquiryId: id,
    kind: 'status',
    authorId,
    fromStatus: from,
    toStatus: to,
    body,
    reason,
    endedAgreed,
  });
}
