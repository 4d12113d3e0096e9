import { STATUS_COUNTS_HEADER, TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import {
  ARRIVAL_MARK_HEADER,
  inquiryEndpoints,
  MAX_ARRIVED,
  type InquiryView,
} from '#contracts/inquiries/list.ts';
import type { Database } from '#db/client.ts';
import { arrivalMark, listArrived } from '#db/queries/inquiries/arrivals.ts';
import { countInquiries, listInquiries } from '#db/queries/inquiries/list.ts';
import { findInquiry, restoreInquiry, trashInquiry } from '#db/queries/inquiries/records.ts';
import { lockInquiry } from '#db/queries/inquiries/work.ts';
import { deleteQuoteMails } from '#db/queries/mail/stale.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { SERVICE_NAMES } from '#site/catalog/package-line.ts';
import { assertSeen, existing, readId } from '../../base/editable.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../mail/send-due.ts';
import type { MailServices } from '../../mail/services.ts';
import { confirmEvent } from '../../stock/agreed-event.ts';
import type { Confirmation } from '../../stock/confirm.ts';
import { writeEventRows } from '../../stock/event-rows.ts';
import { unfitOf } from '../../stock/unfit.ts';
import type { StaffAction } from '../record/locked.ts';
import { presentInquiries, presentOne } from './present.ts';
import { changeStatus } from './status.ts';

export function mountInquiries(app: GuardedApp, services: MailServices): void {
  const { db, now } = services;

  async function view(id: string): Promise<InquiryView> {
    return presentOne(db(), await findInquiry(db(), id), now());
  }

  handle(app, inquiryEndpoints.list, async ({ query }, context) => {
    // Before reading the rows: an inquiry stored in between is then reported twice rather than
    // never.
    context.header(ARRIVAL_MARK_HEADER, await arrivalMark(db()));
    const request = {
      ...query,
      unfit: await unfitOf(db(), query.view, now()),
      today: todayInDetroit(now()),
      staffId: context.get('staff').id,
      services: SERVICE_NAMES,
    };
    const { rows, total } = await listInquiries(db(), request);
    const counts = await countInquiries(db(), request);
    context.header(TOTAL_COUNT_HEADER, String(total));
    context.header(
      STATUS_COUNTS_HEADER,
      JSON.stringify(Object.fromEntries(counts.map(({ status, count }) => [status, count]))),
    );
    return presentInquiries(db(), rows, now());
  });

  handle(app, inquiryEndpoints.arrived, async ({ query: { since } }) => ({
    ids: await listArrived(db(), since, MAX_ARRIVED),
  }));

  handle(app, inquiryEndpoints.read, ({ params }) => view(readId(params, 'inquiries')));

  handle(app, inquiryEndpoints.change, async ({ params, body }, context) => {
    const id = readId(params, 'inquiries');
    const { id: authorId } = context.get('staff');
    await db().transaction((tx) => changeStatus(tx, { id, authorId, now: now(), ...body }));
    sendMailsAfterAnswer(context, services);
    return view(id);
  });

  // Permanently, without a question (@inquiry.trash). Idempotent.
  handle(app, inquiryEndpoints.remove, async ({ params, query: { version: seen } }) => {
    const id = readId(params, 'inquiries');
    const isMoved = await db().transaction(async (tx) => {
      const moved = await trashInquiry(tx, id, seen, now());
      if (moved) {
        await deleteQuoteMails(tx, id);
        await writeEventRows(tx, id, now());
      }
      return moved;
    });
    const inquiry = existing(await findInquiry(db(), id), 'inquiries');
    if (!isMoved && !inquiry.deletedAt) assertSeen(inquiry, seen);
    return { id, version: inquiry.version };
  });

  handle(app, inquiryEndpoints.restore, async ({ params, body }, context) => {
    const id = readId(params, 'inquiries');
    const { id: authorId } = context.get('staff');
    await db().transaction((tx) => restore(tx, { id, authorId, now: now(), ...body }));
    return view(id);
  });
}

/**
 * Restores an inquiry from the trash; a booked event must still fit, or have a reason (@stock.confirm).
 * @throws ApiError 404; ShortError
 */
async function restore(
  tx: Database,
  { id, authorId, now, overbookReason }: StaffAction & Pick<Confirmation, 'overbookReason'>,
): Promise<void> {
  const inquiry = existing(await lockInquiry(tx, id), 'inquiries');
  const { deletedAt: gaveUpAt } = inquiry;
  if (!gaveUpAt) return;
  if (inquiry.status === 'booked' && inquiry.agreed) {
    const by = { now, authorId, overbookReason };
    await confirmEvent(tx, inquiry, inquiry.agreed, { ...by, gaveUpAt });
  }
  await restoreInquiry(tx, id, now);
  await writeEventRows(tx, id, now);
}
