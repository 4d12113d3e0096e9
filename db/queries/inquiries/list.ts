/** The list of inquiries in the admin: its views, filters, sorts and counts. */
import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  NEVER_IN_VIEW,
  NOBODY,
  type InquiryKind,
  type InquirySort,
  type InquiryStatus,
  type InquiryViewName,
} from '#contracts/inquiries/list.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiries } from '../../schema.ts';
import { inTrash, windowOf, type ListRequest, type Page } from '../paging.ts';
import { isNotOver } from './days.ts';
import { listAssignees } from './handover.ts';
import { withLinesAndMails, type InquiryRecord } from './records.ts';
import { searchFor, type SearchedNames } from './search.ts';
import { isToAnswer } from './unanswered.ts';

export interface InquiryListRequest extends ListRequest {
  view?: InquiryViewName | undefined;
  /** Undefined: all but quarantined ones; in the trash, all. */
  status?: InquiryStatus | undefined;
  kind?: InquiryKind | undefined;
  /** Id of a member of staff, or `NOBODY`. */
  assignee?: string | undefined;
  /** First and last day of the event. */
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
  sort?: InquirySort | undefined;
  /** Today in Detroit, for the views. */
  today: CivilDate;
  /** Id of the caller, for the view `mine`. */
  staffId: string;
  /** Ids for the view `unfit`, which SQL alone cannot compute. */
  unfit?: readonly string[] | undefined;
  /** Services, so that a search by their names finds their packages. */
  services: SearchedNames['services'];
  /** Staff, so that a search by their names finds their requests; read if left out. */
  staff?: SearchedNames['staff'] | undefined;
}

const NEWEST = sql`${inquiries.createdAt} desc nulls last, ${inquiries.id}`;
const OLDEST = sql`${inquiries.createdAt} asc nulls first, ${inquiries.id} desc`;
const TOUCHED = sql`${inquiries.touchedAt} desc nulls last, ${inquiries.id}`;
const EVENT = sql`${inquiries.eventDate} asc nulls last, ${NEWEST}`;
/** Every order has an index. `waiting` lists pending inquiries first. */
const ORDERS: Record<InquirySort, SQL> = {
  waiting: sql`(${inquiries.status} <> 'pending'), ${NEWEST}`,
  received: NEWEST,
  'received-asc': OLDEST,
  event: EVENT,
  'event-desc': sql`${inquiries.eventDate} desc nulls last, ${NEWEST}`,
  touched: TOUCHED,
  'touched-asc': sql`${inquiries.touchedAt} asc nulls first, ${inquiries.id} desc`,
};
const TRASH_ORDER = sql`${inquiries.deletedAt} desc nulls last, ${inquiries.id}`;

/** Default order of each view. */
const VIEW_ORDERS: Record<InquiryViewName, SQL> = {
  'to-answer': OLDEST,
  today: sql`${inquiries.nextActionOn} asc, ${inquiries.id}`,
  overdue: sql`${inquiries.nextActionOn} asc, ${inquiries.id}`,
  upcoming: EVENT,
  unfit: EVENT,
  mine: TOUCHED,
};

/** The statement for one page, exported so that tests can explain it. */
export function inquiryPageQuery(db: Database, request: InquiryListRequest, limit?: number) {
  const { limit: rows, offset } = windowOf(request.page, limit);
  return db
    .select()
    .from(inquiries)
    .where(conditionOf(request))
    .orderBy(orderOf(request))
    .limit(rows)
    .offset(offset);
}

/** The trash is ordered by deletion time. Within one status `waiting` makes no difference, so `received` is used. */
function orderOf({ deleted, status, view, sort }: InquiryListRequest): SQL {
  if (deleted) return TRASH_ORDER;
  if (view !== undefined && sort === undefined) return VIEW_ORDERS[view];
  const { waiting, received } = ORDERS;
  if (sort === undefined || sort === 'waiting') return status === undefined ? waiting : received;
  return ORDERS[sort];
}

/**
 * @param limit for a request without a page
 * @returns one page of inquiries, each with its lines and mails
 */
export async function listInquiries(
  db: Database,
  request: InquiryListRequest,
  limit?: number,
): Promise<Page<InquiryRecord>> {
  const complete = await withStaff(db, request);
  const rows = await inquiryPageQuery(db, complete, limit);
  return {
    rows: await withLinesAndMails(db, rows),
    total: await db.$count(inquiries, conditionOf(complete)),
  };
}

function conditionOf(request: InquiryListRequest): SQL | undefined {
  const { deleted, status } = request;
  // Spelled exactly as in the index's predicate.
  const anyStatus = deleted ? undefined : sql`${inquiries.status} <> 'quarantined'`;
  return and(
    inTrash(deleted, inquiries.deletedAt),
    status === undefined ? anyStatus : eq(inquiries.status, status),
    viewCondition(request),
    filterCondition(request),
  );
}

/** Search and filters, without status and view. */
function filterCondition(request: InquiryListRequest): SQL | undefined {
  const { kind, from, to, q, services, staff = [] } = request;
  return and(
    kind === undefined ? undefined : eq(inquiries.kind, kind),
    from === undefined ? undefined : isNotOver(from),
    to === undefined ? undefined : lte(inquiries.eventDate, to),
    assignedTo(request.assignee),
    searchFor(q, { services, staff }),
  );
}

function assignedTo(assignee: string | undefined): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === NOBODY ? isNull(inquiries.assigneeId) : eq(inquiries.assigneeId, assignee);
}

/**
 * The condition of a view (@inquiry.views). Lost and canceled requests are in no view of future work; see
 * `NEVER_IN_VIEW`.
 */
function viewCondition({ view, today, staffId, unfit = [] }: InquiryListRequest): SQL | undefined {
  const isOpen = sql`${inquiries.status} not in ('lost', 'canceled')`;
  switch (view) {
    case 'to-answer':
      return isToAnswer;
    case 'today':
      return and(eq(inquiries.nextActionOn, today), isOpen);
    case 'overdue':
      return and(sql`${inquiries.nextActionOn} < ${today}`, isOpen);
    case 'upcoming':
      return and(isNotOver(today), isOpen);
    case 'unfit':
      return inArray(inquiries.id, [...unfit]);
    case 'mine':
      return eq(inquiries.assigneeId, staffId);
    case undefined:
      return undefined;
  }
}

/**
 * @returns how many requests choosing each status would show beside the other filters; a status
 *   without any is absent. Statuses outside the view are counted as if no view were chosen.
 */
export async function countInquiries(db: Database, request: InquiryListRequest) {
  const complete = await withStaff(db, request);
  const { view, deleted } = complete;
  const outside = view === undefined ? [] : NEVER_IN_VIEW[view];
  const isOutside = outside.length === 0 ? undefined : inArray(inquiries.status, [...outside]);
  return db
    .select({ status: inquiries.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(inquiries)
    .where(
      and(
        inTrash(deleted, inquiries.deletedAt),
        view === undefined ? undefined : or(viewCondition(complete), isOutside),
        filterCondition(complete),
      ),
    )
    .groupBy(inquiries.status);
}

/** Adds the staff for a search by their names. */
async function withStaff(db: Database, request: InquiryListRequest): Promise<InquiryListRequest> {
  if (request.q === '' || request.staff) return request;
  return { ...request, staff: await listAssignees(db) };
}
