/** The business of a new shop (@business.config); only `settings/defaults.ts` reads it. */
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
    fullArea: 'Metro Detroit, Michigan',
  },
  /** Named in the hero and in Locations We Serve. */
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
} as const;

export const SITE_SEO = {
  defaultTitle: 'Woodward Event Decor | Event Rentals & Design in Metro Detroit',
  defaultDescription:
    'Event decor, rentals and design for weddings, parties and corporate events in Metro Detroit: chairs, linens, tents, photo booths and LED dance floors.',
  keywords:
    'event rentals Detroit, wedding rentals Michigan, party rentals Metro Detroit, tent rentals, event decor, LED dance floor, photo booth rental',
} as const;
