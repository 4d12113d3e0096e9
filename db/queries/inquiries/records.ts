/** Inquiries with what belongs to them, and changes with optimistic locking. */
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { inquiryLines, inquiries, outbox, staff } from '../../schema.ts';
import type { MailRow } from '../mail/outbox.ts';
import { listReplaced } from './replaced.ts';
import type { InquiryLineRow, InquiryRow } from './rows.ts';
import { listUnanswered, type Unanswered } from './unanswered.ts';

export interface InquiryRecord extends InquiryRow {
  lines: InquiryLineRow[];
  mails: MailRow[];
  assignee: { id: string; name: string } | null;
  /** Unanswered messages of the customer, newest first. */
  unanswered: Unanswered[];
  /** Reference of the request that replaces it; empty: none. */
  replacedBy: string;
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
  const assignees = await listAssignees(
    db,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  const unanswered = await listUnanswered(db, ids);
  const replaced = await listReplaced(db, ids);
  const linesOf = Map.groupBy(lines, ({ inquiryId }) => inquiryId);
  const mailsOf = Map.groupBy(mails, ({ inquiryId }) => inquiryId);
  return rows.map((inquiry) => ({
    ...inquiry,
    lines: linesOf.get(inquiry.id) ?? [],
    mails: mailsOf.get(inquiry.id) ?? [],
    assignee: assignees.find(({ id }) => id === inquiry.assigneeId) ?? null,
    unanswered: unanswered.filter(({ inquiryId }) => inquiryId === inquiry.id),
    replacedBy: replaced.get(inquiry.id) ?? '',
  }));
}

async function listAssignees(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, email } = staff;
  const rows = await db
    .select({ id, name, email })
    .from(staff)
    .where(inArray(id, [...new Set(ids)]));
  return rows.map((person) => ({ id: person.id, name: person.name || person.email }));
}

/**
 * Inserts an inquiry that staff typed.
 * @returns false if its id or key exists
 * @throws when its reference is taken
 */
export async function insertInquiry(
  tx: Database,
  inquiry: typeof inquiries.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(inquiries)
    .values(inquiry)
    .onConflictDoNothing({ target: inquiries.idempotencyKey })
    .returning({ id: inquiries.id });
  return added.length > 0;
}

/**
 * Moves an inquiry to the trash, with optimistic locking.
 * @returns false when the version differs, the inquiry is in the trash, or it does not exist
 */
export function trashInquiry(db: Database, id: string, version: number, now: Date) {
  return changeInquiry(db, isUnchanged(id, version), { deletedAt: now, updatedAt: now });
}

function isUnchanged(id: string, version: number): SQL | undefined {
  return and(eq(inquiries.id, id), eq(inquiries.version, version), isNull(inquiries.deletedAt));
}

export async function restoreInquiry(db: Database, id: string, now: Date): Promise<void> {
  const inTheTrash = and(eq(inquiries.id, id), isNotNull(inquiries.deletedAt));
  await changeInquiry(db, inTheTrash, { deletedAt: null, updatedAt: now });
}

/** Updates these columns and increments the version. @returns whether a row matched */
export async function changeInquiry(
  db: Database,
  which: SQL | undefined,
  columns: Partial<InquiryRow> & { updatedAt: Date },
): Promise<boolean> {
  const changed = await db
    .update(inquiries)
    .set({ touchedAt: columns.updatedAt, ...columns, version: sql`${inquiries.version} + 1` })
    .where(which)
    .returning({ id: inquiries.id });
  return changed.length > 0;
}
