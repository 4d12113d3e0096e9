/** States of a lead. A new one is `pending` (spec §3); the others are set by staff. */
export const LEAD_STATUSES = [
  'pending',
  'contacted',
  'quoted',
  'booked',
  'lost',
  'quarantined',
] as const;

/** Where a lead comes from: `/api/contact` or `/api/service-booking` (spec §7). */
export const LEAD_KINDS = ['contact', 'booking'] as const;
