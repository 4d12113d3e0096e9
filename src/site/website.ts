/** Constants that the owner cannot change. */

/** How soon the business replies (@business.reply-time). */
export const REPLY_PROMISE = 'within 24 hours';

/** Whom staff ask if the website fails; preferably a name and a phone number. */
export const WEBMASTER = 'the person who set up this website';

/** The footer's last link. */
export const CREDIT = { text: 'Built with Astro', url: 'https://astro.build' } as const;

/** ISO 3166-1 code. Phone numbers and prices are American, too. */
export const COUNTRY = 'US';
