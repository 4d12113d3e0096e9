import type { InquiryView } from '#contracts/admin/inquiries.ts';
import type { InquiryRecord } from '#db/queries/admin/inquiries.ts';

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
    eventDate: inquiry.eventDate,
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
