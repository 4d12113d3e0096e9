import type { SeedCategory } from '../types.ts';

/** The thirteen rental categories, in the order in which the catalog lists them. */
export const categories: SeedCategory[] = [
  {
    name: 'Chairs',
    heading: 'Chair Rentals',
    slug: 'chairs',
    description:
      'Chiavari, ghost and folding chairs for ceremonies, seated dinners and lawn parties, delivered clean with cushions attached.',
    image: 'hero-evening.jpg',
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
      'Round, banquet, walnut farm, sweetheart and cocktail tables. Tell us your guest count and room size, and we’ll suggest a mix that leaves space to walk.',
    image: 'loft-ballroom.jpg',
    displayOrder: 2,
    seoTitle: 'Table Rentals in Detroit',
    seoDescription:
      'Round tables, banquet tables, walnut farm tables and spandex cocktail tables for rent in Metro Detroit.',
    seoKeywords: 'table rentals detroit, round table rental, farm table rental, cocktail tables',
  },
  {
    name: 'Linens',
    heading: 'Linen Rentals',
    slug: 'linens',
    description:
      'Tablecloths, overlays, runners, napkins and chair sashes, pressed before delivery. Ask us about the drop, and we’ll tell you which linens reach the floor on your tables.',
    image: 'linen-palette.jpg',
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
      'Frame tents for backyards and clear-span tents for full receptions, with window sidewalls and flooring for Michigan weather.',
    image: 'hero-tent-reception.jpg',
    displayOrder: 4,
    seoTitle: 'Tent Rentals in Detroit',
    seoDescription:
      'Frame tents, clear-span reception tents, window sidewalls and plank flooring for outdoor events in Metro Detroit.',
    seoKeywords: 'tent rentals detroit, wedding tent rental, frame tent, clear span tent',
  },
  {
    name: 'Lounge Furniture',
    slug: 'lounge',
    description:
      'Velvet sofas, armchairs and side tables for your lounge area. Rent single pieces or a complete set.',
    image: 'lounge-loft.jpg',
    displayOrder: 5,
    seoDescription:
      'Emerald and navy velvet sofas, blush armchairs and side tables for event lounges across Metro Detroit.',
  },
  {
    name: 'Backdrops & Arches',
    heading: 'Backdrop & Arch Rentals',
    slug: 'backdrops-arches',
    description:
      'Hoops, hedge walls, draping and sequin panels for ceremonies, head tables and photos. Our crew sets up and secures each one on site.',
    image: 'garden-ceremony.jpg',
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
      'LED video, starlit and checkered dance floors, installed in sections to fit your room.',
    image: 'dance-floor-night.jpg',
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
      'An open-air ring-light booth, a classic enclosed booth with printed strips, and props and rugs to go with them.',
    image: 'booth-corner.jpg',
    displayOrder: 8,
    seoDescription:
      'Ring-light and classic enclosed photo booths, props tables and rugs for weddings, birthdays and company parties in Metro Detroit.',
  },
  {
    name: 'Lighting',
    slug: 'lighting',
    description:
      'Uplights, chandeliers, string lights and a mirror ball, installed by our crew before your guests arrive.',
    image: 'string-light-canopy-1.jpg',
    displayOrder: 9,
  },
  {
    name: 'Centerpieces',
    heading: 'Centerpiece Rentals',
    slug: 'centerpieces',
    description:
      'Candles, geometric frames, garlands and arrangements in low and tall heights, designed so guests can see each other across the table.',
    image: 'rose-and-eucalyptus-garland-1.jpg',
    displayOrder: 10,
    seoDescription:
      'Geometric frames, hurricane candles, rose garlands and tall floral stands for rent in Metro Detroit.',
  },
  {
    name: 'Tableware',
    slug: 'tableware',
    description:
      'Charger plates, white china, champagne and wine glasses, packed in padded crates. Just scrape the plates; we do the washing.',
    image: 'place-setting-close.jpg',
    displayOrder: 11,
  },
  {
    name: 'Bars & Stages',
    heading: 'Bar & Stage Rentals',
    slug: 'bars-stages',
    description:
      'A white and gold bar, stage risers and an LED DJ booth for receptions, performances and presentations.',
    image: 'corporate-gala.jpg',
    displayOrder: 12,
  },
  {
    name: 'Event Decor',
    slug: 'decor',
    description:
      'Marquee letters, carpets, dessert displays and other finishing touches for your event.',
    image: 'mirror-ball-20-inch-1.jpg',
    displayOrder: 13,
    seoTitle: 'Event Decor Rentals in Detroit',
    seoDescription:
      'LOVE marquee letters, red carpets, donut walls, dessert stands, patio heaters and aisle runners for events in Metro Detroit.',
    seoKeywords:
      'event decor rental detroit, marquee letters, red carpet rental, donut wall rental',
  },
];
