import { REPLY_PROMISE } from '../website.ts';

// Hero (@home.hero).
export const heroText = (tagline: string) => `${tagline}.`;
export const bookNow = 'Book Now';
export const exploreServices = 'Explore Our Services';
// The hero's form (@home.ask).
export const eventDay = 'Event date';
export const guests = 'Guests';
export const seeWhatItTakes = 'See what it takes';
export const serving = (cities: readonly string[]) => `Serving ${cities.join(', ')}`;

// Services overview (@home.overview, @business.beyond).
export const servicesTitle = 'Our services';
export const servicesText =
  'Rent a few chairs or let us handle your whole event, from event planning to professional setup and delivery.';
export const rentalsTeaser = 'Chairs, tables, linens, tents and lighting, delivered and set up.';

// Featured rentals (@home.featured).
export const featuredTitle = 'Featured rentals';
export const browseCatalog = 'Browse Full Catalog';

// Service packages.
export const packagesTitle = 'Packages and starting prices';
export const packagesText =
  'Design, a photo booth or a dance floor: each package says what you get and where its price starts.';

export const packageColumns = ['Package', 'Price', 'Booking'];

// Contact form.
export const contactEyebrow = 'Contact';
export const contactTitle = 'Tell us about your event';
export const contactText = (fullArea: string) =>
  `Send us your date, your location and a few details. We’ll get back to you ${REPLY_PROMISE} with a personalized quote for ${fullArea}.`;
