/**
 * Texts of the three service pages. Fixed are the names of points (@services.design,
 * @services.photo-booth, @services.dance-floor) and labels (@services.price-label, @services.book).
 */
import type { ServiceType } from '#contracts/catalog.ts';
import { REPLY_PROMISE, SITE } from '../config.ts';
import type { Image } from '../item-card.ts';
import { PAGES } from '../paths.ts';
import * as common from './common.ts';
import * as images from './images.ts';

export interface Point {
  title: string;
  text: string;
}

export type IllustratedPoint = Point & { image: Image };

export interface ServicePage {
  type: ServiceType;
  path: string;
  /** Title of the page and of its card on the home page. */
  name: string;
  intro: string;
  /** One sentence, for the home page. */
  teaser: string;
  seoDescription: string;
  hero: Image;
  /** Its edge fades into the night of the section. */
  heroIsDark?: true;
  packagesTitle: string;
  packagesText: string;
  /** What a starting price is for; empty: the whole. */
  priceLabel: string;
  /** Text of a card's button. */
  bookLabel: string;
  /** What we ask of whoever cannot choose. */
  question: string;
}

export const SERVICE_PAGES: Readonly<Record<ServiceType, ServicePage>> = {
  design: {
    type: 'design',
    path: PAGES.design,
    name: common.designServices,
    intro:
      'One designer and one crew handle everything, from the first sketch to the final takedown.',
    teaser: 'Plan your event with a designer, and let our crew set it up.',
    seoDescription: `Event design for weddings, parties and corporate events in ${SITE.location.fullArea}: concept, planning, setup and takedown by one team.`,
    hero: images.ceremonyAisle,
    packagesTitle: 'Design packages',
    packagesText:
      'Choose how much of the design and of the day we take on. After our first meeting, you’ll get a written quote for your date, your venue and your guest count.',
    priceLabel: '',
    bookLabel: 'Book This Package',
    question:
      'Tell us your date, your venue and what you have in mind. We’ll recommend a package or create a custom one for you.',
  },
  photo_booth: {
    type: 'photo_booth',
    path: PAGES.photoBooth,
    name: common.photoBooth,
    intro:
      'Give your guests something fun to do and a photo to take home. We deliver the booth, run it and take it down.',
    teaser: 'An enclosed or open-air booth with an attendant and props.',
    seoDescription: `Photo booth rental in ${SITE.location.fullArea}: enclosed or ring-light booth with an attendant, props, prints and an online gallery.`,
    hero: images.ringLightBooth,
    packagesTitle: 'Photo booth packages',
    packagesText:
      'Prices include four hours with an attendant. If you need more time, let us know and we’ll add the extra hours to your quote.',
    priceLabel: 'per 4 hours',
    bookLabel: 'Book This Package',
    question:
      'Tell us your date, your venue and how many guests you expect. We’ll recommend the right booth.',
  },
  video_dance_floor: {
    type: 'video_dance_floor',
    path: PAGES.danceFloor,
    name: common.videoDanceFloor,
    intro:
      'An LED dance floor in your colors. We install it before your guests arrive and take it down after the last song.',
    teaser: 'LED panels that respond to your guests’ steps and the music.',
    seoDescription: `LED video dance floor rental in ${SITE.location.fullArea}: interactive panels, music sync, custom monograms, installation and takedown.`,
    hero: images.videoFloor,
    heroIsDark: true,
    packagesTitle: 'Dance floor packages',
    packagesText:
      'Prices are per event and include installation. Tell us the size of your room, and we’ll make sure the floor fits with space to walk around it.',
    priceLabel: 'per event',
    bookLabel: 'Book This Floor',
    question:
      'Tell us your date and the size of your room. We’ll recommend a floor that fits and tell you what it needs.',
  },
};

// On each of them, and on the packages' cards.
export const seePackages = 'See packages';
export const startingAt = 'Starting at';
export const mostPopular = 'MOST POPULAR';
export const includes = (name: string) => `${name} includes`;
export const callToBook = `Call to book: ${SITE.contact.phone}`;
export const askTitle = 'Not sure which package is right for you?';
export const askPromise = `We’ll get back to you ${REPLY_PROMISE}.`;
export const callUs = `Call ${SITE.contact.phone}`;
export const packagesOf = (service: string) => `${service} packages`;

