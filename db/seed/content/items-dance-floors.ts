import type { SeedItem } from '../types.ts';

export const danceFloors: SeedItem[] = [
  {
    name: 'LED Video Dance Floor',
    slug: 'led-video-dance-floor',
    category: 'dance-floors',
    shortDescription:
      'Video dance floor with glowing tiles that show colors, patterns or your monogram, run by our technician.',
    fullDescription: [
      'Every tile is a small screen under tempered glass. The floor can show one soft color during dinner, your monogram for the first dance, and pink, violet and blue when the party starts, as pictured.',
      'A technician stays all evening and matches the program to the music. The 12-foot floor holds about 30 dancers, the 16-foot floor about 50 and the 20-foot floor about 80.',
      'We need level ground, a roof and two dedicated 20 amp circuits for the smallest size. A low ramp edge goes all the way around, so there’s no step to trip on.',
    ].join('\n\n'),
    description: 'LED video floor with technician; 12, 16 or 20 ft square.',
    price: '$1,250.00',
    unit: 'event',
    images: ['led-video-dance-floor-1.jpg', 'dance-floor-night.jpg'],
    availability: 2,
    options: [
      { name: '12 ft x 12 ft', price: 1250 },
      { name: '16 ft x 16 ft', price: 1950 },
      { name: '20 ft x 20 ft', price: 2850 },
    ],
    tags: ['led', 'indoor', 'wedding', 'corporate'],
    dimensions: '12 ft, 16 ft or 20 ft square, 4 in H with ramp edge',
    materials: 'LED panels under tempered anti-slip glass, aluminum ramp',
    specifications: {
      Dancers: '30, 50 or 80 by size',
      'Power at 12 ft': 'Two 20 amp circuits',
      'Setup time': '3 hours',
      'Load rating': '100 lb per square foot',
    },
    seoTitle: 'LED Video Dance Floor Rental in Detroit',
    seoDescription:
      'Rent an LED video dance floor with a technician for weddings and company parties in Metro Detroit.',
    seoKeywords: 'led dance floor rental detroit, video dance floor, light up dance floor',
  },
  {
    name: 'White Starlit Dance Floor',
    slug: 'white-starlit-dance-floor',
    category: 'dance-floors',
    shortDescription:
      'White floor dotted with hundreds of small star lights that twinkle softly during the first dance.',
    fullDescription: [
      'When the lights go down, hundreds of points of light appear across this white floor like stars. The slow twinkle is subtle but shows up beautifully in photos.',
      'It pairs well with white draping, violet or amber uplights and a mirror ball, as pictured. Panels of 2 by 4 feet lock together over carpet or hard floor and run on one ordinary outlet up to 16 feet square.',
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
      'Glossy black and white checkerboard, a timeless look for weddings and formal events.',
    fullDescription: [
      'Glossy 2-foot squares in black and white, framed by a beveled silver edge. It needs no power, so it works anywhere: a courtyard, a parking deck or a tent with a floor.',
      'The photo shows it with two white urns of roses, which mark the corners and keep chairs off the edge. With half your guests dancing, the 12-foot floor works for 55 guests, the 16-foot floor for 100, the 20-foot floor for 160 and the 24-foot floor for 230.',
    ].join('\n\n'),
    description: 'Black and white checkered floor, 12, 16, 20 or 24 ft square.',
    price: '$425.00',
    unit: 'event',
    images: ['checkered-dance-floor-1.jpg'],
    availability: 3,
    options: [
      { name: '12 ft x 12 ft', price: 425 },
      { name: '16 ft x 16 ft', price: 675 },
      { name: '20 ft x 20 ft', price: 980 },
      { name: '24 ft x 24 ft', price: 1395 },
    ],
    tags: ['classic', 'black', 'white', 'indoor', 'wedding'],
    dimensions: '12 ft, 16 ft, 20 ft or 24 ft square, 0.75 in H',
    materials: 'High-gloss laminate panels, aluminum edge',
    colors: ['Black', 'White'],
  },
];
