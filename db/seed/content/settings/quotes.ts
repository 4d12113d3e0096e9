/** The terms of the demo's quotes; they agree with its policies. */
import type { Settings } from '#contracts/settings/sections.ts';

export const quotes: Settings['quotes'] = {
  validDays: 14,
  terms: `Booking: Your date is reserved once you accept this quote and pay the deposit. Until then, items are subject to availability.

Payment: The balance is due {balance due} before your event, or before delivery if you book later than that. Michigan sales tax is included where it applies; if your organization is exempt, please send us your exemption certificate (Form 3372) before you pay.

Changes: You can change quantities, add items or swap one for another until 14 days before your event, as long as we have them. Please ask us for a revised quote.

Cancellation: If you cancel 60 days or more before your event, we refund your deposit in full. Between 59 and 15 days, we keep the deposit. Within 14 days, the full amount is due. If you move your event to another date within 12 months, your deposit moves with it.

Delivery and setup: Please have the site clear and accessible at the agreed time, and let us know about stairs, elevators, long carries and overnight pickups in advance. For tents, please have private underground lines marked; we’ll request MISS DIG 811 for public ones.

Weather: Our crew decides whether a tent is safe to put up or must be emptied. We don’t put up tents when winds above 35 mph are forecast, and in that case we refund the tent in full.

Damage waiver: The damage waiver is optional. It covers accidental damage, but not loss, theft or burns. If you’d like it, ask us to add it before you accept.

Care and damage: Rented items remain our property. You’re responsible for them from delivery to pickup. Without the waiver, we charge what a repair or a replacement costs us.`,
  isReminded: true,
  paymentLink: '',
  delivery: 0,
};
