/** Inquiries in the admin. */
import { STATUS_COUNTS_HEADER, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  ARRIVAL_MARK_HEADER,
  inquiryEndpoints,
  MAX_ARRIVED,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { arrivalMark, findArrived } from '#db/queries/admin/arrivals.ts';
import {
  trashInquiry,
  countInquiries,
  findInquiry,
  listInquiries,
  unbinInquiry,
  updateInquiryStatus,
} from '#db/queries/admin/inquiries.ts';
import type { GuardedApp } from '../../auth/guard.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../services.ts';
import { assertSeen, editableRow, existing, readId } from '../entity.ts';
import { presentInquiry } from './present.ts';

export function mountInquiries(app: GuardedApp, { db, now }: Services): void {
  async function view(id: string): Promise<InquiryView> {
    return presentInquiry(existing(await findInquiry(db(), id), 'inquiries'));
  }

  handle(app, inquiryEndpoints.list, async ({ query: { q: search, ...request } }, context) => {
    // Before reading the rows: an inquiry stored in between is then reported twice rather than
    // never.
    context.header(ARRIVAL_MARK_HEADER, await arrivalMark(db()));
    const { rows, total } = await listInquiries(db(), { search, ...request });
    const counts = await countInquiries(db(), request.deleted);
    context.header(TOTAL_COUNT_HEADER, String(total));
    context.header(
      STATUS_COUNTS_HEADER,
      JSON.stringify(Object.fromEntries(counts.map(({ status, count }) => [status, count]))),
    );
    return rows.map(presentInquiry);
  });

  handle(app, inquiryEndpoints.arrived, async ({ query: { since } }) => ({
    ids: await findArrived(db(), since, MAX_ARRIVED),
  }));

  handle(app, inquiryEndpoints.read, ({ params }) => view(readId(params, 'inquiries')));

  handle(app, inquiryEndpoints.change, async ({ params, body: { status, version } }) => {
    const id = readId(params, 'inquiries');
    if (!(await updateInquiryStatus(db(), id, version, status, now()))) {
      // Missing, in the trash or stale: reads the row to tell which.
      editableRow(await findInquiry(db(), id), version, 'inquiries');
    }
    return view(id);
  });

  // At once, without confirmation (@inquiry.trash). Idempotent.
  handle(app, inquiryEndpoints.remove, async ({ params, query: { version: seen } }) => {
    const id = readId(params, 'inquiries');
    const isMoved = await trashInquiry(db(), id, seen, now());
    const inquiry = existing(await findInquiry(db(), id), 'inquiries');
    if (!isMoved && !inquiry.deletedAt) assertSeen(inquiry, seen);
    return { id, version: inquiry.version };
  });

  handle(app, inquiryEndpoints.restore, async ({ params }) => {
    const id = readId(params, 'inquiries');
    await unbinInquiry(db(), id, now());
    return view(id);
  });
}
