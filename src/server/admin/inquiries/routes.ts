/** `/api/admin/contact-submissions`. */
import * as z from 'zod/mini';
import {
  STATUS_COUNTS_HEADER,
  TOTAL_COUNT_HEADER,
  type DeletedView,
} from '#contracts/admin/common.ts';
import {
  ARRIVAL_MARK_HEADER,
  INQUIRY_SORTS,
  INQUIRY_STATUSES,
  inquiryChangeSchema,
  MAX_ARRIVED,
  type ArrivedView,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { arrivalMark, findArrived } from '#db/queries/admin/arrivals.ts';
import {
  binInquiry,
  countInquiries,
  findInquiry,
  listInquiries,
  unbinInquiry,
  updateInquiryStatus,
} from '#db/queries/admin/inquiries.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ADMIN_API_PATHS, ARRIVED_PATH } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { readJson } from '../../http/read-body.ts';
import type { Services } from '../../services.ts';
import { assertSeen, editableRow, existing, readId, readVersion } from '../entity.ts';
import { deletedParam, pageParam, readQuery, searchParam, versionQuery } from '../list-query.ts';
import { presentInquiry } from './present.ts';

const PATH = ADMIN_API_PATHS.inquiries;

const listSchema = z.strictObject({
  q: searchParam,
  page: pageParam,
  status: z.optional(z.enum(INQUIRY_STATUSES)),
  sort: z.optional(z.enum(INQUIRY_SORTS)),
  deleted: deletedParam,
});

/** Whether the database takes it for the moment that it says. */
function isMark(text: string): boolean {
  const [day = ''] = text.split('T');
  // PostgreSQL's calendar has no year 0.
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const arrivedSchema = z.strictObject({
  since: z.optional(z.string().check(z.refine(isMark, 'It is no mark of a list'))),
});

/** @returns the endpoints, for the guarded app */
export function inquiryRoutes({ db, now }: Services): GuardedRouter {
  const router = createRouter();

  async function view(id: string): Promise<InquiryView> {
    return presentInquiry(existing(await findInquiry(db(), id), 'inquiries'));
  }

  router.get(PATH, async (context) => {
    const { q: search, ...request } = readQuery(context, listSchema);
    // Before the rows are read: what comes in between is told twice rather than never.
    context.header(ARRIVAL_MARK_HEADER, await arrivalMark(db()));
    const { rows, total } = await listInquiries(db(), { search, ...request });
    const counts = await countInquiries(db(), request.deleted);
    context.header(TOTAL_COUNT_HEADER, String(total));
    context.header(
      STATUS_COUNTS_HEADER,
      JSON.stringify(Object.fromEntries(counts.map(({ status, count }) => [status, count]))),
    );
    return context.json(rows.map(presentInquiry));
  });

  router.get(ARRIVED_PATH, async (context) => {
    const { since } = readQuery(context, arrivedSchema);
    const arrived: ArrivedView = { ids: await findArrived(db(), since, MAX_ARRIVED) };
    return context.json(arrived);
  });

  router.get(`${PATH}/:id`, async (context) =>
    context.json(await view(readId(context, 'inquiries'))),
  );

  router.patch(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'inquiries');
    const { raw } = context.req;
    const { status, version } = await readJson(raw, MAX_ADMIN_REQUEST_BYTES, inquiryChangeSchema);
    if (!(await updateInquiryStatus(db(), id, version, status, now()))) {
      // Missing, in the trash or stale: reads the row to tell which.
      editableRow(await findInquiry(db(), id), version, 'inquiries');
    }
    return context.json(await view(id));
  });

  // At once, with no confirmation (@inquiry.trash). One that is in the bin already stays there:
  // pressing twice is no error.
  router.delete(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'inquiries');
    const seen = readVersion(readQuery(context, versionQuery).version);
    const isMoved = await binInquiry(db(), id, seen, now());
    const inquiry = existing(await findInquiry(db(), id), 'inquiries');
    if (!isMoved && !inquiry.deletedAt) assertSeen(inquiry, seen);
    return context.json({ id, version: inquiry.version } satisfies DeletedView);
  });

  router.post(`${PATH}/:id/restore`, async (context) => {
    const id = readId(context, 'inquiries');
    await unbinInquiry(db(), id, now());
    return context.json(await view(id));
  });

  return router;
}
