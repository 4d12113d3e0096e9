/** Working an inquiry: assignee, next action, notes, undo, bulk moves, requests added by hand. */
import * as z from 'zod/mini';
import type { Corrected } from '#contracts/inquiries/details.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import type { Database } from '#db/client.ts';
import { findAssignee, listAssignees } from '#db/queries/inquiries/handover.ts';
import { eraseAddress } from '#db/queries/inquiries/old-requests.ts';
import { findInquiry } from '#db/queries/inquiries/records.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import {
  addTimelineEntry,
  editNote,
  findTimelineEntry,
  type TimelineRow,
} from '#db/queries/inquiries/timeline.ts';
import { lockInquiry, touchInquiry, updateLocked } from '#db/queries/inquiries/work.ts';
import { missingDetails } from '#domain/inquiry-details.ts';
import { lastDayProblem } from '#domain/last-day.ts';
import { ApiError } from '../../base/api-error.ts';
import { editableRow, existing, readId } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { MailServices } from '../../mail/services.ts';
import { extendLinks } from '../../quotes/links.ts';
import { readSection } from '../../shop/read.ts';
import { confirmEvent, movedAgreed } from '../../stock/agreed-event.ts';
import { writeEventRows } from '../../stock/event-rows.ts';
import { changesOf } from '../booked/agreed-lines.ts';
import { mailChange } from '../booked/changed-mail.ts';
import { changedDetails } from '../record/details.ts';
import type { StaffAction } from '../record/locked.ts';
import { addByHand } from './add.ts';
import { inquiryPage } from './page.ts';
import { presentOne } from './present.ts';
import { moveSpam, undoStatusChange } from './status.ts';

export function mountInquiryWork(app: GuardedApp, services: MailServices): void {
  const { db, now, siteUrl } = services;

  handle(app, workEndpoints.assignees, () => listAssignees(db()));

  handle(app, workEndpoints.templates, async () => (await readSection(db(), 'replies')).templates);

  handle(app, workEndpoints.create, async ({ body }, context) => {
    const authorId = context.get('staff').id;
    const isNew = await addByHand(db(), body, { authorId, now: now() });
    context.status(isNew ? 201 : 200);
    return presentOne(db(), await findInquiry(db(), body.id), now());
  });

  handle(app, workEndpoints.bulk, async ({ body: { move, inquiries } }, context) => {
    const by = { authorId: context.get('staff').id, now: now() };
    const ids = await db().transaction((tx) => moveSpam(tx, move, inquiries, by));
    sendMailsAfterAnswer(context, services);
    return { ids };
  });

  handle(app, workEndpoints.read, ({ params }, context) =>
    inquiryPage(db(), readId(params, 'inquiries'), {
      readerId: context.get('staff').id,
      now: now(),
    }),
  );

  handle(app, workEndpoints.change, async ({ params, body }, context) => {
    const action = {
      id: readId(params, 'inquiries'),
      authorId: context.get('staff').id,
      now: now(),
    };
    await db().transaction(async (tx) => {
      const locked = editableRow(await lockInquiry(tx, action.id), body.version, 'inquiries');
      if (body.assigneeId !== undefined) await assign(tx, action, locked, body.assigneeId);
      if (body.next !== undefined) await plan(tx, action, locked, body.next);
    });
    return inquiryPage(db(), action.id, { readerId: action.authorId, now: now() });
  });

  handle(app, workEndpoints.correct, async ({ params, body }, context) => {
    const action = {
      id: readId(params, 'inquiries'),
      authorId: context.get('staff').id,
      now: now(),
    };
    await db().transaction((tx) => correct(tx, action, body, siteUrl()));
    if (body.isMailed) sendMailsAfterAnswer(context, services);
    return inquiryPage(db(), action.id, { readerId: action.authorId, now: now() });
  });

  handle(app, workEndpoints.undo, async ({ params, body }, context) => {
    const action = {
      id: readId(params, 'inquiries'),
      authorId: context.get('staff').id,
      now: now(),
    };
    await db().transaction((tx) => undoStatusChange(tx, { ...action, ...body }));
    return inquiryPage(db(), action.id, { readerId: action.authorId, now: now() });
  });

  handle(app, workEndpoints.addNote, async ({ params, body: { id, kind, body } }, context) => {
    const inquiryId = readId(params, 'inquiries');
    const authorId = context.get('staff').id;
    await db().transaction(async (tx) => {
      existing(await lockInquiry(tx, inquiryId), 'inquiries');
      const note = { id, inquiryId, kind, authorId, body };
      if (await addTimelineEntry(tx, note)) await touchInquiry(tx, inquiryId, now());
      else if (!isSameNote(note, await findTimelineEntry(tx, id))) {
        throw new ApiError('idempotency_mismatch', text.otherText);
      }
    });
    return inquiryPage(db(), inquiryId, { readerId: authorId, now: now() });
  });

  handle(app, workEndpoints.editNote, async ({ params, body: { body } }, context) => {
    const inquiryId = readId(params, 'inquiries');
    const authorId = context.get('staff').id;
    const noteId = z.uuid().safeParse(params.note).data;
    const note = noteId === undefined ? undefined : await findTimelineEntry(db(), noteId);
    if (note?.inquiryId !== inquiryId || !['note', 'call'].includes(note.kind)) {
      throw new ApiError('not_found', text.noSuchNote);
    }
    if (note.authorId !== authorId) throw new ApiError('forbidden', text.notYourNote);
    if (note.body !== body) await editNote(db(), note.id, body, now());
    return inquiryPage(db(), inquiryId, { readerId: authorId, now: now() });
  });
}

