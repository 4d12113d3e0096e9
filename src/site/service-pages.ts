/**
 * The three service pages (@services.layout): their addresses, words and images. The names of steps,
 * benefits, features and occasions: @services.design, @services.photo-booth, @services.dance-floor.
 */
import type { ServiceType } from '#contracts/catalog.ts';
import { catalogImage } from './catalog-image.ts';
import { SITE } from './config.ts';
import type { Image } from './item-card.ts';
import { PAGES } from './paths.ts';

export interface Point {
  title: string;
  text: string;
}

export interface IllustratedPoint extends Point {
  image: Image;
}

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
  heroIsDark: boolean;
  packagesTitle: string;
  packagesText: string;
  /** Text of a card's button (@services.book). */
  bookLabel: string;
  /** What we ask of whoever cannot choose. */
  question: string;
}

export const SERVICE_PAGES: Readonly<Record<ServiceType, ServicePage>> = {
  design: {
    type: 'design',
    path: PAGES.design,
    name: 'Design Services',
    intro:
      'One designer, one plan and one crew, from the first sketch of your room to the last candle.',
    teaser: 'A designer plans the room with you, and our crew builds it.',
    seoDescription: `Event design for weddings, parties and company evenings in ${SITE.location.fullArea}: concept, planning, setup and takedown by one team.`,
    hero: catalogImage(
      'design-ceremony-aisle.jpg',
      'Bright ceremony hall with a petal-lined aisle and a round floral arch.',
    ),
    heroIsDark: false,
    packagesTitle: 'Design packages',
    packagesText:
      'Each price is where a package starts. After the first meeting you get one figure in writing, for your date, your room and your guest count.',
    bookLabel: 'Book This Package',
    question:
      'Tell us the date, the room and what you have in mind, and we’ll suggest a package or put one together for you.',
  },
  photo_booth: {
    type: 'photo_booth',
    path: PAGES.photoBooth,
    name: 'Photo Booth',
    intro:
      'Something to do between dinner and dancing, and something to take home. We bring it, run it and clear it away.',
    teaser: 'Curtain or ring light, with an attendant, prints and props.',
    seoDescription: `Photo booth rental in ${SITE.location.fullArea}: enclosed or ring-light booth with attendant, props, prints and an online gallery.`,
    hero: catalogImage(
      'photo-booth-ring-light.jpg',
      'Open-air ring-light photo booth beside a rose-gold sequin backdrop.',
    ),
    heroIsDark: false,
    packagesTitle: 'Photo booth packages',
    packagesText:
      'Prices are for four hours with an attendant at the booth. Tell us if your evening runs longer and we’ll add the hours to your quote.',
    bookLabel: 'Book This Package',
    question:
      'Tell us the date, the room and how many guests you expect, and we’ll say which booth suits them.',
  },
  video_dance_floor: {
    type: 'video_dance_floor',
    path: PAGES.danceFloor,
    name: 'Video Dance Floor',
    intro:
      'Light under every step: LED floors in your colors, laid by our crew before the doors open and taken up after the last song.',
    teaser: 'LED panels that respond to steps and music.',
    seoDescription: `LED video dance floor rental in ${SITE.location.fullArea}: interactive panels, music sync, custom monograms, installation and takedown.`,
    hero: catalogImage(
      'led-video-dance-floor-1.jpg',
      'LED dance floor with glowing pink, violet and blue tiles under light beams.',
    ),
    heroIsDark: true,
    packagesTitle: 'Dance floor packages',
    packagesText:
      'Prices are per event and include the installation. We ask for the size of the room first, so the floor fits and people can still walk around it.',
    bookLabel: 'Book This Floor',
    question:
      'Send us the date and the size of the room, and we’ll say which floor fits it and what it needs.',
  },
};

/** Design Services, "four-step process". */
export const DESIGN_PROCESS: readonly Point[] = [
  {
    title: 'Discovery & Vision',
    text: 'We start with the people: who is coming, what the evening is for, which photos you have saved. Then we walk the room with you, tape measure in hand.',
  },
  {
    title: 'Concept Development',
    text: 'You get a mood board, fabrics to hold and a floor plan drawn to scale, with a price beside every line. We change it until it looks like your evening.',
  },
  {
    title: 'Planning & Coordination',
    text: 'We reserve every piece, agree on times with your venue, caterer and florist, and send everyone the same schedule.',
  },
  {
    title: 'Event Execution',
    text: 'Our crew delivers, sets and lights the room, and every table is checked before the doors open. When the last guest leaves, we take it all down again.',
  },
];

/** Design Services, "three benefits". */
export const DESIGN_BENEFITS: readonly IllustratedPoint[] = [
  {
    title: 'Custom Design',
    text: 'No room is copied from the last one. Colors, linens and flowers are chosen for your guests, your venue and the light at that hour.',
    image: catalogImage('satin-linens-3.jpg', 'Ivory, blush, sage and navy satin in soft waves.'),
  },
  {
    title: 'Creative Excellence',
    text: 'Our designers know what satin does under amber light, and how tall a centerpiece can stand before it hides a face.',
    image: catalogImage(
      'gold-geometric-centerpiece-1.jpg',
      'Two gold geometric frames with roses and a lit candle.',
    ),
  },
  {
    title: 'Full-Service Support',
    text: 'One phone number from the first idea to the last truck. If rain is forecast or the guest list grows, you call the person who drew the plan.',
    image: catalogImage(
      'frame-tent-20x20-1.jpg',
      'White frame tent over two dressed tables and gold chairs.',
    ),
  },
];
