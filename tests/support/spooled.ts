/** Requests as the spool keeps them. */
import { randomUUID } from 'node:crypto';
import type { Inquiry } from '#server/inquiries/intake/inquiry.ts';

/** @returns a request under a key of its own, with one line */
export function spooledInquiry(
  entry: Partial<Omit<Inquiry, 'fields'>> = {},
  fields: Partial<Inquiry['fields']> = {},
): Inquiry {
  return {
    idempotencyKey: `key:${randomUUID()}`,
    bodyHash: randomUUID().replaceAll('-', '').repeat(2),
    reference: 'WD-7K3Q9',
    receivedAt: new Date().toISOString(),
    fields: {
      kind: 'contact',
      name: 'Ada Okafor',
      phone: '(313) 555-0100',
      email: 'ada@example.com',
      eventDate: '2031-06-12',
      eventLocation: 'Detroit, MI',
      services: [],
      referralSource: '',
      message: 'A wedding in a barn',
      guestCount: '',
      selectedService: null,
      replaces: '',
      ...fields,
    },
    lines: [{ itemId: 'x', name: 'Chair', quantity: 2, price: '$8.50' }],
    signs: { website: '', fillMs: null },
    ...entry,
  };
}
