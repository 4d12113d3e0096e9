/** Built-in images with their alternative texts. */
import type { Image } from '../catalog/item-card.ts';

const image = (file: string, alt: string): Image => ({ url: `/media/catalog/${file}`, alt });

/** Drawn photo strips, as the booth prints them. */
const print = (file: string, alt: string): Image => ({ url: `/media/prints/${file}`, alt });
export const weddingPrints = print(
  'wedding.svg',
  'Two photo strips with rings, a heart and a top hat, printed with two names and a date.',
);
export const companyPrints = print(
  'company.svg',
  'Two photo strips with a company’s logo in the frames and its name below.',
);
export const birthdayPrints = print(
  'birthday.svg',
  'Two photo strips with a balloon, a cake and glasses, printed with a name and an age.',
);
export const graduationPrints = print(
  'graduation.svg',
  'Two photo strips with caps, glasses and diplomas, printed with the year of the class.',
);

export const beadChandelier = image(
  'crystal-chandelier-1.jpg',
  'Tiered chandelier with lit candle bulbs.',
);
export const boothCorner = image(
  'booth-corner.jpg',
  'Ring-light photo booth facing a rose-gold sequin backdrop.',
);
export const chiavariChair = image(
  'gold-chiavari-chair-1.jpg',
  'Gold Chiavari chair with an ivory seat cushion.',
);
export const curtainBooth = image(
  'enclosed-photo-booth-1.jpg',
  'White photo booth with a burgundy curtain.',
);
export const danceNight = image(
  'dance-floor-night.jpg',
  'LED dance floor glowing pink and violet in a tent at night.',
);
export const donutWall = image('donut-wall-display-1.jpg', 'White donut wall with iced donuts.');
export const foldedSatin = image('satin-linens-3.jpg', 'Ivory, blush, sage and navy satin.');
export const frameTent = image(
  'frame-tent-20x20-1.jpg',
  'White frame tent over two dressed tables and gold chairs.',
);
export const gardenCeremony = image(
  'garden-ceremony.jpg',
  'White Chiavari chairs and a round floral arch in a garden at golden hour.',
);
export const gardenTable = image(
  'hero-evening.jpg',
  'Long table set for dinner at dusk, with candles, flowers and gold Chiavari chairs under string lights.',
);
/** The same scene in upright format for phones, with the same alternative text. */
export const gardenTableUpright = image('hero-evening-phone.jpg', gardenTable.alt);
export const geometricFrames = image(
  'gold-geometric-centerpiece-1.jpg',
  'Two gold geometric frames with roses and a lit candle.',
);
export const hurricanes = image(
  'glass-hurricane-candles-1.jpg',
  'Three lit candles in glass hurricanes.',
);
export const loungeCorner = image(
  'lounge-loft.jpg',
  'Emerald velvet sofa and blush armchairs in late sun.',
);
export const loftDinner = image(
  'loft-ballroom.jpg',
  'Round tables in navy linen in a brick loft, with ring chandeliers lit.',
);
export const companyGala = image(
  'corporate-gala.jpg',
  'Stage with a teal and violet LED wall before white cocktail tables.',
);
export const placeSetting = image(
  'place-setting-close.jpg',
  'Gold charger with a white plate, a blush napkin and gold flatware by candlelight.',
);
export const propsTable = image(
  'photo-booth-props-table-1.jpg',
  'Small table with hats, glasses and other photo booth props.',
);
export const ringLightBooth = image(
  'photo-booth-ring-light.jpg',
  'Open-air ring-light photo booth beside a rose-gold sequin backdrop.',
);
export const sequinBackdrop = image(
  'rose-gold-sequin-backdrop-1.jpg',
  'Rose-gold sequin backdrop on a gold frame.',
);
export const satinFolds = image('round-table-ivory-satin-2.jpg', 'Ivory satin tablecloth.');
export const satinTable = image(
  'round-table-ivory-satin-1.jpg',
  'Round table with a floor-length ivory satin linen.',
);
export const setTable = image(
  'round-table-ivory-satin-3.jpg',
  'Round table in ivory satin, set for eight with gold chairs.',
);
export const stageRiser = image('stage-riser-1.jpg', 'Black stage riser with steps and handrails.');
export const starlitFloor = image(
  'starlit-dance-floor-1.jpg',
  'White dance floor with star lights under a mirror ball.',
);
export const tentReception = image(
  'hero-tent-reception.jpg',
  'Evening reception inside a white tent with string lights and set round tables.',
);
export const uplights = image(
  'uplights-amber-violet-1.jpg',
  'Draped wall lit in amber and violet.',
);
export const videoFloor = image(
  'led-video-dance-floor-1.jpg',
  'LED dance floor with glowing pink, violet and blue tiles under light beams.',
);
export const videoBooth = image(
  'led-video-dj-booth-1.jpg',
  'DJ table behind a low wall of glowing video panels, with two speakers, in a dark room.',
);