type Note = Pick<TimelineRow, 'inquiryId' | 'kind' | 'authorId' | 'body'>;

/** @returns whether the stored entry is this note, sent again; if not, the note must not pass as saved */
function isSameNote(note: Note, stored: Note | undefined): boolean {
  return (
    stored?.inquiryId === note.inquiryId &&
    stored.kind === note.kind &&
    stored.authorId === note.authorId &&
    stored.body === note.body
  );
}

/**
 * Corrects details, and records the former ones in the timeline (@inquiry.details).
 * @throws ApiError 400 when a required detail is missing or there is no address to mail to, 404, 409
 *   when the caller saw another version; ShortError
 */
async function correct(
  tx: Database,
  { id, authorId, now }: StaffAction,
  { version, overbookReason, isMailed, message, ...details }: Corrected,
  siteUrl: string,
): Promise<void> {
  const locked = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  const { eventDate, lastDay = null } = details;
  const lastDayFault = lastDayProblem({ eventDate, lastDay });
  const missing = {
    ...missingDetails(locked, details),
    ...(lastDayFault !== '' && { lastDay: lastDayFault }),
  };
  if (Object.keys(missing).length > 0) {
    throw new ApiError('bad_request', text.checkFields, missing);
  }
  const change = changedDetails(locked, details);
  if (!change) return;
  const changed = { ...locked, ...change.columns };
  const agreed = movedAgreed(locked, changed.eventDate);
  const { eventDate: newDay, lastDay: newLastDay } = change.columns;
  const hasOtherDays = newDay !== undefined || newLastDay !== undefined;
  const moved = hasOtherDays ? agreed : null;
  if (locked.status === 'booked' && moved) {
    await confirmEvent(tx, changed, moved, { now, authorId, overbookReason });
  }
  await updateLocked(tx, id, { ...change.columns, agreed }, now);
  await writeEventRows(tx, id, now);
  await extendLinks(tx, moved, now);
  if (change.columns.email !== undefined && locked.email !== '') {
    await eraseAddress(tx, id, locked.email);
  }
  const eventId = crypto.randomUUID();
  // Lines with days of their own move with the event.
  const lines = locked.agreed && moved ? changesOf(locked.agreed, moved) : [];
  const told = { id: eventId, message, changes: [...change.told, ...lines] };
  const mailId = isMailed ? await mailChange(tx, { ...changed, agreed }, told, siteUrl) : null;
  const changes = [change.entry.body, ...lines].join('\n');
  const body = [changes, mailId === null ? '' : message].filter(Boolean).join('\n\n');
  await addTimelineEntry(tx, {
    id: eventId,
    inquiryId: id,
    authorId,
    mailId,
    ...change.entry,
    body,
  });
}

/** @throws ApiError 400 for somebody who does not work on requests */
async function assign(
  tx: Database,
  { id, authorId, now }: StaffAction,
  locked: InquiryRow,
  assigneeId: string | null,
): Promise<void> {
  if (locked.assigneeId === assigneeId) return;
  // A NUL would make Postgres fail.
  const mayExist = assigneeId !== null && !assigneeId.includes('\0');
  const person = mayExist ? await findAssignee(tx, assigneeId) : undefined;
  if (assigneeId !== null && !person) {
    throw new ApiError('bad_request', text.checkFields, { assigneeId: text.noSuchAssignee });
  }
  await updateLocked(tx, id, { assigneeId }, now);
  await addTimelineEntry(tx, {
    inquiryId: id,
    kind: 'assigned',
    authorId,
    body: person?.name ?? '',
  });
}

/** @throws ApiError 400 for an action without a day, or vice versa */
async function plan(
  tx: Database,
  { id, authorId, now }: StaffAction,
  locked: InquiryRow,
  { text: action, on, isDone }: { text: string; on: string | null; isDone: boolean },
): Promise<void> {
  if (action !== '' && on === null) {
    throw new ApiError('bad_request', text.checkFields, { 'next.on': text.nextActionDay });
  }
  if (action === '' && on !== null) {
    throw new ApiError('bad_request', text.checkFields, { 'next.text': text.nextActionText });
  }
  if (locked.nextAction === action && locked.nextActionOn === on) return;
  await updateLocked(tx, id, { nextAction: action, nextActionOn: on }, now);
  if (isDone && locked.nextAction !== '') {
    await addTimelineEntry(tx, {
      inquiryId: id,
      kind: 'next-action',
      authorId,
      body: locked.nextAction,
    });
    if (action === '') return;
  }
  await addTimelineEntry(tx, {
    inquiryId: id,
    kind: 'next-action',
    authorId,
    body: action,
    day: on,
  });
}
