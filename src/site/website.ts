/** Constants that the owner cannot change. */

/** @business.reply-time */
export const REPLY_PROMISE = 'within 24 hours';

/** Contact for staff when the website fails; preferably a name and phone number. */
export const WEBMASTER = 'the person who set up this website';

export const BUILDER = { name: 'Built with Astro', url: 'https://astro.build' } as const;

/** ISO 3166-1; phone numbers and prices are American, too. */
export const COUNTRY = 'US';
