/** The filtered inquiries as a table for a spreadsheet (@inquiry.export). */
import { MAX_EXPORTED, workEndpoints } from '#contracts/admin/inquiry-work.ts';
import type { InquiryRecord } from '#db/queries/admin/inquiries.ts';
import { listInquiries } from '#db/queries/admin/inquiry-list.ts';
import { csvOf } from '#domain/csv.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';

const COLUMNS: readonly [string, (inquiry: InquiryRecord) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }) => createdAt.toISOString()],
  ['Status', ({ status }) => status],
  ['Kind', ({ kind }) => kind],
  ['Came by', ({ channel }) => channel],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Event date', ({ eventDate }) => eventDate ?? ''],
  ['Event location', ({ eventLocation }) => eventLocation],
  ['Guests', ({ guestCount }) => guestCount],
  ['Package', ({ selectedService }) => selectedService?.name ?? ''],
  ['Services', ({ services }) => services.join('; ')],
  ['Items', ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')],
  ['Message', ({ message }) => message],
  ['Heard about us', ({ referralSource }) => referralSource],
  ['Assigned to', ({ assignee }) => assignee?.name ?? ''],
  ['Next action', ({ nextAction }) => nextAction],
  ['Next action on', ({ nextActionOn }) => nextActionOn ?? ''],
];

export function mountInquiryExport(app: GuardedApp, { db, now }: Services): void {
  handle(app, workEndpoints.export, async ({ query }, context) => {
    const request = {
      ...query,
      today: todayInDetroit(now()),
      staffId: context.get('staff').id,
    };
    const { rows, total } = await listInquiries(db(), request, MAX_EXPORTED);
    const headings = COLUMNS.map(([heading]) => heading);
    const cells = rows.map((inquiry) => COLUMNS.map(([, cell]) => cell(inquiry)));
    return { csv: csvOf([headings, ...cells]), rows: rows.length, total };
  });
}
