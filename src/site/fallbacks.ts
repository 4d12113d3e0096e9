/**
 * What the site shows while the database has nothing to show in its place.
 */
import type { ServicePackageView, ServiceType } from '#contracts/catalog.ts';
import { catalogImage } from './catalog-image.ts';
import type { ItemCardData, Image } from './item-card.ts';
import { PAGES } from './paths.ts';

export type FeaturedCard = Pick<ItemCardData, 'name' | 'href' | 'price' | 'image'>;

function featured(name: string, price: string, image: Image): FeaturedCard {
  return { name, price, href: PAGES.rentals, image: image };
}

const LINEN_TABLE = catalogImage(
  'round-table-ivory-satin-1.jpg',
  'Round table in a floor-length ivory satin linen.',
);

/** Built-in featured rentals (@home.featured-built-in). */
export const FALLBACK_FEATURED: readonly FeaturedCard[] = [
  featured(
    'Gold Chiavari Chairs',
    '$8.50',
    catalogImage('gold-chiavari-chair-1.jpg', 'Gold Chiavari chair with an ivory seat cushion.'),
  ),
  featured('Round Tables (60 inch)', '$12.00', LINEN_TABLE),
  featured(
    'Ivory Satin Linens',
    '$18.00',
    catalogImage('round-table-ivory-satin-2.jpg', 'Folds of an ivory satin tablecloth.'),
  ),
];

export type FallbackPackage = Pick<
  ServicePackageView,
  'slug' | 'name' | 'description' | 'features' | 'startingPrice' | 'isPopular'
> & { images: Image[] };

const CEREMONY = catalogImage(
  'design-ceremony-aisle.jpg',
  'Ceremony aisle leading to a floral arch.',
);
const CANDLES = catalogImage(
  'glass-hurricane-candles-1.jpg',
  'Three lit candles in glass hurricanes.',
);
const SET_TABLE = catalogImage(
  'round-table-ivory-satin-3.jpg',
  'Round table in satin, set for eight.',
);
const TENT = catalogImage(
  'hero-tent-reception.jpg',
  'Evening reception in a tent under string lights.',
);
const CHANDELIER = catalogImage(
  'crystal-chandelier-1.jpg',
  'Tiered chandelier with lit candle bulbs.',
);
const UPLIGHTS = catalogImage(
  'uplights-amber-violet-1.jpg',
  'Draped wall lit in amber and violet.',
);
const CURTAIN_BOOTH = catalogImage(
  'enclosed-photo-booth-1.jpg',
  'White booth with a wine-red curtain.',
);
const RED_CARPET = catalogImage(
  'red-carpet-stanchions-1.jpg',
  'Red carpet between gold stanchions.',
);
const RING_LIGHT = catalogImage(
  'photo-booth-ring-light.jpg',
  'Ring-light booth and sequin backdrop.',
);
const HEDGE = catalogImage('boxwood-hedge-wall-1.jpg', 'Free-standing boxwood hedge wall.');
const BALLOONS = catalogImage(
  'balloon-garland-ring-1.jpg',
  'Gold ring with a garland of balloons.',
);
const STARS = catalogImage(
  'starlit-dance-floor-1.jpg',
  'White dance floor dotted with star lights.',
);
const VIDEO_FLOOR = catalogImage(
  'led-video-dance-floor-1.jpg',
  'LED dance floor in pink and violet.',
);
const STAGE = catalogImage('stage-riser-1.jpg', 'Black stage riser with steps and handrails.');

/** Built-in packages (@services.built-in), for a type of which the database has none. */
export const FALLBACK_PACKAGES: Readonly<Record<ServiceType, readonly FallbackPackage[]>> = {
  design: [
    {
      slug: 'design-intimate',
      name: 'Intimate',
      startingPrice: '1500',
      isPopular: false,
      description: 'For small rooms: one table design, thought through and set up by our crew.',
      features: [
        'Design meeting and a written plan',
        'Linens, chairs and table settings',
        'Low centerpieces with candles',
        'Delivery, setup and takedown',
      ],
      images: [LINEN_TABLE, CANDLES],
    },
    {
      slug: 'design-premium',
      name: 'Premium',
      startingPrice: '3500',
      isPopular: true,
      description: 'Ceremony and reception planned as one, with a designer on site for the setup.',
      features: [
        'Two design meetings and a floor plan',
        'Sample table to look at before you decide',
        'Ceremony arch, aisle and seating',
        'Centerpieces and uplighting',
        'Lead designer on site during setup',
      ],
      images: [CEREMONY, SET_TABLE, UPLIGHTS],
    },
    {
      slug: 'design-luxury',
      name: 'Luxury',
      startingPrice: '7500',
      isPopular: false,
      description: 'A hall or a tent, designed whole: light, drape, lounge, tables and bar.',
      features: [
        'Drawings of the room and a lighting plan',
        'Draping and chandeliers',
        'Full place settings and tall arrangements',
        'Lounge furniture and a styled bar',
        'Design team and crew for the whole evening',
      ],
      images: [TENT, CHANDELIER],
    },
  ],
  photo_booth: [
    {
      slug: 'photo-booth-classic',
      name: 'Classic',
      startingPrice: '450',
      isPopular: false,
      description: 'The curtained booth that prints strips, with an attendant beside it.',
      features: [
        'Enclosed booth with curtain and stool',
        'Printed strips with your names and date',
        'Props table',
        'All photos sent to you afterward',
      ],
      images: [CURTAIN_BOOTH, RED_CARPET],
    },
    {
      slug: 'photo-booth-premium-interactive',
      name: 'Premium Interactive',
      startingPrice: '750',
      isPopular: true,
      description: 'The open ring-light booth, with a backdrop of your choice and instant sharing.',
      features: [
        'Ring-light booth with touch screen',
        'Photos, looping clips and short videos',
        'Choice of backdrop',
        'Sharing by text and QR code',
        'Props table and custom frame',
      ],
      images: [RING_LIGHT, HEDGE, BALLOONS],
    },
  ],
  video_dance_floor: [
    {
      slug: 'led-essential',
      name: 'Essential LED',
      startingPrice: '1200',
      isPopular: false,
      description: 'A white starlit floor with a mirror ball above it: soft light to dance in.',
      features: [
        'White floor with star lights',
        'Mirror ball and uplights',
        'Delivery, installation and takedown',
      ],
      images: [STARS, UPLIGHTS],
    },
    {
      slug: 'led-interactive-video-floor',
      name: 'Interactive Video Floor',
      startingPrice: '2500',
      isPopular: true,
      description: 'LED video panels whose patterns respond to steps and music.',
      features: [
        'LED video floor',
        'Patterns that react to movement and music',
        'Monogram or logo for the first dance',
        'Technician for the whole evening',
      ],
      images: [VIDEO_FLOOR, UPLIGHTS],
    },
    {
      slug: 'led-immersive',
      name: 'Immersive',
      startingPrice: '4500',
      isPopular: false,
      description: 'Floor, DJ booth and beams run from one program, for large rooms.',
      features: [
        'Large LED video floor',
        'LED video DJ booth on the same program',
        'Moving beams on a truss',
        'Draped surround with uplights',
        'Two technicians for the whole evening',
      ],
      images: [VIDEO_FLOOR, STAGE, CHANDELIER],
    },
  ],
};