// Design Services.
export const processTitle = 'How it works';
export const DESIGN_PROCESS: readonly Point[] = [
  {
    title: 'Discovery & Vision',
    text: 'We talk about your guests, your style and the photos you’ve saved. Then we visit your venue with you and take measurements.',
  },
  {
    title: 'Concept Development',
    text: 'You’ll get a mood board, fabric samples and a scaled floor plan with itemized prices. We revise the design until you love it.',
  },
  {
    title: 'Planning & Coordination',
    text: 'We reserve every item, coordinate with your venue, caterer and florist, and send everyone the same schedule.',
  },
  {
    title: 'Event Execution',
    text: 'Our crew delivers and sets up everything, and we check every table before your guests arrive. After the event, we take it all down.',
  },
];

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
export const PHOTO_BOOTH_FEATURES: readonly Point[] = [
  {
    title: 'Quality Equipment',
    text: 'Every booth has a quality camera and flattering light. We test everything on site before your guests arrive.',
  },
  {
    title: 'Digital Gallery',
    text: 'The next day, you’ll get all of the photos in an online gallery that’s ready to share.',
  },
  {
    title: 'Easy Sharing',
    text: 'The open-air booth sends photos to your guests’ phones. The enclosed booth prints photo strips while they wait.',
  },
  {
    title: 'Group Friendly',
    text: 'The enclosed booth fits up to four people. The open-air booth has room for groups of ten.',
  },
  {
    title: 'Props Included',
    text: 'Hats, glasses and signs to match your event, set out on a table next to the booth.',
  },
  {
    title: 'Professional Setup',
    text: 'We help you choose the best spot, set up the booth and have it ready an hour before your event starts.',
  },
];

export const occasionsTitle = 'Perfect for';
export const PHOTO_BOOTH_OCCASIONS: readonly IllustratedPoint[] = [
  {
    title: 'Weddings',
    text: 'A photo for your guests to keep and another for your guest book.',
    image: images.floralHoop,
  },
  {
    title: 'Corporate Events',
    text: 'Add your logo to every photo and share the gallery with your team.',
    image: images.redCarpet,
  },
  {
    title: 'Birthday Parties',
    text: 'Fun props and a colorful backdrop for guests of all ages.',
    image: images.balloonRing,
  },
  {
    title: 'Graduations',
    text: 'Caps, gowns and the whole class, with the year on every photo.',
    image: images.boxwoodWall,
  },
];

// Video Dance Floor.
export const floorFeaturesTitle = 'Video dance floor features';
export const DANCE_FLOOR_FEATURES: readonly Point[] = [
  {
    title: 'Interactive Technology',
    text: 'The panels sense every step, so ripples and trails of light follow your guests across the floor.',
  },
  {
    title: 'Music Sync',
    text: 'Patterns move to the beat, from the first dance to the last song.',
  },
  {
    title: 'Guest Engagement',
    text: 'Guests of all ages love to try it, even those who rarely dance.',
  },
  {
    title: 'Multiple Effects',
    text: 'Choose stars, waves, solid colors or your initials. We can change effects without stopping the music.',
  },
  {
    title: 'LED Display',
    text: 'Bright LED panels show monograms, logos and video that your guests can see from across the room.',
  },
  {
    title: 'Audio Compatible',
    text: 'The floor works with any DJ or band. It connects to the mixing board with one cable or picks up the music with a small microphone.',
  },
];

export const DANCE_FLOOR_OCCASIONS: readonly IllustratedPoint[] = [
  {
    title: 'Wedding Receptions',
    text: 'Your initials during the first dance, then color for the rest of the night.',
    image: images.tentReception,
  },
  {
    title: 'Corporate Events',
    text: 'Your logo during the program, then a party after the speeches.',
    image: images.uplights,
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
