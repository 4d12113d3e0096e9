/** Scheduling changes of the catalog, and letting their time come. */
import { beforeAll, beforeEach } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { ScheduledBatchView } from '#contracts/catalog/scheduled-views.ts';
import type { Scheduled } from '#contracts/catalog/scheduled.ts';
import type { Database } from '#db/client.ts';
import { publications, scheduledChanges } from '#db/schema.ts';
import type { ScheduledKind } from '#domain/scheduled-change.ts';
import { applyDue } from '#server/catalog/staff/scheduled/apply-due.ts';
import { itemEdit, type Admin } from './admin.ts';
import { ADMIN_API_PATHS } from './api-paths.ts';
import { host } from './host.ts';

/** Tuesday, 7 AM in Detroit. */
export const TUESDAY = new Date('2026-12-01T12:00:00Z');
/** Friday, 6 AM in Detroit. */
export const FRIDAY = { day: '2026-12-04', time: '06:00' };
export const FRIDAY_AT = new Date('2026-12-04T11:00:00Z');
/** The Monday after it, 6 AM. */
export const MONDAY = { day: '2026-12-07', time: '06:00' };
export const MONDAY_AT = new Date('2026-12-07T11:00:00Z');

export interface Schedules {
  /** Schedules a change of one thing, which is not its first. */
  schedule: (
    kind: ScheduledKind,
    thing: { id: string; version: number },
    change: object,
    when?: object,
  ) => Promise<Scheduled>;
  /** Applies what is due at a moment. */
  applyDueAt: (moment: Date) => Promise<void>;
  /** Adds an item of $8.00 among the linens. */
  addItem: (fields?: Parameters<Admin['addItem']>[1]) => Promise<RentalItemAdminView>;
  /** Edits an item as it is now. */
  edit: (id: string, fields: Parameters<typeof itemEdit>[1]) => Promise<unknown>;
  /** What is scheduled. */
  listed: () => Promise<ScheduledBatchView[]>;
  /** @param path below that of all scheduled changes */
  ask: (path: string, body?: object) => Promise<Response>;
}

/** On a database without publications and scheduled changes, on Tuesday. */
export function useSchedules(db: () => Database, admin: Admin): Schedules {
  const { rentalItems, scheduled } = ADMIN_API_PATHS;
  let linens = '';
  beforeAll(async () => {
    linens = (await admin.addCategory({ name: 'Linens' })).id;
  });
  beforeEach(async () => {
    await db().delete(scheduledChanges);
    await db().delete(publications);
    admin.clock.now = () => TUESDAY;
  });
  return {
    schedule: (kind, { id, version }, change, when = FRIDAY) =>
      admin.read<Scheduled>('POST', scheduled, {
        of: { kind, id, version, change },
        when,
        batchId: crypto.randomUUID(),
      }),
    applyDueAt: (moment) => applyDue({ db, host, now: () => moment }),
    addItem: (fields = {}) => admin.addItem(linens, { price: '$8.00', ...fields }),
    edit: async (id, fields) =>
      admin.read('PUT', `${rentalItems}/${id}`, itemEdit(await admin.readItem(id), fields)),
    listed: () => admin.read<ScheduledBatchView[]>('GET', scheduled),
    ask: (path, body) => admin.ask('POST', `${scheduled}${path}`, body),
  };
}
