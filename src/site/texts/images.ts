/** The images that come with the site, with their alternative texts. */
import type { Image } from '../item-card.ts';

const image = (file: string, alt: string): Image => ({ url: `/media/catalog/${file}`, alt });

export const balloonRing = image(
  'balloon-garland-ring-1.jpg',
  'Gold ring with a garland of balloons.',
);
export const beadChandelier = image(
  'crystal-chandelier-1.jpg',
  'Tiered chandelier with lit candle bulbs.',
);
export const boxwoodWall = image('boxwood-hedge-wall-1.jpg', 'Freestanding boxwood hedge wall.');
export const ceremonyAisle = image(
  'design-ceremony-aisle.jpg',
  'Bright ceremony hall with a petal-lined aisle and a round floral arch.',
);
export const chiavariChair = image(
  'gold-chiavari-chair-1.jpg',
  'Gold Chiavari chair with an ivory seat cushion.',
);
export const curtainBooth = image(
  'enclosed-photo-booth-1.jpg',
  'White photo booth with a burgundy curtain.',
);
export const donutWall = image('donut-wall-display-1.jpg', 'White donut wall with iced donuts.');
export const floralHoop = image(
  'floral-hoop-arch-1.jpg',
  'Gold hoop arch with roses and eucalyptus.',
);
export const foldedSatin = image('satin-linens-3.jpg', 'Ivory, blush, sage and navy satin.');
export const frameTent = image(
  'frame-tent-20x20-1.jpg',
  'White frame tent over two dressed tables and gold chairs.',
);
export const geometricFrames = image(
  'gold-geometric-centerpiece-1.jpg',
  'Two gold geometric frames with roses and a lit candle.',
);
export const hurricanes = image(
  'glass-hurricane-candles-1.jpg',
  'Three lit candles in glass hurricanes.',
);
export const propsTable = image(
  'photo-booth-props-table-1.jpg',
  'Small table with hats, glasses and other photo booth props.',
);
export const redCarpet = image(
  'red-carpet-stanchions-1.jpg',
  'Red carpet between gold stanchions.',
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
