/**
 * The settings of a new shop: what each section has until an owner saves it. Nothing here is said
 * about a business that its owner has to keep, such as a fee: those lists start empty, and their
 * pages and sections are not there.
 */
import { HOME_SECTIONS, type Settings } from '#contracts/settings/sections.ts';
import { SITE, SITE_SEO } from '../config.ts';
import { DEFAULT_MAILS, DEFAULT_REPLIES } from './mails.ts';
import { DEFAULT_PACKAGES } from './packages.ts';
import { DEFAULT_QUOTE_TERMS } from './quote-terms.ts';
import { DEFAULT_SERVICES } from './services.ts';

const { contact, location } = SITE;

/** What event planners call the same thing (@search.synonyms). */
const SYNONYMS = [
  'linen, tablecloth, table cloth, table cover, table linen, overlay',
  'napkin, serviette',
  'chair cover, slipcover',
  'sash, chair bow, chair tie',
  'runner, table runner',
  'blush, pink, dusty rose, light pink, pale pink, rose quartz',
  'ivory, cream, off white, ecru, eggshell',
  'navy, dark blue, midnight blue',
  'sage, eucalyptus, dusty green, light green',
  'emerald, dark green, hunter green, forest green',
  'gold, golden',
  'rose gold, copper pink',
  'burgundy, wine red, maroon, oxblood, merlot',
  'champagne, beige, nude',
  'clear, transparent, see through, ghost, acrylic, lucite',
  'chiavari, tiffany chair, ballroom chair',
  'couch, sofa, loveseat, settee',
  'armchair, accent chair, lounge chair',
  'cocktail table, high top, highboy, bistro table, pub table',
  'farm table, harvest table, wood table, rustic table',
  'banquet table, rectangular table, folding table',
  'arch, arbor, chuppah, ceremony frame',
  'backdrop, photo wall, step and repeat',
  'hedge wall, greenery wall, boxwood wall, grass wall',
  'charger, charger plate, service plate',
  'flatware, silverware, cutlery',
  'dinnerware, china, plates, dishes',
  'stemware, glassware, wine glass, goblet',
  'flute, champagne glass',
  'string light, bistro light, cafe light, fairy light',
  'uplight, uplighting, up light, wall wash',
  'marquee letter, light up letter, lighted letter',
  'tent, marquee tent, pavilion, canopy tent',
  'heater, patio heater, propane heater',
  'dance floor, dancefloor',
  'stage, riser, platform',
  'bar, bar counter, drink station',
  'stanchion, rope barrier, crowd control',
  'aisle runner, red carpet, aisle carpet',
  'centerpiece, table decor, tabletop decor',
  'vase, vessel, bud vase',
  'candle, votive, hurricane, taper, candle holder',
  'photo booth, photobooth, selfie booth',
  'kid, children, child, toddler',
];

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

export const DEFAULT_SETTINGS: Settings = {
  business: {
    name: SITE.name,
    shortName: SITE.shortName,
    tagline: SITE.tagline,
    phone: contact.phone,
    email: contact.email,
    serviceArea: contact.serviceArea,
    city: location.city,
    state: location.state,
    fullArea: location.fullArea,
    cities: [...SITE.cities],
    social: SITE.social.map((each) => ({ ...each })),
  },
  hours: {
    open: WORKDAYS.map((day) => ({ day, from: '09:00', to: '17:00' })),
    closed: [],
    note: '',
  },
  hero: { title: '', text: '', proof: '', image: '', alt: '', focusX: 50, focusY: 50 },
  look: { accent: 'brass', logo: '', favicon: '' },
  home: { sections: HOME_SECTIONS.map((section) => ({ section, shown: true })) },
  seo: {
    title: SITE_SEO.defaultTitle,
    description: SITE_SEO.defaultDescription,
    keywords: SITE_SEO.keywords,
  },
  services: DEFAULT_SERVICES,
  packages: DEFAULT_PACKAGES,
  policies: { period: '', periodNote: '', deliveryNote: '', entries: [] },
  privacy: { before: [], after: [] },
  howItWorks: { intro: '', steps: [] },
  faq: { entries: [] },
  reviews: { entries: [] },
  events: { entries: [] },
  search: { synonyms: [...SYNONYMS] },
  planner: {
    rounds: [],
    banquets: [],
    cocktails: [],
    chairs: [],
    spareChairsPercent: 5,
    dancersPercent: 50,
    floorPerDancer: 5,
    tentPerSeatedGuest: 15,
    tentPerStandingGuest: 8,
    floors: [],
    tents: [],
  },
  mails: DEFAULT_MAILS,
  replies: DEFAULT_REPLIES,
  digest: { isOn: true, time: '08:00' },
  fees: { salesTaxPercent: 6, depositPercent: 0, damageWaiverPercent: 0, minimumOrder: 0 },
  quotes: {
    validDays: 14,
    terms: DEFAULT_QUOTE_TERMS,
    isReminded: true,
    paymentLink: '',
    delivery: 0,
  },
};
