import type { SeedPackage } from '../types.ts';

/** Packages of the three service lines. Photo booths are priced for four hours. */
export const packages: SeedPackage[] = [
  {
    name: 'Intimate',
    slug: 'design-intimate',
    serviceType: 'design',
    description:
      'For up to 50 guests: one design meeting, a table design, setup and takedown. Ideal for showers, rehearsal dinners and at-home weddings.',
    features: [
      'One design meeting and a written plan',
      'Tables, linens and chairs for up to 50 guests',
      'Low centerpieces with candles on every table',
      'One backdrop for your ceremony or photos',
      'Delivery, setup and takedown in Metro Detroit',
    ],
    startingPrice: 1500,
    isPopular: false,
    images: ['place-setting-close.jpg', 'glass-hurricane-candles-1.jpg', 'floral-hoop-arch-1.jpg'],
    seoTitle: 'Intimate Event Design Package in Detroit',
    seoDescription:
      'Design, linens, seating and centerpieces for up to 50 guests in Metro Detroit, from $1,500.',
    seoKeywords: 'small wedding design detroit, intimate wedding package',
  },
  {
    name: 'Premium',
    slug: 'design-premium',
    serviceType: 'design',
    description:
      'For 50 to 150 guests: a coordinated ceremony and reception design, with a sample table to review before you decide and a lead designer on site during setup.',
    features: [
      'Two design meetings and a scaled floor plan',
      'A sample table with your linens and china',
      'Ceremony arch, aisle and seating',
      'Linens, chargers and centerpieces for up to 150 guests',
      'Uplighting for the reception room',
      'Lead designer on site during setup',
    ],
    startingPrice: 3500,
    isPopular: true,
    images: [
      'hero-evening.jpg',
      'round-table-ivory-satin-3.jpg',
      'uplights-amber-violet-1.jpg',
      'gold-geometric-centerpiece-1.jpg',
    ],
    seoTitle: 'Premium Event Design Package in Detroit',
    seoDescription:
      'Ceremony and reception design for 50 to 150 guests in Metro Detroit, with a lead designer on site, from $3,500.',
    seoKeywords: 'wedding design detroit, event designer metro detroit',
  },
  {
    name: 'Luxury',
    slug: 'design-luxury',
    serviceType: 'design',
    description:
      'For 150 guests or more, in a ballroom or under our tent: complete design with a lighting plan, lounge areas and a crew that stays until the end of the night.',
    features: [
      'Design meetings as needed, with room drawings',
      'Tent or ballroom layout, draping and chandeliers',
      'Tall and low floral arrangements, candles and full place settings',
      'Lounge furniture and a styled bar',
      'Lighting plan with a technician for the evening',
      'Design team and crew on site from setup to takedown',
    ],
    startingPrice: 7500,
    isPopular: false,
    images: [
      'loft-ballroom.jpg',
      'crystal-chandelier-1.jpg',
      'velvet-sofa-emerald-1.jpg',
      'white-gold-bar-1.jpg',
    ],
    seoTitle: 'Luxury Event Design Package in Detroit',
    seoDescription:
      'Full event design with draping, chandeliers, lounges and lighting for 150 guests and more in Metro Detroit, from $7,500.',
    seoKeywords: 'luxury wedding decor detroit, tent wedding design',
  },
  {
    name: 'Classic',
    slug: 'photo-booth-classic',
    serviceType: 'photo_booth',
    description:
      'Our white enclosed booth with unlimited photo strips and an attendant for four hours.',
    features: [
      'Enclosed booth with wine-red curtain',
      'Four hours with an attendant',
      'Unlimited photo strips, with two copies for every session',
      'Names and date printed on every strip',
      'Props table and a guest book for the second copy',
      'All photos sent to you the next day',
    ],
    startingPrice: 450,
    isPopular: false,
    images: ['enclosed-photo-booth-1.jpg', 'photo-booth-props-table-1.jpg'],
    seoTitle: 'Classic Photo Booth Package in Detroit',
    seoDescription:
      'Enclosed photo booth with unlimited printed strips and an attendant for four hours in Metro Detroit, from $450.',
    seoKeywords: 'photo booth rental detroit, enclosed photo booth',
  },
  {
    name: 'Premium Interactive',
    slug: 'photo-booth-premium-interactive',
    serviceType: 'photo_booth',
    description:
      'Our open-air ring-light booth with your choice of backdrop, GIFs and instant sharing. Great for large groups.',
    features: [
      'Ring-light booth with touch screen',
      'Four hours with an attendant',
      'Photos, GIFs and short videos',
      'Sequin, boxwood or balloon backdrop',
      'Sharing by text and QR code, with prints',
      'Props table and custom photo frame',
    ],
    startingPrice: 750,
    isPopular: true,
    images: [
      'photo-booth-ring-light.jpg',
      'rose-gold-sequin-backdrop-1.jpg',
      'boxwood-hedge-wall-1.jpg',
    ],
    seoTitle: 'Interactive Photo Booth Package in Detroit',
    seoDescription:
      'Open-air ring-light photo booth with backdrop, props, prints and instant sharing for four hours in Metro Detroit, from $750.',
    seoKeywords: 'interactive photo booth detroit, ring light photo booth',
  },
  {
    name: 'Essential LED',
    slug: 'led-essential',
    serviceType: 'video_dance_floor',
    description:
      'A 16-by-16-foot white starlit dance floor with a mirror ball and uplights. A romantic setting for your first dance.',
    features: [
      'White starlit floor, 16 by 16 feet',
      'Mirror ball with two pin spots',
      'Eight uplights in your colors',
      'Delivery, installation and takedown',
    ],
    startingPrice: 1200,
    isPopular: false,
    images: [
      'starlit-dance-floor-1.jpg',
      'uplights-amber-violet-1.jpg',
      'mirror-ball-20-inch-1.jpg',
    ],
    seoTitle: 'Essential LED Dance Floor Package in Detroit',
    seoDescription:
      'White starlit LED dance floor with mirror ball and uplights, installed in Metro Detroit, from $1,200.',
    seoKeywords: 'starlit dance floor detroit, led dance floor package',
  },
  {
    name: 'Interactive Video Floor',
    slug: 'led-interactive-video-floor',
    serviceType: 'video_dance_floor',
    description:
      'An LED video dance floor with patterns that respond to movement and music, run by a technician on site.',
    features: [
      'LED video floor, 16 by 16 feet',
      'Patterns that react to movement and music',
      'Monogram or logo for the first dance',
      'Technician on site all evening',
      'Mirror ball and eight uplights',
    ],
    startingPrice: 2500,
    isPopular: true,
    images: [
      'led-video-dance-floor-1.jpg',
      'uplights-amber-violet-1.jpg',
      'mirror-ball-20-inch-1.jpg',
    ],
    seoTitle: 'Interactive Video Dance Floor in Detroit',
    seoDescription:
      'Interactive LED video dance floor with a technician and custom monogram for events in Metro Detroit, from $2,500.',
    seoKeywords: 'video dance floor detroit, interactive dance floor',
  },
  {
    name: 'Immersive',
    slug: 'led-immersive',
    serviceType: 'video_dance_floor',
    description:
      'A synchronized video dance floor, DJ booth and moving lights for large weddings, galas and corporate events.',
    features: [
      'LED video floor, 20 by 20 feet',
      'Matching LED video DJ booth',
      'Four moving beam lights on a truss',
      'Draping with sixteen uplights',
      'Custom video content for your event',
      'Two technicians on site all evening',
    ],
    startingPrice: 4500,
    isPopular: false,
    // Not the first image of the package beside it.
    images: ['led-video-dj-booth-1.jpg', 'dance-floor-night.jpg', 'uplights-amber-violet-1.jpg'],
    seoTitle: 'Immersive LED Dance Floor Package in Detroit',
    seoDescription:
      'A 20 foot LED video dance floor, a video DJ booth and moving lights for large events in Metro Detroit, from $4,500.',
    seoKeywords: 'immersive dance floor detroit, led dance floor and dj booth',
  },
];
