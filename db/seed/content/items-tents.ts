import type { SeedItem } from '../types.ts';

export const tents: SeedItem[] = [
  {
    name: 'Frame Tent (20 x 20 foot)',
    slug: 'frame-tent-20x20',
    category: 'tents',
    shortDescription:
      'White peaked frame tent with a scalloped valance and no center pole, sized for a back yard and forty guests.',
    fullDescription: [
      'An aluminum frame holds up the white top, so there is no pole in the middle of the party. Four round tables of eight fit with room for a small buffet; thirty-two seated is comfortable and forty is the limit. The picture shows two dressed tables with gold chairs and plenty of air around them.',
      'It goes up on grass, on a driveway or on a deck, staked or weighted with water barrels. Allow a clear square of 24 by 24 feet, and look up for branches and wires: the peak is 13 feet high. On city lots in Royal Oak or Ferndale we like to see a photo of the gate first.',
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
      'Standing capacity': '60 guests',
      'Clear area needed': '24 ft x 24 ft',
      Anchoring: 'Stakes or water barrels',
      'Fire rating': 'NFPA 701, certificate on request',
      'Setup time': 'About 2 hours, crew of three',
    },
    seoTitle: '20 x 20 Frame Tent Rental in Detroit',
    seoDescription:
      'Rent a white 20 x 20 frame tent for back yard parties in Detroit and Metro Michigan, delivered, anchored and taken down.',
    seoKeywords: 'tent rental detroit, 20x20 tent rental, backyard party tent',
  },
  {
    name: 'Clear-Span Reception Tent (40 foot wide)',
    slug: 'clear-span-reception-tent-40',
    category: 'tents',
    shortDescription:
      'A 40 foot wide reception tent without inner poles, built in 15 foot bays for 100 to 300 seated guests.',
    fullDescription: [
      'This is the tent in our evening picture: a white pitched roof, windowed sides, a plank floor and string lights running from eave to ridge. Because there are no poles inside, tables can stand in straight columns with a clear aisle to the head table.',
      'We build it in 15 foot bays. Four bays give 60 feet and hold about 150 at round tables with a dance floor; eight bays take a party of three hundred. Prices depend on length, ground and season, so we visit before we quote.',
      'Most municipalities in Wayne, Oakland and Macomb counties ask for a permit at this size. We supply the drawings and the flame certificates, and we plan on one full day to build and one to take down.',
    ].join('\n\n'),
    description: 'Clear-span tent, 40 ft wide in 15 ft bays; site visit before quoting.',
    price: 'Call for pricing',
    images: ['hero-tent-reception.jpg'],
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
      'A 40 foot wide clear-span tent with windows and floor for 100 to 300 guests, installed across Metro Detroit.',
  },
  {
    name: 'Tent Window Sidewall (15 foot)',
    slug: 'tent-window-sidewall-15',
    category: 'tents',
    shortDescription:
      'A white sidewall panel with large clear windows that keeps the wind out and the lake in view.',
    fullDescription: [
      'Each panel fills one 15 foot bay of the clear-span tent with four clear panes in a white frame. The picture shows them at dusk, when the sky outside does most of the decorating.',
      'In May and October we suggest panels on the windward side at least; they can be opened and tied back by one person if the afternoon turns warm. Panels for the 20 by 20 foot frame tent are part of that tent’s options.',
    ].join('\n\n'),
    description: 'Window wall panel for one 15 ft bay of the clear-span tent.',
    price: '$68.00',
    unit: 'panel',
    images: ['hero-tent-reception.jpg'],
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
      'Warm brown plank flooring on a leveled base, so heels, wheelchairs and serving carts roll easily on a lawn.',
    fullDescription: [
      'Grass in a Michigan spring is wet under the surface even when it looks dry. This floor sits on an adjustable base, takes out up to 6 inches of slope and gives the tent the plain brown boards you see in the picture.',
      'It is priced by the square foot; a 40 by 60 foot tent needs 2,400. A ramp with a rise of 1 in 12 is included at the main entrance, and others can be added where the caterer works.',
    ].join('\n\n'),
    description: 'Plank tent flooring on leveling base, priced per square foot.',
    price: '$3.25',
    unit: 'square foot',
    images: ['hero-tent-reception.jpg'],
    availability: 4800,
    tags: ['accessories', 'outdoor', 'wedding', 'clear-span tent'],
    dimensions: 'Panels of 4 ft x 8 ft',
    materials: 'Plywood core with wood-grain surface, aluminum base',
    colors: ['Brown'],
  },
];
