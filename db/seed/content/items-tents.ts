import type { SeedItem } from '../types.ts';

export const tents: SeedItem[] = [
  {
    name: 'Frame Tent (20 x 20 foot)',
    slug: 'frame-tent-20x20',
    category: 'tents',
    shortDescription:
      'White peaked frame tent with a scalloped valance and no center pole, sized for a backyard and up to forty guests.',
    fullDescription: [
      'An aluminum frame holds up the white top, so there is no pole in the middle of the party. Four round tables of eight fit with room for a small buffet; thirty-two seated is comfortable and forty is the limit. The photo shows two set tables with gold chairs and plenty of space around them.',
      'It goes up on grass, on a driveway or on a deck, staked or weighted with water barrels. Allow a clear square of 24 by 24 feet, and look up for branches and wires: the peak is 13 feet high. On city lots in Royal Oak or Ferndale please send us a photo of your gate first.',
    ].join('\n\n'),
    description: 'White 20x20 frame tent, seats 32 to 40, installed by crew of three.',
    price: '$385.00',
    images: ['frame-tent-20x20-1.jpg'],
    availability: 8,
    options: [
      { name: 'Open sides', price: 385 },
      { name: 'With four solid sidewalls', price: 475 },
      { name: 'With four window sidewalls', price: 565 },
    ],
    tags: ['frame tent', 'outdoor', 'birthday', 'graduation', 'wedding'],
    dimensions: '20 ft x 20 ft, 7 ft 6 in eaves, 13 ft peak',
    materials: 'Anodized aluminum frame, white block-out vinyl top',
    colors: ['White'],
    specifications: {
      'Seated capacity': '32 to 40 guests',
      'Standing capacity': '55 guests',
      'Clear area needed': '24 ft x 24 ft',
      Anchoring: 'Stakes or water barrels',
      'Fire rating': 'NFPA 701, certificate on request',
      'Setup time': 'About 2 hours, crew of three',
    },
    seoTitle: '20 x 20 Frame Tent Rental in Detroit',
    seoDescription:
      'Rent a white 20 x 20 frame tent for backyard parties in Detroit and Metro Michigan, delivered, anchored and taken down.',
    seoKeywords: 'tent rental detroit, 20x20 tent rental, backyard party tent',
  },
  {
    name: 'Clear-Span Reception Tent (40 foot wide)',
    slug: 'clear-span-reception-tent-40',
    category: 'tents',
    shortDescription:
      'A 40-foot-wide reception tent with no interior poles, built in 15-foot bays for 100 to 300 seated guests.',
    fullDescription: [
      'The second picture shows this tent in the evening, with a white pitched roof, window sidewalls, a plank floor and string lights from eave to ridge. With no interior poles, you can arrange tables in straight rows with a clear aisle to the head table.',
      'We build it in 15-foot bays. Four bays (60 feet) seat about 150 guests at round tables with a dance floor; eight bays seat 300. Prices depend on the length, the ground and the season, so we visit your site before we quote.',
      'Most municipalities in Wayne, Oakland and Macomb counties require a permit at this size. We provide the drawings and flame certificates. Plan one full day for setup and one for takedown.',
    ].join('\n\n'),
    description: 'Clear-span tent, 40 ft wide in 15 ft bays; site visit before quoting.',
    price: 'Call for pricing',
    images: ['clear-span-reception-tent-1.jpg', 'hero-tent-reception.jpg'],
    availability: 2,
    tags: ['clear-span tent', 'outdoor', 'wedding', 'corporate'],
    dimensions: '40 ft wide, 45 ft to 120 ft long, 20 ft ridge',
    materials: 'Aluminum box-beam frame, white block-out vinyl roof',
    colors: ['White'],
    specifications: {
      'Seated capacity': '100 to 300 guests',
      'Bay length': '15 ft',
      'Ground level': 'Up to 6 in of slope across the width',
      'Lead time': 'Eight weeks with a permit',
    },
    seoTitle: 'Clear-Span Wedding Tent Rental in Detroit',
    seoDescription:
      'A 40-foot-wide clear-span tent with windows and floor for 100 to 300 guests, installed across Metro Detroit.',
  },
  {
    name: 'Tent Window Sidewall (15 foot)',
    slug: 'tent-window-sidewall-15',
    category: 'tents',
    shortDescription:
      'A white sidewall panel with large clear windows that keeps the wind out without blocking the view.',
    fullDescription: [
      'Each panel fills one 15-foot bay of the clear-span tent with three arched clear windows in white vinyl.',
      'In May and October, we recommend panels on the windward side at least. One person can open them and tie them back on a warm afternoon. For the 20-by-20-foot frame tent, choose sidewalls in its options.',
    ].join('\n\n'),
    description: 'Window wall panel for one 15 ft bay of the clear-span tent.',
    price: '$68.00',
    unit: 'panel',
    images: ['tent-window-sidewall-1.jpg'],
    availability: 28,
    tags: ['accessories', 'outdoor', 'wedding', 'clear-span tent'],
    dimensions: '15 ft W x 8 ft H',
    materials: 'White vinyl with clear PVC panes',
    colors: ['White', 'Clear'],
  },
  {
    name: 'Plank Tent Floor',
    slug: 'plank-tent-floor',
    category: 'tents',
    shortDescription:
      'Warm brown plank flooring on a leveled base, for easy walking, wheelchair access and catering carts on a lawn.',
    fullDescription: [
      'Michigan lawns are often wet in spring, even when they look dry. This floor sits on an adjustable base, evens out up to 6 inches of slope and has the brown plank finish in the photo.',
      'It’s priced by the square foot; a 40-by-60-foot tent needs 2,400 square feet. A ramp with a 1:12 slope is included at the main entrance, and you can add more for your caterer.',
    ].join('\n\n'),
    description: 'Plank tent flooring on leveling base, priced per square foot.',
    price: '$3.25',
    unit: 'square foot',
    images: ['plank-tent-floor-1.jpg'],
    availability: 4800,
    tags: ['accessories', 'outdoor', 'wedding', 'clear-span tent'],
    dimensions: 'Panels of 4 ft x 8 ft',
    materials: 'Plywood core with wood-grain surface, aluminum base',
    colors: ['Brown'],
  },
];
