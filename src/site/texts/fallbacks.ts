/** What the site shows while the database has nothing to show in its place. */
import type { ServicePackageView, ServiceType } from '#contracts/catalog.ts';
import type { Image, ItemCardData } from '../item-card.ts';
import { PAGES } from '../paths.ts';
import * as images from './images.ts';

export type FeaturedCard = Pick<ItemCardData, 'name' | 'href' | 'price' | 'image'>;

const href = PAGES.rentals;

/** Built-in featured rentals (@home.featured-built-in). */
export const FALLBACK_FEATURED: readonly FeaturedCard[] = [
  { name: 'Gold Chiavari Chairs', price: '$8.50', href, image: images.chiavariChair },
  { name: 'Round Tables (60 inch)', price: '$12.00', href, image: images.satinTable },
  { name: 'Ivory Satin Linens', price: '$18.00', href, image: images.satinFolds },
];

export type FallbackPackage = Pick<
  ServicePackageView,
  'slug' | 'name' | 'description' | 'features' | 'startingPrice' | 'isPopular'
> & { images: Image[] };

/** Built-in packages (@services.built-in), for a type of which the database has none. */
export const FALLBACK_PACKAGES: Readonly<Record<ServiceType, readonly FallbackPackage[]>> = {
  design: [
    {
      slug: 'design-intimate',
      name: 'Intimate',
      startingPrice: '1500',
      isPopular: false,
      description: 'For smaller events: one table design, planned with you and set up by our crew.',
      features: [
        'Design meeting and a written plan',
        'Linens, chairs and table settings',
        'Low centerpieces with candles',
        'Delivery, setup and takedown',
      ],
      images: [images.satinTable, images.hurricanes],
    },
    {
      slug: 'design-premium',
      name: 'Premium',
      startingPrice: '3500',
      isPopular: true,
      description: 'Ceremony and reception design, with a lead designer on site during setup.',
      features: [
        'Two design meetings and a floor plan',
        'Sample table setting to review before you decide',
        'Ceremony arch, aisle and seating',
        'Centerpieces and uplighting',
        'Lead designer on site during setup',
      ],
      images: [images.ceremonyAisle, images.setTable, images.uplights],
    },
    {
      slug: 'design-luxury',
      name: 'Luxury',
      startingPrice: '7500',
      isPopular: false,
      description: 'Full design for a ballroom or tent: lighting, draping, lounge, tables and bar.',
      features: [
        'Room drawings and a lighting plan',
        'Draping and chandeliers',
        'Full place settings and tall floral arrangements',
        'Lounge furniture and a styled bar',
        'Design team and crew on site all evening',
      ],
      images: [images.tentReception, images.beadChandelier],
    },
  ],
  photo_booth: [
    {
      slug: 'photo-booth-classic',
      name: 'Classic',
      startingPrice: '450',
      isPopular: false,
      description: 'An enclosed booth that prints photo strips, with an attendant.',
      features: [
        'Enclosed booth with a curtain and seat',
        'Photo strips with your names and date',
        'Props table',
        'All photos sent to you after the event',
      ],
      images: [images.curtainBooth, images.redCarpet],
    },
    {
      slug: 'photo-booth-premium-interactive',
      name: 'Premium Interactive',
      startingPrice: '750',
      isPopular: true,
      description: 'An open-air ring-light booth with instant sharing and your choice of backdrop.',
      features: [
        'Ring-light booth with touch screen',
        'Photos, GIFs and short videos',
        'Choice of backdrop',
        'Sharing by text and QR code',
        'Props table and custom photo frame',
      ],
      images: [images.ringLightBooth, images.boxwoodWall, images.balloonRing],
    },
  ],
  video_dance_floor: [
    {
      slug: 'led-essential',
      name: 'Essential LED',
      startingPrice: '1200',
      isPopular: false,
      description: 'A white starlit dance floor with a mirror ball and uplights.',
      features: [
        'White floor with star lights',
        'Mirror ball and uplights',
        'Delivery, installation and takedown',
      ],
      images: [images.starlitFloor, images.uplights],
    },
    {
      slug: 'led-interactive-video-floor',
      name: 'Interactive Video Floor',
      startingPrice: '2500',
      isPopular: true,
      description: 'An LED video dance floor with patterns that respond to movement and music.',
      features: [
        'LED video floor',
        'Patterns that react to movement and music',
        'Monogram or logo for the first dance',
        'Technician on site all evening',
      ],
      images: [images.videoFloor, images.uplights],
    },
    {
      slug: 'led-immersive',
      name: 'Immersive',
      startingPrice: '4500',
      isPopular: false,
      description: 'A synchronized video floor, DJ booth and moving lights for large rooms.',
      features: [
        'Large LED video floor',
        'Matching LED video DJ booth',
        'Moving lights on a truss',
        'Draping with uplights',
        'Two technicians on site all evening',
      ],
      images: [images.videoFloor, images.stageRiser, images.beadChandelier],
    },
  ],
};
