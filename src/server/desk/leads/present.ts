import type { LeadView } from '#contracts/admin/leads.ts';
import type { LeadRecord } from '#db/queries/admin/leads.ts';

/** @returns a lead as staff see it: the request as sent, the catalog's facts, its mails */
export function presentLead(lead: LeadRecord): LeadView {
  return {
    id: lead.id,
    version: lead.version,
    reference: lead.reference,
    status: lead.status,
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    createdAt: lead.createdAt.toISOString(),
    deletedAt: lead.deletedAt?.toISOString() ?? null,
    eventDate: lead.eventDate,
    eventLocation: lead.eventLocation,
    services: lead.services,
    referralSource: lead.referralSource,
    message: lead.message,
    guestCount: lead.guestCount,
    selectedService: lead.selectedService,
    replaces: lead.replaces,
    spamReasons: lead.spamReasons,
    wishlistItems: lead.lines.map((line) => ({
      itemId: line.itemId,
      name: line.name,
      quantity: line.quantity,
      price: line.price,
      standing: line.standing,
      catalogName: line.catalogName,
      catalogPrice: line.catalogPrice,
    })),
    // Neither the recipient's address nor what is in it.
    mails: lead.mails.map((mail) => ({
      kind: mail.kind,
      state: mail.state,
      tries: mail.tries,
      lastError: mail.lastError,
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
  };
}
