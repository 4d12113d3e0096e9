import type { SeedItem } from '../types.ts';

export const barsAndStages: SeedItem[] = [
  {
    name: 'White and Gold Bar',
    slug: 'white-gold-bar',
    category: 'bars-stages',
    shortDescription:
      'Eight foot white bar with gold art deco fans on three panels and room behind it for two bartenders.',
    fullDescription: [
      'Gold sunburst fans on a white front recall Detroit’s art deco lobbies of the 1920s. The top is a sealed white counter, 42 inches high and wide enough for glasses in front and bottles behind.',
      'One bar with two bartenders serves about one hundred guests. For more guests, set up two bars at opposite ends of the room. Inside are two shelves and space for an ice bin.',
      'It comes in three sections that each fit through a 32-inch door. The flowers, bucket and coupes in the photo are rented separately.',
    ].join('\n\n'),
    description: 'White and gold 8 ft bar, three sections, serves about 100.',
    price: '$295.00',
    images: ['white-gold-bar-1.jpg'],
    availability: 4,
    tags: ['bar', 'white', 'gold', 'wedding', 'corporate'],
    dimensions: '96 in W x 28 in D x 42 in H',
    materials: 'Lacquered plywood, gold-finished metal trim, sealed counter',
    colors: ['White', 'Gold'],
    specifications: {
      Serves: 'About 100 guests with two bartenders',
      Sections: '3, each 32 in wide',
      Weight: '210 lb in all',
      'Setup time': '30 minutes, crew of two',
    },
    seoDescription:
      'Rent a white and gold art deco bar for weddings and company parties in Metro Detroit, delivered and set up.',
  },
  {
    name: 'Stage Riser with Steps',
    slug: 'stage-riser-with-steps',
    category: 'bars-stages',
    shortDescription:
      'Black stage deck 24 inches high with steps, handrails, a rear guard rail and a pleated black skirt.',
    fullDescription: [
      'A solid deck that raises speakers, musicians or a head table so everyone can see. It includes steps with handrails on both sides, a guard rail along the back and pleated black skirting to the floor.',
      'The 8-by-8-foot stage fits a lectern or a soloist; the 8-by-16-foot stage fits a five-piece band or a panel of four. The legs adjust by 3 inches for a sloping floor. A wheelchair ramp can be added; please tell us when you book, because it needs 24 feet of space.',
    ].join('\n\n'),
    description: 'Stage deck 24 in high with steps, rails and skirt; three sizes.',
    price: '$240.00',
    images: ['stage-riser-1.jpg'],
    availability: 6,
    options: [
      { name: '8 ft x 8 ft', price: 240 },
      { name: '8 ft x 16 ft', price: 420 },
      { name: '12 ft x 16 ft', price: 610 },
    ],
    tags: ['stage', 'black', 'corporate', 'graduation'],
    dimensions: '24 in H; 8 ft x 8 ft to 12 ft x 16 ft',
    materials: 'Aluminum frame, anti-slip black plywood, steel rails',
    colors: ['Black', 'Silver'],
    specifications: {
      'Load rating': '125 lb per square foot',
      'Setup time': '1 to 2 hours by size',
      Skirting: 'NFPA 701 flame-resistant, included',
    },
  },
  {
    name: 'LED Video DJ Booth',
    slug: 'led-video-dj-booth',
    category: 'bars-stages',
    shortDescription:
      'DJ table behind a low wall of video panels that can play the same colors as the LED dance floor.',
    fullDescription: [
      'A sturdy work surface for mixer and laptop, fronted by a 6-foot wall of video panels that hides the cables. It plays loops, logos or the couple’s initials, and can be synchronized with our LED video dance floor.',
      'It needs one 20 amp circuit and 6 feet of depth behind it for the DJ. Speakers and a mixer are not included.',
    ].join('\n\n'),
    description: 'DJ table with LED video front, 6 ft wide; no sound equipment.',
    price: '$375.00',
    unit: 'event',
    images: ['led-video-dj-booth-1.jpg'],
    availability: 2,
    tags: ['stage', 'led', 'wedding', 'corporate'],
    dimensions: '72 in W x 30 in D x 40 in H',
    materials: 'Aluminum frame, LED panels',
    specifications: {
      Power: 'One 20 amp circuit',
      Content: 'Send a logo or initials one week ahead',
    },
  },
];
