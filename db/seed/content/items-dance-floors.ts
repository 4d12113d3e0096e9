import type { SeedItem } from '../types.ts';

export const danceFloors: SeedItem[] = [
  {
    name: 'LED Video Dance Floor',
    slug: 'led-video-dance-floor',
    category: 'dance-floors',
    shortDescription:
      'Video floor of glowing tiles that play color, patterns or your monogram underfoot, run by our technician.',
    fullDescription: [
      'Every tile is a small screen under tempered glass. The floor can sit in one slow color during dinner, show a monogram for the first dance and go to full pink, violet and blue when the band comes back, as pictured.',
      'A technician stays with the floor for the evening and changes the program to suit the music. Twelve feet square holds about thirty-five dancers, sixteen about sixty and twenty about a hundred.',
      'We need level ground, a dry roof and two 20 amp circuits of its own for the smallest size. A low ramp edge runs around the floor, so there is no step to trip on.',
    ].join('\n\n'),
    description: 'LED video floor with technician; 12, 16 or 20 ft square.',
    price: '$1,250.00',
    unit: 'event',
    images: ['led-video-dance-floor-1.jpg'],
    availability: 2,
    isFeatured: true,
    options: [
      { name: '12 ft x 12 ft', price: 1250 },
      { name: '16 ft x 16 ft', price: 1950 },
      { name: '20 ft x 20 ft', price: 2850 },
    ],
    tags: ['led', 'indoor', 'wedding', 'corporate'],
    dimensions: '12 ft, 16 ft or 20 ft square, 4 in H with ramp edge',
    materials: 'LED panels under tempered anti-slip glass, aluminum ramp',
    specifications: {
      Dancers: '35, 60 or 100 by size',
      'Power at 12 ft': 'Two 20 amp circuits',
      'Setup time': '3 hours',
      'Load rating': '100 lb per square foot',
    },
    seoTitle: 'LED Video Dance Floor Rental in Detroit',
    seoDescription:
      'Rent an LED video dance floor with a technician for weddings and company parties in Detroit and Metro Michigan.',
    seoKeywords: 'led dance floor rental detroit, video dance floor, light up dance floor',
  },
  {
    name: 'White Starlit Dance Floor',
    slug: 'white-starlit-dance-floor',
    category: 'dance-floors',
    shortDescription:
      'White floor dotted with hundreds of small star lights that twinkle softly during the first dance.',
    fullDescription: [
      'By day it is a plain white floor; with the lights down, points of light appear across it like a clear night over Lake Huron. The twinkle is slow enough to forget and just bright enough to show in photographs.',
      'It pairs with white drape, violet or amber uplights and a mirror ball, which is how the picture shows it. Panels of 2 by 4 feet lock together over carpet or hard floor and run on one ordinary outlet up to 16 feet square.',
    ].join('\n\n'),
    description: 'White starlit LED floor, 12, 16 or 20 ft square.',
    price: '$695.00',
    unit: 'event',
    images: ['starlit-dance-floor-1.jpg'],
    availability: 3,
    options: [
      { name: '12 ft x 12 ft', price: 695 },
      { name: '16 ft x 16 ft', price: 995 },
      { name: '20 ft x 20 ft', price: 1495 },
    ],
    tags: ['led', 'white', 'indoor', 'wedding'],
    dimensions: '12 ft, 16 ft or 20 ft square, 1.25 in H',
    materials: 'White acrylic-faced panels with LED points, aluminum edge',
    colors: ['White'],
  },
  {
    name: 'Black and White Checkered Dance Floor',
    slug: 'checkered-dance-floor',
    category: 'dance-floors',
    shortDescription:
      'Glossy black and white checkerboard, at home with a soul band and a row of tuxedos.',
    fullDescription: [
      'Glossy 2 foot squares in black and white, framed by a beveled silver edge. It needs no power, so it goes where the cable will not: a courtyard, a parking deck, the far end of a tent with a floor.',
      'The picture shows it with two white urns of roses, which mark the corners well and keep chairs off the edge. A 12 foot square suits sixty guests, sixteen a hundred and twenty, and twenty feet a full hall of two hundred.',
    ].join('\n\n'),
    description: 'Black and white checkered floor, 12, 16 or 20 ft square.',
    price: '$425.00',
    unit: 'event',
    images: ['checkered-dance-floor-1.jpg'],
    availability: 3,
    options: [
      { name: '12 ft x 12 ft', price: 425 },
      { name: '16 ft x 16 ft', price: 675 },
      { name: '20 ft x 20 ft', price: 980 },
    ],
    tags: ['classic', 'black', 'white', 'indoor', 'wedding'],
    dimensions: '12 ft, 16 ft or 20 ft square, 0.75 in H',
    materials: 'High-gloss laminate panels, aluminum edge',
    colors: ['Black', 'White'],
  },
];
