/** Assignees of requests, and handing requests over. */
import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { InquiryStatus } from '#contracts/inquiries/list.ts';
import { rolesWith } from '#contracts/permissions.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiries, inquiryEvents, staff } from '../../schema.ts';
import { isNotOver } from './days.ts';

const WORKED_ON: InquiryStatus[] = ['pending', 'contacted', 'quoted'];

/** Requests that need work; booked ones until the event is over. */
function isOpen(now: Date): SQL | undefined {
  const isToCome = and(eq(inquiries.status, 'booked'), isNotOver(todayInDetroit(now)));
  return and(isNull(inquiries.deletedAt), or(inArray(inquiries.status, WORKED_ON), isToCome));
}

export interface Assignee {
  id: string;
  name: string;
}

/** Staff who can sign in and may work on requests. */
const isAssignee = () =>
  and(isNull(staff.disabledAt), inArray(staff.role, [...rolesWith('inquiries.write')]));

const assigneeColumns = { id: staff.id, name: staff.name, email: staff.email };

/** @returns possible assignees, by name */
export async function listAssignees(db: Database): Promise<Assignee[]> {
  const rows = await db
    .select(assigneeColumns)
    .from(staff)
    .where(isAssignee())
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(500);
  return rows.map(named);
}

/**
 * Locks the person until the transaction ends, so that nobody disables them meanwhile.
 * @param tx a transaction
 * @returns undefined unless the person is a possible assignee
 */
export async function findAssignee(tx: Database, id: string): Promise<Assignee | undefined> {
  const [row] = await tx
    .select(assigneeColumns)
    .from(staff)
    .where(and(eq(staff.id, id), isAssignee()))
    .for('share');
  return row && named(row);
}

const named = ({ id, name, email }: { id: string; name: string; email: string }): Assignee => ({
  id,
  name: name || email,
});

/** @returns how many open requests each member of the staff has, by id */
export async function countOpenRequests(db: Database, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: inquiries.assigneeId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(inquiries)
    .where(and(isNotNull(inquiries.assigneeId), isOpen(now)))
    .groupBy(inquiries.assigneeId);
  return new Map(rows.map(({ id, count }) => [id ?? '', count]));
}

/**
 * Hands all open requests of one person to another, and records it in each timeline.
 * @param tx a transaction
 * @param to null to leave them unassigned
 */
export async function handOver(
  tx: Database,
  { from, to, by, now }: { from: string; to: Assignee | null; by: string; now: Date },
): Promise<void> {
  const moved = await tx
    .update(inquiries)
    .set({
      assigneeId: to?.id ?? null,
      touchedAt: now,
      updatedAt: now,
      version: sql`${inquiries.version} + 1`,
    })
    .where(and(eq(inquiries.assigneeId, from), isOpen(now)))
    .returning({ inquiryId: inquiries.id });
  if (moved.length === 0) return;
  const entry = { kind: 'assigned', authorId: by, body: to?.name ?? '' } as const;
  await tx.insert(inquiryEvents).values(moved.map(({ inquiryId }) => ({ inquiryId, ...entry })));
}
