import type { SeedCategory } from '../types.ts';

/** The thirteen rental categories, in the order in which the catalog lists them. */
export const categories: SeedCategory[] = [
  {
    name: 'Chairs',
    heading: 'Chair Rentals',
    slug: 'chairs',
    description:
      'Chiavari, ghost and folding chairs for ceremonies, seated dinners and lawn parties, delivered wiped down with cushions attached.',
    image: 'gold-chiavari-chair-1.jpg',
    displayOrder: 1,
    seoTitle: 'Chair Rentals in Detroit',
    seoDescription:
      'Rent gold and white Chiavari chairs, clear ghost chairs and white resin folding chairs for weddings and events across Metro Detroit.',
    seoKeywords:
      'chair rentals detroit, chiavari chair rental, folding chair rental, wedding chairs',
  },
  {
    name: 'Tables',
    heading: 'Table Rentals',
    slug: 'tables',
    description:
      'Rounds, banquets, walnut farm tables and cocktail tables. Tell us the guest count and the room, and we will suggest a mix that leaves space to walk.',
    image: 'round-table-ivory-satin-3.jpg',
    displayOrder: 2,
    seoTitle: 'Table Rentals in Detroit',
    seoDescription:
      'Round tables, banquet tables, walnut farm tables and spandex cocktail tables for rent in Detroit and Metro Michigan.',
    seoKeywords: 'table rentals detroit, round table rental, farm table rental, cocktail tables',
  },
  {
    name: 'Linens',
    heading: 'Linen Rentals',
    slug: 'linens',
    description:
      'Tablecloths, overlays, runners, napkins and chair sashes, pressed before they leave us. Each listing gives the drop, so you know what reaches the floor.',
    image: 'satin-linens-1.jpg',
    displayOrder: 3,
    seoTitle: 'Linen Rentals in Detroit',
    seoDescription:
      'Satin, sequin, velvet, lamour and polyester table linens, napkins, runners and sashes for rent in Metro Detroit, pressed and ready to lay.',
    seoKeywords: 'linen rentals detroit, satin tablecloth rental, napkin rental, table runners',
  },
  {
    name: 'Tents',
    heading: 'Tent Rentals',
    slug: 'tents',
    description:
      'Frame tents for backyards and clear-span tents for full receptions, with the windows and floors a Michigan spring or fall asks for.',
    image: 'hero-tent-reception.jpg',
    displayOrder: 4,
    seoTitle: 'Tent Rentals in Detroit',
    seoDescription:
      'Frame tents, clear-span reception tents, window sidewalls and plank flooring for outdoor events in Detroit and Metro Michigan.',
    seoKeywords: 'tent rentals detroit, wedding tent rental, frame tent, clear span tent',
  },
  {
    name: 'Lounge Furniture',
    slug: 'lounge',
    description:
      'Velvet sofas, armchairs and small tables for the corner where guests sit down to talk, rented by the piece or as a set.',
    image: 'velvet-sofa-emerald-1.jpg',
    displayOrder: 5,
    seoDescription:
      'Emerald and navy velvet sofas, blush armchairs and side tables for event lounges across Metro Detroit.',
  },
  {
    name: 'Backdrops & Arches',
    heading: 'Backdrop & Arch Rentals',
    slug: 'backdrops-arches',
    description:
      'Hoops, hedge walls, drape and sequin panels for vows, head tables and photographs. Our crew builds and weights each one on site.',
    image: 'floral-hoop-arch-1.jpg',
    displayOrder: 6,
    seoTitle: 'Backdrop & Arch Rentals in Detroit',
    seoDescription:
      'Floral hoop arches, boxwood walls, balloon rings, sequin and draped backdrops for weddings and parties in Metro Detroit.',
    seoKeywords: 'backdrop rental detroit, wedding arch rental, boxwood wall, balloon garland',
  },
  {
    name: 'Dance Floors',
    heading: 'Dance Floor Rentals',
    slug: 'dance-floors',
    description:
      'LED video, starlit and checkered floors, laid in sections to fit the room and level enough for a first dance in heels.',
    image: 'led-video-dance-floor-1.jpg',
    displayOrder: 7,
    seoTitle: 'Dance Floor Rentals in Detroit',
    seoDescription:
      'LED video, white starlit and black-and-white checkered dance floors for rent in Detroit, delivered and installed by our crew.',
    seoKeywords: 'dance floor rental detroit, led dance floor, starlit dance floor',
  },
  {
    name: 'Photo Booths',
    heading: 'Photo Booth Rentals',
    slug: 'photo-booths',
    description:
      'An open ring-light booth, a curtained booth with printed strips, and the small things that make guests step in front of them.',
    image: 'enclosed-photo-booth-1.jpg',
    displayOrder: 8,
    seoDescription:
      'Ring-light and classic enclosed photo booths, props tables and rugs for weddings, birthdays and company parties in Metro Detroit.',
  },
  {
    name: 'Lighting',
    slug: 'lighting',
    description:
      'Uplights, chandeliers, string lights and a mirror ball, hung and focused by our crew before the first guest arrives.',
    image: 'uplights-amber-violet-1.jpg',
    displayOrder: 9,
  },
  {
    name: 'Centerpieces',
    heading: 'Centerpiece Rentals',
    slug: 'centerpieces',
    description:
      'Candles, geometric frames, garlands and arrangements in low and tall heights, chosen so that guests can still see one another across the table.',
    image: 'glass-hurricane-candles-1.jpg',
    displayOrder: 10,
    seoDescription:
      'Geometric frames, hurricane candles, rose garlands and tall floral stands for rent in Detroit and Metro Michigan.',
  },
  {
    name: 'Tableware',
    slug: 'tableware',
    description:
      'Charger plates, white china and champagne glassware, packed in padded crates. Scrape the plates; the washing is ours.',
    image: 'charger-plate-gold-1.jpg',
    displayOrder: 11,
  },
  {
    name: 'Bars & Stages',
    heading: 'Bar & Stage Rentals',
    slug: 'bars-stages',
    description:
      'A white and gold bar, stage risers and an LED DJ booth: the working furniture that gives a room its front and its meeting point.',
    image: 'white-gold-bar-1.jpg',
    displayOrder: 12,
  },
  {
    name: 'Event Decor',
    slug: 'decor',
    description:
      'Marquee letters, carpets, dessert displays and the finishing pieces guests photograph on their way in and remember on their way home.',
    image: 'marquee-letters-love-1.jpg',
    displayOrder: 13,
    seoTitle: 'Event Decor Rentals in Detroit',
    seoDescription:
      'LOVE marquee letters, red carpets, donut walls, dessert stands, patio heaters and aisle runners for events in Metro Detroit.',
    seoKeywords:
      'event decor rental detroit, marquee letters, red carpet rental, donut wall rental',
  },
];
