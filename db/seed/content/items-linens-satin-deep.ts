import type { SeedItem } from '../types.ts';

/** Satin tablecloths in the two deeper colors, sage and navy. */
export const satinDeepLinens: SeedItem[] = [
  {
    name: 'Sage Satin Linen, 120 inch Round',
    slug: 'sage-satin-linen-120-round',
    category: 'linens',
    shortDescription:
      'Floor-length sage satin for 60 inch rounds, a gray-green that agrees with eucalyptus and white roses.',
    fullDescription: [
      'Sage is the green our clients ask for when they are using a lot of foliage. On a 60 inch round the 120 inch cloth drops 30 inches to the floor, and the sheen keeps the gray-green from going flat in a dim room.',
      'It works indoors, but we like it best in a tent with open sides, where the tables pick up the lawn beyond. Set it with white Chiavari chairs, ivory napkins and glass hurricanes.',
    ].join('\n\n'),
    description: 'Sage satin, 120 in round; floor length on a 60 in round table.',
    price: '$18.50',
    images: ['satin-linens-3.jpg', 'satin-linens-2.jpg', 'satin-linens-1.jpg'],
    availability: 50,
    tags: ['tablecloth', 'satin', 'sage', 'round'],
    dimensions: '120 in round',
    materials: 'Polyester satin, 200 gsm, rolled hem',
    colors: ['Sage'],
  },
  {
    name: 'Sage Satin Linen, 132 inch Round',
    slug: 'sage-satin-linen-132-round',
    category: 'linens',
    shortDescription:
      'The large sage round for 72 inch tables, floor length for ten to twelve guests.',
    fullDescription: [
      'This size gives the 72 inch round its 30 inch drop to the floor. Ten guests at a sage table leave a wide center to fill, and a ring of ivory pillar candles with loose eucalyptus is usually enough.',
      'We hold fewer of these than of the ivory, so a plan for more than twenty large tables should be reserved early or mixed with ivory at the edges of the room.',
    ].join('\n\n'),
    description: 'Sage satin, 132 in round; floor length on a 72 in round table.',
    price: '$22.50',
    images: ['satin-linens-2.jpg', 'satin-linens-1.jpg'],
    availability: 22,
    tags: ['tablecloth', 'satin', 'sage', 'round'],
    dimensions: '132 in round',
    materials: 'Polyester satin, 200 gsm, rolled hem',
    colors: ['Sage'],
  },
  {
    name: 'Sage Satin Linen, 90 x 132 inch Banquet',
    slug: 'sage-satin-linen-90x132',
    category: 'linens',
    shortDescription:
      'Sage satin cut to cover a 6 foot banquet table to the floor, a calm base for buffets and welcome tables.',
    fullDescription: [
      'A welcome table in sage, with a frame for the seating chart and a bowl of roses, sets the tone before anyone has found a seat. The cloth covers the 30 by 72 inch top and falls 30 inches on all four sides.',
      'It is forgiving under a buffet too: herb butter and vinaigrette, the two usual suspects, come out in the first wash. In the folded stack it is the third color from the top.',
    ].join('\n\n'),
    description: 'Sage satin, 90 x 132 in; floor length on a 6 ft banquet table.',
    price: '$20.50',
    images: ['satin-linens-1.jpg', 'satin-linens-3.jpg'],
    availability: 26,
    tags: ['tablecloth', 'satin', 'sage', 'banquet'],
    dimensions: '90 in x 132 in',
    materials: 'Polyester satin, 200 gsm, rounded corners',
    colors: ['Sage'],
  },
  {
    name: 'Navy Satin Linen, 120 inch Round',
    slug: 'navy-satin-linen-120-round',
    category: 'linens',
    shortDescription:
      'Deep navy satin to the floor on 60 inch rounds, made for evening receptions, galas and winter weddings.',
    fullDescription: [
      'A navy dark enough to pass for black in a low-lit hall, until a candle shows the blue. The 120 inch round falls 30 inches on a 60 inch table and reaches the floor, which gives the whole setting a formal outline.',
      'Gold chargers look their best against it, and so do silver ones. For fund-raisers and company dinners downtown we often lay navy on the sponsor tables and ivory on the rest, so that the front of the room is easy to read from the stage.',
    ].join('\n\n'),
    description: 'Navy satin, 120 in round; floor length on a 60 in round table.',
    price: '$18.50',
    images: ['satin-linens-2.jpg', 'satin-linens-3.jpg', 'satin-linens-1.jpg'],
    availability: 65,
    tags: ['tablecloth', 'satin', 'navy', 'round'],
    dimensions: '120 in round',
    materials: 'Polyester satin, 200 gsm, rolled hem',
    colors: ['Navy'],
  },
  {
    name: 'Navy Satin Linen, 132 inch Round',
    slug: 'navy-satin-linen-132-round',
    category: 'linens',
    shortDescription:
      'Navy satin for 72 inch rounds, with a full 30 inch drop that hides table legs and bags alike.',
    fullDescription: [
      'Award dinners tend to run on 72 inch tables of ten, and this is the cloth for them. It drops 30 inches to the floor, and the dark color keeps laptop bags, purses and centerpiece crates out of sight.',
      'Lint shows on navy more than on any other color we carry. Each cloth is rolled clean before packing, and our crew carries a roller for the last pass once the tables are set.',
    ].join('\n\n'),
    description: 'Navy satin, 132 in round; floor length on a 72 in round table.',
    price: '$22.50',
    images: ['satin-linens-3.jpg', 'satin-linens-2.jpg'],
    availability: 30,
    tags: ['tablecloth', 'satin', 'navy', 'round'],
    dimensions: '132 in round',
    materials: 'Polyester satin, 200 gsm, rolled hem',
    colors: ['Navy'],
  },
  {
    name: 'Navy Satin Linen, 90 x 156 inch Banquet',
    slug: 'navy-satin-linen-90x156',
    category: 'linens',
    shortDescription:
      'Navy satin for 8 foot banquet tables, floor length all round for head tables and panel discussions.',
    fullDescription: [
      'When speakers sit behind a table on a stage, the cloth in front matters. At 90 by 156 inches this navy satin drops 30 inches on every side of an 8 foot table, so the audience sees a clean panel of color and no shoes.',
      'It packs with hardly a crease, but give it twenty minutes on the table before the doors open. In the folded stack navy is the bottom color.',
    ].join('\n\n'),
    description: 'Navy satin, 90 x 156 in; floor length on an 8 ft banquet table.',
    price: '$24.00',
    images: ['satin-linens-1.jpg', 'satin-linens-2.jpg'],
    availability: 28,
    tags: ['tablecloth', 'satin', 'navy', 'banquet'],
    dimensions: '90 in x 156 in',
    materials: 'Polyester satin, 200 gsm, rounded corners',
    colors: ['Navy'],
  },
];
