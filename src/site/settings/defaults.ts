/**
 * The settings of a new shop: what each section has until an owner saves it. Nothing here is said
 * about a business that its owner has to keep, such as a fee: those lists start empty, and their
 * pages and sections are not there.
 */
import { HOME_SECTIONS, type Settings } from '#contracts/settings/sections.ts';
import { SITE, SITE_SEO } from '../config.ts';
import { DEFAULT_SERVICES } from './services.ts';

const { contact, location } = SITE;

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
  policies: { period: '', periodNote: '', deliveryNote: '', entries: [] },
  howItWorks: { intro: '', steps: [] },
  faq: { entries: [] },
  reviews: { entries: [] },
  events: { entries: [] },
  search: { synonyms: [] },
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
  mails: { recipients: [], thanks: '', signature: '' },
  fees: { salesTaxPercent: 6, depositPercent: 0, damageWaiverPercent: 0, minimumOrder: 0 },
};
