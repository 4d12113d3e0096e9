import type { SeedItem } from '../types.ts';

/** Satin tablecloths in the two deeper colors, sage and navy. */
export const satinDeepLinens: SeedItem[] = [
  {
    name: 'Sage Satin Linen, 120 inch Round',
    slug: 'sage-satin-linen-120-round',
    category: 'linens',
    shortDescription:
      'Floor-length sage satin for 60-inch rounds, a gray-green that goes with eucalyptus and white roses.',
    fullDescription: [
      'Sage is a popular choice for events with lots of greenery. On a 60-inch round, the 120-inch linen drops 30 inches to the floor, and the sheen keeps the color rich in a dim room.',
      'It works indoors and looks especially good in a tent with open sides. Set it with white Chiavari chairs, ivory napkins and glass hurricanes.',
    ].join('\n\n'),
    description: 'Sage satin, 120 in round; floor length on a 60 in round table.',
    price: '$18.50',
    images: ['sage-satin-linen-120-inch-round-1.jpg', 'fabric-sage-satin.jpg'],
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
      'The large sage round for 72-inch tables, floor length for ten to twelve guests.',
    fullDescription: [
      'This size gives the 72-inch round its 30-inch drop to the floor. A ring of ivory pillar candles with loose eucalyptus fills the large center nicely.',
      'We have fewer of these than of the ivory. For more than 20 large tables, please reserve early or mix in ivory.',
    ].join('\n\n'),
    description: 'Sage satin, 132 in round; floor length on a 72 in round table.',
    price: '$22.50',
    images: ['sage-satin-linen-132-inch-round-1.jpg', 'fabric-sage-satin.jpg'],
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
      'Sage satin cut to cover a 6-foot banquet table to the floor, a soft color for buffets and welcome tables.',
    fullDescription: [
      'A welcome table in sage with your seating chart and a bowl of roses sets the tone for your event. The linen covers the 30-by-72-inch top and falls 30 inches on all four sides.',
      'It works well under a buffet, too, because it hides small spills.',
    ].join('\n\n'),
    description: 'Sage satin, 90 x 132 in; floor length on a 6 ft banquet table.',
    price: '$20.50',
    images: ['sage-satin-linen-90x132-inch-banquet-1.jpg', 'fabric-sage-satin.jpg'],
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
      'Deep navy satin to the floor on 60-inch rounds, for evening receptions, galas and winter weddings.',
    fullDescription: [
      'A deep navy that looks almost black in low light. The 120-inch round drops 30 inches to the floor on a 60-inch table for a formal look.',
      'Gold and silver chargers both stand out against it. For fundraisers and corporate dinners, try navy on the sponsor tables and ivory on the rest.',
    ].join('\n\n'),
    description: 'Navy satin, 120 in round; floor length on a 60 in round table.',
    price: '$18.50',
    images: ['navy-satin-linen-120-inch-round-1.jpg', 'fabric-navy-satin.jpg', 'loft-ballroom.jpg'],
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
      'Navy satin for 72-inch rounds, with a full 30-inch drop that hides table legs and bags alike.',
    fullDescription: [
      'A great choice for award dinners with 72-inch tables of ten. It drops 30 inches to the floor and keeps bags and purses under the table out of sight.',
      'Navy shows lint, so we clean each linen with a lint roller before packing and again once your tables are set.',
    ].join('\n\n'),
    description: 'Navy satin, 132 in round; floor length on a 72 in round table.',
    price: '$22.50',
    images: ['navy-satin-linen-132-inch-round-1.jpg', 'fabric-navy-satin.jpg', 'loft-ballroom.jpg'],
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
      'Navy satin for 8-foot banquet tables, floor length on all sides for head tables and panel discussions.',
    fullDescription: [
      'A polished look for head tables and panel discussions on a stage. At 90 by 156 inches, it drops 30 inches on every side of an 8-foot table.',
      'Lay it on the table about twenty minutes before guests arrive so any creases can relax.',
    ].join('\n\n'),
    description: 'Navy satin, 90 x 156 in; floor length on an 8 ft banquet table.',
    price: '$24.00',
    images: ['navy-satin-linen-90x156-inch-banquet-1.jpg', 'fabric-navy-satin.jpg'],
    availability: 28,
    tags: ['tablecloth', 'satin', 'navy', 'banquet'],
    dimensions: '90 in x 156 in',
    materials: 'Polyester satin, 200 gsm, rounded corners',
    colors: ['Navy'],
  },
];
