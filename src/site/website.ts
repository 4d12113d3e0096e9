/** What stays in the code: the promise of the specification, and whose work the website is. */

/** @business.reply-time */
export const REPLY_PROMISE = 'within 24 hours';

/** Whom staff turn to when the website itself fails; a name and a phone number are best. */
export const WEBMASTER = 'the person who set up this website';

export const BUILDER = { name: 'Built with Astro', url: 'https://astro.build' } as const;

/** Of the business, as ISO 3166-1 has it: phone numbers and prices are American, too. */
export const COUNTRY = 'US';

/** @business.services */
export const SERVICES = [
  'Event Decor',
  'Rental Services',
  'Design Services',
  'Photo Booth',
  'Video Dance Floor',
] as const;
