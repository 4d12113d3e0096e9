/** Default terms of quotes (@quote.settings). They name no days, because the shop's policies are unknown. */
export const DEFAULT_QUOTE_TERMS = `Booking: Your date is reserved once you accept this quote and pay the deposit. Until then, items are subject to availability.

Payment: The balance is due before your event. Michigan sales tax is included where it applies; if your organization is exempt, please send us your exemption certificate (Form 3372) before you pay.

Changes: You can change quantities as long as the items are available. Please ask us for a revised quote.

Cancellation: If your plans change, please tell us as soon as you can. We’ll gladly talk about another date.

Delivery and setup: Please have the site clear and accessible at the agreed time, and let us know about stairs, elevators, long carries and overnight pickups in advance. For tents, please have private underground lines marked; we’ll request MISS DIG 811 for public ones.

Weather: Outdoor tents and decor can’t stay up in dangerous wind or lightning. Our crew’s decision on site is final.

Care and damage: Rented items remain our property. You’re responsible for them from delivery to pickup. Missing or damaged items are charged at replacement cost, unless a damage waiver covers them.`;
