import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { InquirySort, InquiryStatus } from '#contracts/admin/inquiries.ts';
import { parseEventDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiryLines, inquiries, outbox } from '../../schema.ts';
import type { InquiryLineRow, InquiryRow } from '../inquiries.ts';
import type { MailRow } from '../outbox.ts';
import { contains, inTrash, windowOf, type ListRequest, type Page } from './paging.ts';

export interface InquiryRecord extends InquiryRow {
  lines: InquiryLineRow[];
  mails: MailRow[];
}

export interface InquiryListRequest extends ListRequest {
  /** Undefined: all but quarantined ones; in the trash, all. */
  status?: InquiryStatus | undefined;
  sort?: InquirySort | undefined;
}

/** The sort order `waiting` lists unanswered inquiries first. Both orders have an index. */
const NEWEST = sql`${inquiries.createdAt} desc nulls last, ${inquiries.id}`;
const ORDERS: Record<InquirySort, SQL> = {
  waiting: sql`(${inquiries.status} <> 'pending'), ${NEWEST}`,
  received: NEWEST,
  'received-asc': sql`${inquiries.createdAt} asc nulls first, ${inquiries.id} desc`,
  event: sql`${inquiries.eventDate} asc, ${NEWEST}`,
  'event-desc': sql`${inquiries.eventDate} desc nulls last, ${NEWEST}`,
};
const TRASH_ORDER = sql`${inquiries.deletedAt} desc nulls last, ${inquiries.id}`;

/** Fewer digits match too many numbers. */
const MIN_PHONE_DIGITS = 4;

/** The statement for one page, exported so that tests can explain it. */
export function inquiryPageQuery(db: Database, request: InquiryListRequest) {
  const { limit, offset } = windowOf(request.page);
  return db
    .select()
    .from(inquiries)
    .where(conditionOf(request))
    .orderBy(orderOf(request))
    .limit(limit)
    .offset(offset);
}

/** Within one status, "waiting" makes no difference; the trash is ordered by deletion time. */
function orderOf({ deleted, status, sort = 'waiting' }: InquiryListRequest): SQL {
  if (deleted) return TRASH_ORDER;
  return ORDERS[sort === 'waiting' && status !== undefined ? 'received' : sort];
}

/** @returns one page of inquiries, each with its lines and mails */
export async function listInquiries(
  db: Database,
  request: InquiryListRequest,
): Promise<Page<InquiryRecord>> {
  const rows = await inquiryPageQuery(db, request);
  return {
    rows: await withLinesAndMails(db, rows),
    total: await db.$count(inquiries, conditionOf(request)),
  };
}

function conditionOf({ deleted, status, q }: InquiryListRequest): SQL | undefined {
  // Spelled exactly as in the index's predicate.
  const anyStatus = deleted ? undefined : sql`${inquiries.status} <> 'quarantined'`;
  return and(
    inTrash(deleted, inquiries.deletedAt),
    status === undefined ? anyStatus : eq(inquiries.status, status),
    or(
      contains(
        q,
        inquiries.name,
        inquiries.email,
        inquiries.phone,
        inquiries.reference,
        inquiries.eventLocation,
      ),
      phoneIs(q),
      eventDateIs(q),
    ),
  );
}

/** Matches a number regardless of its formatting. */
function phoneIs(search: string): SQL | undefined {
  const digits = search.replaceAll(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS || !/^[\d\s()+./-]+$/.test(search)) return undefined;
  return ilike(sql`regexp_replace(${inquiries.phone}, '\\D', '', 'g')`, `%${digits}%`);
}

/**
 * Matches a day as the list displays it or in ISO 8601, and a month with its day or its year.
 * @param search `06/12/2031`, `6/12/31`, `2031-06-12`, `6/12` or `6/2031`
 */
function eventDateIs(search: string): SQL | undefined {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})(?:\/(\d{1,2}))?(?:\/(\d{4}|\d{2}))?$/.exec(search) ?? [];
  const [mm, dd] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const iso = parseEventDate(
    day === '' || year === '' ? search : `${year.padStart(4, '20')}-${mm}-${dd}`,
  );
  if (iso !== null) return eq(inquiries.eventDate, iso);
  if (month === '' || (day === '' && year === '')) return undefined;
  const pattern = day === '' ? `${mm}/__/${year}` : `${mm}/${dd}/____`;
  return sql`to_char(${inquiries.eventDate}, 'MM/DD/YYYY') like ${pattern}`;
}

/** @returns the inquiry with its lines and mails, even when it is in the trash */
export async function findInquiry(db: Database, id: string): Promise<InquiryRecord | undefined> {
  const rows = await db.select().from(inquiries).where(eq(inquiries.id, id));
  const [inquiry] = await withLinesAndMails(db, rows);
  return inquiry;
}

/** @returns the inquiries in the given order, each with its lines and mails */
export async function withLinesAndMails(
  db: Database,
  rows: readonly InquiryRow[],
): Promise<InquiryRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(inquiryLines)
    .where(inArray(inquiryLines.inquiryId, ids))
    .orderBy(asc(inquiryLines.inquiryId), asc(inquiryLines.position));
  const mails = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.inquiryId, ids))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  const linesOf = Map.groupBy(lines, ({ inquiryId }) => inquiryId);
  const mailsOf = Map.groupBy(mails, ({ inquiryId }) => inquiryId);
  return rows.map((inquiry) => ({
    ...inquiry,
    lines: linesOf.get(inquiry.id) ?? [],
    mails: mailsOf.get(inquiry.id) ?? [],
  }));
}

/**
 * @param deleted counts the trash instead of the rest
 * @returns the number of inquiries by status; a status without any is absent
 */
export async function countInquiries(db: Database, deleted: boolean) {
  return db
    .select({ status: inquiries.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(inquiries)
    .where(inTrash(deleted, inquiries.deletedAt))
    .groupBy(inquiries.status);
}

/**
 * Sets the status, with optimistic locking.
 * @returns false when the version differs, the inquiry is in the trash, or it does not exist
 */
export async function updateInquiryStatus(
  db: Database,
  id: string,
  version: number,
  status: InquiryStatus,
  now: Date,
): Promise<boolean> {
  return changeInquiry(db, asSeen(id, version), { status, updatedAt: now });
}

/**
 * Moves an inquiry to the trash, with optimistic locking.
 * @returns false when the version differs, the inquiry is in the trash, or it does not exist
 */
export function trashInquiry(db: Database, id: string, version: number, now: Date) {
  return changeInquiry(db, asSeen(id, version), { deletedAt: now, updatedAt: now });
}

function asSeen(id: string, version: number): SQL | undefined {
  return and(eq(inquiries.id, id), eq(inquiries.version, version), isNull(inquiries.deletedAt));
}

/** Restores an inquiry from the trash, if it is there. */
export async function restoreInquiry(db: Database, id: string, now: Date): Promise<void> {
  const inTheTrash = and(eq(inquiries.id, id), isNotNull(inquiries.deletedAt));
  await changeInquiry(db, inTheTrash, { deletedAt: null, updatedAt: now });
}

/** Updates these columns and increments the version. @returns whether a row matched */
async function changeInquiry(
  db: Database,
  which: SQL | undefined,
  columns: Partial<Pick<InquiryRow, 'status' | 'deletedAt' | 'updatedAt'>>,
): Promise<boolean> {
  const changed = await db
    .update(inquiries)
    .set({ ...columns, version: sql`${inquiries.version} + 1` })
    .where(which)
    .returning({ id: inquiries.id });
  return changed.length > 0;
}
