/** Texts of the timeline about changed details (@inquiry.details). */
import type { InquirerField } from '#domain/inquirer-fields.ts';

/** In the order in which the timeline names them. */
export const detailNames = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  eventDate: 'event date',
  lastDay: 'last day',
  eventLocation: 'location',
  guestCount: 'guests',
  deliveryWindow: 'delivery window',
  pickupWindow: 'pick-up window',
  siteContact: 'contact on site',
} satisfies Record<
  InquirerField | 'lastDay' | 'deliveryWindow' | 'pickupWindow' | 'siteContact',
  string
>;
export const changedDetails = (names: readonly string[]) =>
  new Intl.ListFormat('en-US').format(names);
/** A line of the timeline. */
export const detailWas = (name: keyof typeof detailNames, old: string, now: string) => {
  const label = detailNames[name];
  const line = `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${now || 'removed'}`;
  // A mistyped address may be a stranger's, and must not be kept with this person's data.
  return name === 'email' ? line : `${line} (was ${old || 'blank'})`;
};
