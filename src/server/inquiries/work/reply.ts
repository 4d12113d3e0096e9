/** Replies to visitors from the admin (@inquiry.reply): queued in the outbox, kept in the timeline. */
import { MAX_REPLIES_A_DAY, workEndpoints } from '#contracts/inquiries/work.ts';
import type { Database } from '#db/client.ts';
import { withLinesAndMails, type InquiryRecord } from '#db/queries/inquiries/records.ts';
import {
  addTimelineEntry,
  countReplies,
  findTimelineEntry,
} from '#db/queries/inquiries/timeline.ts';
import { lockInquiry, touchInquiry, updateLocked } from '#db/queries/inquiries/work.ts';
import { queueReply } from '#db/queries/mail/outbox.ts';
import { ApiError } from '../../base/api-error.ts';
import { existing, readId } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { MailServices } from '../../mail/services.ts';
import { readSettings } from '../../shop/read.ts';
import { inquiryReply } from '../mails/reply.ts';
import { writeStatusChange, type StaffAction } from '../record/locked.ts';
import { inquiryPage } from './page.ts';
import { withFields, type Reply } from './reply-fields.ts';
import { withQuoteLink } from './reply-quote-link.ts';

export function mountInquiryReply(app: GuardedApp, services: MailServices): void {
  const { db, now, mailer, siteUrl } = services;

  handle(app, workEndpoints.preview, async ({ params, body }) => {
    const id = readId(params, 'inquiries');
    const inquiry = await db().transaction((tx) => answerable(tx, id));
    const filling = { inquiryId: id, now: now(), siteUrl: null };
    const filled = withFields(body, inquiry);
    const linked = { ...filled, body: await withQuoteLink(db(), filled.body, filling) };
    const { subject, text: plain } = inquiryReply(inquiry, linked, await readSettings(db()));
    return { to: inquiry.email, subject, text: plain };
  });

  handle(app, workEndpoints.reply, async ({ params, body: reply }, context) => {
    const action = {
      id: readId(params, 'inquiries'),
      authorId: context.get('staff').id,
      now: now(),
    };
    await db().transaction((tx) => sendReply(tx, action, reply, siteUrl()));
    sendMailsAfterAnswer(context, services);
    const page = await inquiryPage(db(), action.id, { readerId: action.authorId, now: now() });
    return { ...page, mail: mailer().route };
  });
}

/** @throws ApiError 404, 409 in the trash, 400 without an address */
async function answerable(tx: Database, id: string): Promise<InquiryRecord> {
  const locked = existing(await lockInquiry(tx, id), 'inquiries');
  const inquiry = existing((await withLinesAndMails(tx, [locked]))[0], 'inquiries');
  if (inquiry.deletedAt) throw new ApiError('conflict', text.inTrash);
  if (inquiry.email === '') throw new ApiError('bad_request', text.noEmail);
  return inquiry;
}

/**
 * Queues a reply once per id; a pending inquiry becomes contacted.
 * @throws ApiError as `answerable`, `withFields` and `withQuoteLink`; 422 when the id was used for
 *   another text; 429 above the limit
 */
async function sendReply(
  tx: Database,
  action: StaffAction,
  typed: Reply,
  siteUrl: string,
): Promise<void> {
  const { id, authorId, now } = action;
  const inquiry = await answerable(tx, id);
  const reply = withFields(typed, inquiry);
  const sent = await findTimelineEntry(tx, reply.id);
  if (sent) {
    const isSame =
      sent.kind === 'mail-sent' &&
      sent.inquiryId === id &&
      sent.body === reply.body &&
      sent.subject === reply.subject;
    if (!isSame) throw new ApiError('idempotency_mismatch', text.otherText);
    return;
  }
  if ((await countReplies(tx, id)) >= MAX_REPLIES_A_DAY) {
    throw new ApiError('rate_limited', text.tooManyReplies(MAX_REPLIES_A_DAY));
  }
  const { subject, body } = reply;
  const mailId = await queueReply(tx, {
    kind: 'inquiry-reply',
    recipient: inquiry.email,
    inquiryId: id,
    content: {
      subject,
      body: await withQuoteLink(tx, body, { inquiryId: id, now, siteUrl }),
    },
    dedupeKey: `reply:${reply.id}`,
  });
  await addTimelineEntry(tx, {
    id: reply.id,
    inquiryId: id,
    kind: 'mail-sent',
    authorId,
    subject,
    body,
    mailId,
  });
  if (inquiry.status !== 'pending') {
    await touchInquiry(tx, id, now);
    return;
  }
  await updateLocked(tx, id, { status: 'contacted' }, now);
  await writeStatusChange(tx, action, { from: 'pending', to: 'contacted' });
}
