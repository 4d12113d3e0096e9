/** Inquiries in the admin. */
import { STATUS_COUNTS_HEADER, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  ARRIVAL_MARK_HEADER,
  inquiryEndpoints,
  MAX_ARRIVED,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { arrivalMark, findArrived } from '#db/queries/admin/arrivals.ts';
import {
  countInquiries,
  findInquiry,
  listInquiries,
  restoreInquiry,
  trashInquiry,
  updateInquiryStatus,
  type InquiryRecord,
} from '#db/queries/admin/inquiries.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { assertSeen, editableRow, existing, readId } from './entity.ts';

export function mountInquiries(app: GuardedApp, { db, now }: Services): void {
  async function view(id: string): Promise<InquiryView> {
    return presentInquiry(existing(await findInquiry(db(), id), 'inquiries'));
  }

  handle(app, inquiryEndpoints.list, async ({ query }, context) => {
    // Before reading the rows: an inquiry stored in between is then reported twice rather than
    // never.
    context.header(ARRIVAL_MARK_HEADER, await arrivalMark(db()));
    const { rows, total } = await listInquiries(db(), query);
    const counts = await countInquiries(db(), query.deleted);
    context.header(TOTAL_COUNT_HEADER, String(total));
    context.header(
      STATUS_COUNTS_HEADER,
      JSON.stringify(Object.fromEntries(counts.map(({ status, count }) => [status, count]))),
    );
    return rows.map(presentInquiry);
  });

  handle(app, inquiryEndpoints.arrived, async ({ query: { since } }) => ({
    ids: await findArrived(db(), since, MAX_ARRIVED),
  }));

  handle(app, inquiryEndpoints.read, ({ params }) => view(readId(params, 'inquiries')));

  handle(app, inquiryEndpoints.change, async ({ params, body: { status, version } }) => {
    const id = readId(params, 'inquiries');
    if (!(await updateInquiryStatus(db(), id, version, status, now()))) {
      // Missing, in the trash or stale: reads the row to tell which.
      editableRow(await findInquiry(db(), id), version, 'inquiries');
    }
    return view(id);
  });

  // At once, without confirmation (@inquiry.trash). Idempotent.
  handle(app, inquiryEndpoints.remove, async ({ params, query: { version: seen } }) => {
    const id = readId(params, 'inquiries');
    const isMoved = await trashInquiry(db(), id, seen, now());
    const inquiry = existing(await findInquiry(db(), id), 'inquiries');
    if (!isMoved && !inquiry.deletedAt) assertSeen(inquiry, seen);
    return { id, version: inquiry.version };
  });

  handle(app, inquiryEndpoints.restore, async ({ params }) => {
    const id = readId(params, 'inquiries');
    await restoreInquiry(db(), id, now());
    return view(id);
  });
}

/** @returns the admin's view of an inquiry: the request as sent, the catalog's data, its mails */
export function presentInquiry(inquiry: InquiryRecord): InquiryView {
  return {
    id: inquiry.id,
    version: inquiry.version,
    reference: inquiry.reference,
    status: inquiry.status,
    kind: inquiry.kind,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    createdAt: inquiry.createdAt.toISOString(),
    deletedAt: inquiry.deletedAt?.toISOString() ?? null,
    eventDate: inquiry.eventDate ?? '',
    eventLocation: inquiry.eventLocation,
    services: inquiry.services,
    referralSource: inquiry.referralSource,
    message: inquiry.message,
    guestCount: inquiry.guestCount,
    selectedService: inquiry.selectedService,
    replaces: inquiry.replaces,
    spamReasons: inquiry.spamReasons,
    wishlistItems: inquiry.lines.map((line) => ({
      itemId: line.itemId,
      name: line.name,
      quantity: line.quantity,
      price: line.price,
      standing: line.standing,
      catalogName: line.catalogName,
      catalogPrice: line.catalogPrice,
    })),
    // Without recipient and content.
    mails: inquiry.mails.map((mail) => ({
      kind: mail.kind,
      state: mail.state,
      tries: mail.tries,
      lastError: mail.lastError,
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
  };
}
