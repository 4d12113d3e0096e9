import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { outbox, publications, scheduledChanges } from '../schema.ts';
import { BUILD_TIMEOUT_MINUTES } from './publishing/requests.ts';
import { nextReminder } from './quotes/reminders.ts';
import { onlyRow, query } from './rows.ts';

/**
 * @param mailsLeave false when no mail server is set, so that queued mails and reminders are ignored
 * @returns when the next mail, reminder, scheduled change, build or build timeout is due, whichever is first; undefined
 *   when nothing is
 */
export async function findNextDue(
  db: Database,
  { mailsLeave, now }: { mailsLeave: boolean; now: Date },
): Promise<Date | undefined> {
  const mail = db
    .select({ at: sql`min(${outbox.nextTryAt})` })
    .from(outbox)
    .where(sql`${mailsLeave} and ${outbox.state} = 'queued'`);
  const publication = db
    .select({
      at: sql`min(case ${publications.state} when 'requested' then ${publications.dueAt}
        else ${publications.startedAt} + make_interval(mins => ${BUILD_TIMEOUT_MINUTES}) end)`,
    })
    .from(publications)
    .where(sql`${publications.state} in ('requested', 'building')`);
  const scheduled = db
    .select({ at: sql`min(${scheduledChanges.dueAt})` })
    .from(scheduledChanges)
    .where(sql`${scheduledChanges.state} = 'waiting'`);
  const reminder = mailsLeave ? nextReminder(now) : sql`null::timestamptz`;
  const first = sql`select extract(epoch from least((${mail}), (${publication}), (${scheduled}), (${reminder}))) * 1000 as ms`;
  const { ms } = onlyRow(await query<{ ms: string | null }>(db, first));
  return ms === null ? undefined : new Date(Number(ms));
}
