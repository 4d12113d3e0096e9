/** Processor's time, which other programs on the machine hardly change, unlike the time that passes. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Linux counts in hundredths of a second. */
const TICKS = 100;
/** Of `/proc/PID/stat`, behind the name in parentheses. */
const [USER, SYSTEM] = [11, 12];

/**
 * Begins to count what this process and the sessions of the database compute.
 * @returns what gives the seconds since then; sessions on another machine count as none
 */
export async function countProcessorTime(db: Database): Promise<() => Promise<number>> {
  const before = await readSessions(db);
  const own = process.cpuUsage();
  return async () => {
    const { user, system } = process.cpuUsage(own);
    const sessions = [...(await readSessions(db))].map(
      ([pid, seconds]) => seconds - (before.get(pid) ?? 0),
    );
    return sessions.reduce((sum, each) => sum + each, (user + system) / 1e6);
  };
}

/** @returns seconds that each session has computed, by its process */
async function readSessions(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .select({ pid: sql<number>`pid` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database()`);
  return new Map(rows.map(({ pid }) => [pid, secondsOf(pid)]));
}

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS;
  } catch {
    return 0;
  }
}
