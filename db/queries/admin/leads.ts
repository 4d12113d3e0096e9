/**
 * Leads as staff read them.
 */
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { LeadSort, LeadStatus } from '#contracts/admin/leads.ts';
import { parseEventDate } from '#domain/event-date.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { leadLines, leads, outbox } from '../../schema.ts';
import type { LeadLineRow, LeadRow } from '../leads.ts';
import type { MailRow } from '../outbox.ts';
import { contains, inBin, windowOf, type ListRequest, type Page } from './paging.ts';

export interface LeadRecord extends LeadRow {
  lines: LeadLineRow[];
  mails: MailRow[];
}

export interface LeadListRequest extends ListRequest {
  /** Undefined: all but the quarantined; in the bin, all. */
  status?: LeadStatus | undefined;
  sort?: LeadSort | undefined;
}

/** What waits for an answer comes first in `waiting`, which has an index, as the times of receipt do. */
const NEWEST = sql`${leads.createdAt} desc nulls last, ${leads.id}`;
const ORDERS: Record<LeadSort, SQL> = {
  waiting: sql`(${leads.status} <> 'pending'), ${NEWEST}`,
  received: NEWEST,
  'received-asc': sql`${leads.createdAt} asc nulls first, ${leads.id} desc`,
  event: sql`${leads.eventDate} asc, ${NEWEST}`,
  'event-desc': sql`${leads.eventDate} desc, ${NEWEST}`,
};
const BIN_ORDER = sql`${leads.deletedAt} desc nulls last, ${leads.id}`;

/** Fewer digits are found in too many numbers. */
const MIN_PHONE_DIGITS = 4;

/** The statement of one page, to be run or explained. */
export function leadPageQuery(db: Database, request: LeadListRequest) {
  const { limit, offset } = windowOf(request.page, ADMIN_PAGE_SIZE);
  return db
    .select()
    .from(leads)
    .where(conditionOf(request))
    .orderBy(orderOf(request))
    .limit(limit)
    .offset(offset);
}

/** Those of one status wait or do not, all alike; those in the bin come by the time they came there. */
function orderOf({ deleted, status, sort = 'waiting' }: LeadListRequest): SQL {
  if (deleted) return BIN_ORDER;
  return ORDERS[sort === 'waiting' && status !== undefined ? 'received' : sort];
}

/** @returns one page of leads, each with its lines and mails */
export async function listLeads(db: Database, request: LeadListRequest): Promise<Page<LeadRecord>> {
  const rows = await leadPageQuery(db, request);
  return {
    rows: await withLinesAndMails(db, rows),
    total: await db.$count(leads, conditionOf(request)),
  };
}

function conditionOf({ deleted, status, search }: LeadListRequest): SQL | undefined {
  // Literally, as the index has it.
  const anyStatus = deleted ? undefined : sql`${leads.status} <> 'quarantined'`;
  return and(
    inBin(deleted, leads.deletedAt),
    status === undefined ? anyStatus : eq(leads.status, status),
    or(
      contains(search, leads.name, leads.email, leads.phone, leads.reference, leads.eventLocation),
      phoneIs(search),
      eventDateIs(search),
    ),
  );
}

/** A number is found however it was written. */
function phoneIs(search: string): SQL | undefined {
  const digits = search.replaceAll(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS || !/^[\d\s()+./-]+$/.test(search)) return undefined;
  return ilike(sql`regexp_replace(${leads.phone}, '\\D', '', 'g')`, `%${digits}%`);
}

/**
 * A day is found as the list writes it, or as ISO 8601 does; a month with its day or its year too.
 * @param search `06/12/2031`, `6/12/31`, `2031-06-12`, `6/12` or `6/2031`
 */
function eventDateIs(search: string): SQL | undefined {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})(?:\/(\d{1,2}))?(?:\/(\d{4}|\d{2}))?$/.exec(search) ?? [];
  const [mm, dd] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const iso = parseEventDate(
    day === '' || year === '' ? search : `${year.padStart(4, '20')}-${mm}-${dd}`,
  );
  if (iso !== null) return eq(leads.eventDate, iso);
  if (month === '' || (day === '' && year === '')) return undefined;
  const pattern = day === '' ? `${mm}/__/${year}` : `${mm}/${dd}/____`;
  return sql`to_char(${leads.eventDate}, 'MM/DD/YYYY') like ${pattern}`;
}

/** @returns the lead with its lines and mails, also when it is in the bin */
export async function findLead(db: Database, id: string): Promise<LeadRecord | undefined> {
  const rows = await db.select().from(leads).where(eq(leads.id, id));
  const [lead] = await withLinesAndMails(db, rows);
  return lead;
}

/** @returns the leads in their order, each with its lines and mails */
export async function withLinesAndMails(
  db: Database,
  rows: readonly LeadRow[],
): Promise<LeadRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(leadLines)
    .where(inArray(leadLines.leadId, ids))
    .orderBy(asc(leadLines.leadId), asc(leadLines.position));
  const mails = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.leadId, ids))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  const linesOf = Map.groupBy(lines, ({ leadId }) => leadId);
  const mailsOf = Map.groupBy(mails, ({ leadId }) => leadId);
  return rows.map((lead) => ({
    ...lead,
    lines: linesOf.get(lead.id) ?? [],
    mails: mailsOf.get(lead.id) ?? [],
  }));
}

/**
 * @param deleted counts what is in the bin, instead of what is not
 * @returns how many leads there are in each status that occurs
 */
export async function countLeads(
  db: Database,
  deleted: boolean,
): Promise<{ status: LeadStatus; count: number }[]> {
  return db
    .select({ status: leads.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(leads)
    .where(inBin(deleted, leads.deletedAt))
    .groupBy(leads.status);
}

/**
 * Sets the status of a lead that is still as the editor saw it.
 * @returns false when it has another version, is in the bin, or is not there
 */
export async function updateLeadStatus(
  db: Database,
  id: string,
  version: number,
  status: LeadStatus,
  now: Date,
): Promise<boolean> {
  return changeLead(db, asSeen(id, version), { status, updatedAt: now });
}

/**
 * Puts a lead into the bin that is still as the editor saw it.
 * @returns false when it has another version, is in the bin, or is not there
 */
export function binLead(db: Database, id: string, version: number, now: Date): Promise<boolean> {
  return changeLead(db, asSeen(id, version), { deletedAt: now, updatedAt: now });
}

function asSeen(id: string, version: number): SQL | undefined {
  return and(eq(leads.id, id), eq(leads.version, version), isNull(leads.deletedAt));
}

/** Takes a lead out of the bin, if it is there. */
export async function unbinLead(db: Database, id: string, now: Date): Promise<void> {
  const inTheBin = and(eq(leads.id, id), isNotNull(leads.deletedAt));
  await changeLead(db, inTheBin, { deletedAt: null, updatedAt: now });
}

/** Writes these columns and counts the edit. @returns whether there was such a lead */
async function changeLead(
  db: Database,
  which: SQL | undefined,
  columns: Partial<Pick<LeadRow, 'status' | 'deletedAt' | 'updatedAt'>>,
): Promise<boolean> {
  const changed = await db
    .update(leads)
    .set({ ...columns, version: sql`${leads.version} + 1` })
    .where(which)
    .returning({ id: leads.id });
  return changed.length > 0;
}
