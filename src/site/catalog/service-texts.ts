/** Fixed texts of the service pages (@services.design, @services.photo-booth, @services.dance-floor). */
import type { ServiceType } from '#contracts/catalog/public.ts';
import * as images from '../media/texts.ts';
import { PAGES } from '../paths.ts';
import * as common from '../texts/common.ts';
import { REPLY_PROMISE } from '../website.ts';
import type { Image } from './item-card.ts';

export interface Point {
  title: string;
  text: string;
}

export type IllustratedPoint = Point & { image: Image };

/** Fixed part of a service page; the owner edits the rest (`../settings/services.ts`). */
export interface ServiceLine {
  type: ServiceType;
  path: string;
  /** Title of the page and of its card on the home page. */
  name: string;
  seoDescription: (fullArea: string) => string;
  hero: Image;
  /** What a starting price is for, such as `per event`; empty: the whole service. */
  priceLabel: string;
  bookLabel: string;
}

export const SERVICE_LINES: Readonly<Record<ServiceType, ServiceLine>> = {
  design: {
    type: 'design',
    path: PAGES.design,
    name: common.designServices,
    seoDescription: (fullArea) =>
      `Event design for weddings, parties and corporate events in ${fullArea}: concept, planning, setup and takedown by one team.`,
    hero: images.gardenCeremony,
    priceLabel: '',
    bookLabel: 'Book This Package',
  },
  photo_booth: {
    type: 'photo_booth',
    path: PAGES.photoBooth,
    name: common.photoBooth,
    seoDescription: (fullArea) =>
      `Photo booth rental in ${fullArea}: enclosed or ring-light booth with an attendant, props, prints and an online gallery.`,
    hero: images.boothCorner,
    priceLabel: 'per 4 hours',
    bookLabel: 'Book This Package',
  },
  video_dance_floor: {
    type: 'video_dance_floor',
    path: PAGES.danceFloor,
    name: common.videoDanceFloor,
    seoDescription: (fullArea) =>
      `LED video dance floor rental in ${fullArea}: interactive panels, music sync, custom monograms, installation and takedown.`,
    hero: images.danceNight,
    priceLabel: 'per event',
    bookLabel: 'Book This Floor',
  },
};

// On all service pages and cards of packages.
export const seePackages = 'See packages';
export const startingAt = 'Starting at';
export const mostPopular = 'MOST POPULAR';
/** Introduces the features of the package with the lowest price. */
export const withPackage = (name: string) => `${name}, with`;
export const compareTitle = 'Compare packages';
export const compareRows = {
  package: 'Package',
  price: 'Price',
  what: 'What it is',
  includes: 'Includes',
};
export const includes = (name: string) => `${name} includes`;
export const callToBook = (phone: string) => `Call to book: ${phone}`;
export const askTitle = 'Not sure which package is right for you?';
export const askPromise = `We’ll get back to you ${REPLY_PROMISE}.`;
export const callUs = (phone: string) => `Call ${phone}`;
export const packagesOf = (service: string) => `${service} packages`;

// Design Services.
export const processTitle = 'How it works';

export const benefitsTitle = 'Why choose us';
export const DESIGN_BENEFITS: readonly IllustratedPoint[] = [
  {
    title: 'Custom Design',
    text: 'No two events look alike. We choose the colors, linens and flowers for your guests, your venue and the time of day.',
    image: images.foldedSatin,
  },
  {
    title: 'Creative Excellence',
    text: 'Our designers know how fabrics look under event lighting, and how tall a centerpiece can be without blocking the view.',
    image: images.geometricFrames,
  },
  {
    title: 'Full-Service Support',
    text: 'You have one point of contact from the first meeting to the final pickup. If the forecast or your guest list changes, call the designer who knows your plan.',
    image: images.frameTent,
  },
];

// Photo Booth.
export const boothFeaturesTitle = 'What’s included';

export const occasionsTitle = 'Perfect for';
export const PHOTO_BOOTH_OCCASIONS: readonly IllustratedPoint[] = [
  {
    title: 'Weddings',
    text: 'A photo for your guests to keep and another for your guest book.',
    image: images.weddingPrints,
  },
  {
    title: 'Corporate Events',
    text: 'Add your logo to every photo and share the gallery with your team.',
    image: images.companyPrints,
  },
  {
    title: 'Birthday Parties',
    text: 'Fun props and a colorful backdrop for guests of all ages.',
    image: images.birthdayPrints,
  },
  {
    title: 'Graduations',
    text: 'Caps, gowns and the whole class, with the year on every photo.',
    image: images.graduationPrints,
  },
];

// Video Dance Floor.
export const floorFeaturesTitle = 'Video dance floor features';

export const DANCE_FLOOR_OCCASIONS: readonly IllustratedPoint[] = [
  {
    title: 'Wedding Receptions',
    text: 'Your initials during the first dance, then color for the rest of the night.',
    image: images.loftDinner,
  },
  {
    title: 'Corporate Events',
    text: 'Your logo during the program, then a party after the speeches.',
    image: images.companyGala,
  },
  {
    title: 'Birthday Parties',
    text: 'Your favorite colors and effects for any age, from sweet sixteen to seventy-five.',
    image: images.donutWall,
  },
  {
    title: 'Holiday Celebrations',
    text: 'Falling snow in December or a countdown on New Year’s Eve.',
    image: images.beadChandelier,
  },
];
