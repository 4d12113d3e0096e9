import type { SeedItem } from '../types.ts';

export const photoBooths: SeedItem[] = [
  {
    name: 'Ring-Light Photo Booth',
    slug: 'ring-light-photo-booth',
    category: 'photo-booths',
    shortDescription:
      'Open-air booth with a tablet and a large ring light that sends photos and GIFs to guests by text.',
    fullDescription: [
      'A tall white stand with a tablet and camera in the middle of a ring light. Guests tap the screen, pose and get the photo on their phone right away. The soft light flatters everyone.',
      'It stands on a 2-foot base and needs about 8 by 10 feet with a backdrop. The picture shows it with the rose gold sequin panel; a boxwood wall or white drape works as well. An attendant sets it up, helps guests and keeps the line moving. The rental includes four hours.',
    ].join('\n\n'),
    description: 'Open-air ring-light booth with attendant, four hours; backdrop separate.',
    price: '$350.00',
    unit: 'event',
    images: ['photo-booth-ring-light.jpg'],
    availability: 4,
    options: [
      { name: 'Digital sharing', price: 350 },
      { name: 'Digital sharing and prints', price: 475 },
    ],
    tags: ['open-air', 'modern', 'wedding', 'birthday', 'corporate'],
    dimensions: '24 in base, 66 in H; allow 8 ft x 10 ft with backdrop',
    materials: 'Powder-coated steel stand, LED ring, tablet camera',
    colors: ['White'],
    specifications: {
      'Running time': '4 hours with attendant',
      Power: 'One ordinary outlet',
      Sharing: 'Text, email and QR code',
      'Setup time': '45 minutes',
    },
    seoTitle: 'Ring-Light Photo Booth Rental in Detroit',
    seoDescription:
      'Open-air ring-light photo booth with attendant for weddings and parties in Metro Detroit.',
  },
  {
    name: 'Classic Enclosed Photo Booth',
    slug: 'classic-enclosed-photo-booth',
    category: 'photo-booths',
    shortDescription:
      'White booth with gold trim, a wine-red curtain and a seat. It prints photo strips while you wait.',
    fullDescription: [
      'This classic arcade-style booth has gold trim, a wine-red curtain and a round stool. After four poses, guests get two printed photo strips.',
      'It fits two adults comfortably and up to four. Prints are unlimited for four hours, with your names and date along the bottom. We send you the files the next day.',
      'The booth rolls in through a 36-inch door in two parts and needs a level floor. Please plan for a ground-floor room or a freight elevator.',
    ].join('\n\n'),
    description: 'Enclosed curtain booth with printed strips, four hours.',
    price: '$425.00',
    unit: 'event',
    images: ['enclosed-photo-booth-1.jpg'],
    availability: 2,
    tags: ['enclosed', 'classic', 'prints', 'wedding', 'birthday'],
    dimensions: '72 in W x 32 in D x 78 in H',
    materials: 'Painted panels, gold-finished trim, velvet curtain',
    colors: ['White', 'Gold', 'Wine red'],
    specifications: {
      'Running time': '4 hours with attendant',
      Prints: 'Unlimited 2 x 6 in photo strips',
      Power: 'One 15 amp outlet within 20 ft',
    },
  },
  {
    name: 'Photo Booth Props Table',
    slug: 'photo-booth-props-table',
    category: 'photo-booths',
    shortDescription:
      'A small white-topped table with paper hats, hearts and glasses on sticks, for either photo booth.',
    fullDescription: [
      'Paper top hats, hearts and round glasses on wooden sticks, standing in a blush pot on a white and gold side table. They’re a fun way to break the ice.',
      'The props are made of heavy cardstock and are new for every event. If you have a theme, send us up to ten words or shapes two weeks ahead and we’ll make custom props to match.',
    ].join('\n\n'),
    description: 'Props set on a side table, replaced for each event.',
    price: '$65.00',
    images: ['photo-booth-props-table-1.jpg'],
    availability: 6,
    options: [
      { name: 'Standard props', price: 65 },
      { name: 'With ten custom props', price: 110 },
    ],
    tags: ['accessories', 'birthday', 'wedding'],
    dimensions: 'Table 20 in diameter x 28 in H',
    materials: 'Card props on wooden sticks, lacquered table',
    colors: ['White', 'Blush', 'Black', 'Sage'],
  },
  {
    name: 'Blush Round Rug',
    slug: 'blush-round-rug',
    category: 'photo-booths',
    shortDescription:
      'Round blush rug with a short soft pile that shows guests where to stand and completes the photo area.',
    fullDescription: [
      'This rug covers the floor in front of a backdrop and shows guests where to stand. It’s 8 feet across, and its bound edge lies flat, so it’s easy to walk on in heels or with a walker.',
      'It fits in front of the rose gold sequin backdrop. We tape the edges on hard floors and bring a thin pad for carpet. The chair and the table in the picture are not included.',
    ].join('\n\n'),
    description: 'Round blush rug, 8 ft, for photo areas.',
    price: '$48.00',
    images: ['blush-round-rug-1.jpg'],
    availability: 5,
    tags: ['accessories', 'blush', 'wedding'],
    dimensions: '8 ft diameter',
    materials: 'Short-pile polypropylene with a bound edge, non-slip backing',
    colors: ['Blush'],
  },
];
