/** Packages of a new shop, shown while the database has none (@services.built-in). */
import type { Settings } from '#contracts/settings/sections.ts';
import * as images from '../media/texts.ts';

export const DEFAULT_PACKAGES: Settings['packages'] = {
  design: [
    {
      name: 'Intimate',
      startingPrice: 1500,
      isPopular: false,
      description: 'For smaller events: one table design, planned with you and set up by our crew.',
      features: [
        'Design meeting and a written plan',
        'Linens, chairs and table settings',
        'Low centerpieces with candles',
        'Delivery, setup and takedown',
      ],
      images: [images.placeSetting.url, images.hurricanes.url],
    },
    {
      name: 'Premium',
      startingPrice: 3500,
      isPopular: true,
      description: 'Ceremony and reception design, with a lead designer on site during setup.',
      features: [
        'Two design meetings and a floor plan',
        'Sample table setting to review before you decide',
        'Ceremony arch, aisle and seating',
        'Centerpieces and uplighting',
        'Lead designer on site during setup',
      ],
      images: [images.gardenTable.url, images.setTable.url, images.uplights.url],
    },
    {
      name: 'Luxury',
      startingPrice: 7500,
      isPopular: false,
      description: 'Full design for a ballroom or tent: lighting, draping, lounge, tables and bar.',
      features: [
        'Room drawings and a lighting plan',
        'Draping and chandeliers',
        'Full place settings and tall floral arrangements',
        'Lounge furniture and a styled bar',
        'Design team and crew on site all evening',
      ],
      images: [images.loftDinner.url, images.beadChandelier.url],
    },
  ],
  photo_booth: [
    {
      name: 'Classic',
      startingPrice: 450,
      isPopular: false,
      description: 'An enclosed booth that prints photo strips, with an attendant.',
      features: [
        'Enclosed booth with a curtain and seat',
        'Photo strips with your names and date',
        'Props table',
        'All photos sent to you after the event',
      ],
      images: [images.curtainBooth.url, images.weddingPrints.url, images.propsTable.url],
    },
    {
      name: 'Premium Interactive',
      startingPrice: 750,
      isPopular: true,
      description: 'An open-air ring-light booth with instant sharing and your choice of backdrop.',
      features: [
        'Ring-light booth with touch screen',
        'Photos, GIFs and short videos',
        'Choice of backdrop',
        'Sharing by text and QR code',
        'Props table and custom photo frame',
      ],
      images: [images.ringLightBooth.url, images.sequinBackdrop.url, images.birthdayPrints.url],
    },
  ],
  video_dance_floor: [
    {
      name: 'Essential LED',
      startingPrice: 1200,
      isPopular: false,
      description: 'A white starlit dance floor with a mirror ball and uplights.',
      features: [
        'White floor with star lights',
        'Mirror ball and uplights',
        'Delivery, installation and takedown',
      ],
      images: [images.starlitFloor.url, images.uplights.url],
    },
    {
      name: 'Interactive Video Floor',
      startingPrice: 2500,
      isPopular: true,
      description: 'An LED video dance floor with patterns that respond to movement and music.',
      features: [
        'LED video floor',
        'Patterns that react to movement and music',
        'Monogram or logo for the first dance',
        'Technician on site all evening',
      ],
      images: [images.videoFloor.url, images.uplights.url],
    },
    {
      name: 'Immersive',
      startingPrice: 4500,
      isPopular: false,
      description: 'A synchronized video floor, DJ booth and moving lights for large rooms.',
      features: [
        'Large LED video floor',
        'Matching LED video DJ booth',
        'Moving lights on a truss',
        'Draping with uplights',
        'Two technicians on site all evening',
      ],
      images: [images.videoBooth.url, images.stageRiser.url, images.beadChandelier.url],
    },
  ],
};
