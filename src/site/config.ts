/** The business this site belongs to (@business.config). Adopting the site starts here. */
export const SITE = {
  name: 'Woodward Event Decor',
  shortName: 'Woodward',
  tagline: 'Decor, rentals and design for events people remember',
  contact: {
    phone: '(313) 555-0142',
    email: 'hello@woodward.example',
    serviceArea: 'Detroit & Metro Michigan',
  },
  location: {
    city: 'Detroit',
    state: 'Michigan',
    /** ISO 3166-1. */
    country: 'US',
    fullArea: 'Metro Detroit, Michigan',
  },
  services: [
    'Event Decor',
    'Rental Services',
    'Design Services',
    'Photo Booth',
    'Video Dance Floor',
  ],
  /** Cities the hero and the Locations We Serve text name. */
  cities: [
    'Detroit',
    'Dearborn',
    'Birmingham',
    'Royal Oak',
    'Troy',
    'Grosse Pointe',
    'Novi',
    'Ann Arbor',
  ],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/woodward.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/woodward.example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/woodward.example' },
  ],
  /** Whom staff turn to when the website itself fails; a name and a phone number are best. */
  webmaster: 'the person who set up this website',
  builder: { name: 'Built with Astro', url: 'https://astro.build' },
} as const;

/** For search engines; apart from the rest, which scripts carry. */
export const SITE_SEO = {
  defaultTitle: 'Woodward Event Decor | Event Rentals & Design in Metro Detroit',
  defaultDescription:
    'Event decor, rentals and design for weddings, parties and corporate events in Detroit and Metro Michigan: chairs, linens, tents, photo booths and LED dance floors.',
  keywords:
    'event rentals Detroit, wedding rentals Michigan, party rentals Metro Detroit, tent rentals, event decor, LED dance floor, photo booth rental',
} as const;

/** `tel:` address of the business's phone. */
export const PHONE_HREF = phoneHref(SITE.contact.phone);

/** @param phone as people write it; without a country's code it is an American one */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+') || /^1\d{10}$/.test(digits)) return `tel:+${digits}`;
  return `tel:+1${digits}`;
}

/** `mailto:` address of the business. */
export const MAIL_HREF = `mailto:${SITE.contact.email}`;
/** @business.reply-time */
export const REPLY_PROMISE = 'within 24 hours';
