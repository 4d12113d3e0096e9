/** The demo's rooms, each an image with items of the catalog. */
import type { Settings } from '#contracts/settings/sections.ts';

type Room = Settings['rooms']['entries'][number];
type Point = Room['points'][number];

/** @param at in percent of the image's width and height */
const point = (
  at: readonly [x: number, y: number],
  item: string,
  amount: { quantity?: number; perGuests?: number; option?: string } = {},
): Point => ({
  x: at[0],
  y: at[1],
  item,
  option: amount.option ?? '',
  quantity: amount.quantity ?? 1,
  perGuests: amount.perGuests ?? 0,
});

export const roomSettings = {
  rooms: {
    entries: [
      {
        name: 'Loft dinner',
        slug: 'loft-dinner',
        isHidden: false,
        place: 'A loft after sunset',
        story:
          'The candles are lit, and the band is tuning next door. Navy satin falls to the floor on every table, so that brick and brass do the talking. In an hour, everybody sits down to dinner.',
        image: '/media/catalog/loft-ballroom.jpg',
        alt: '',
        points: [
          point([36, 18], 'gold-ring-chandelier', { perGuests: 40 }),
          point([14, 54], 'led-uplight', { perGuests: 80, option: 'Set of 8' }),
          point([62, 59], 'tall-gold-floral-stand', { perGuests: 16 }),
          point([10, 64], 'blush-rose-bowl-gold', { perGuests: 16 }),
          point([44, 70], 'round-table-60-inch', { perGuests: 8 }),
          point([46, 91], 'navy-satin-linen-120-round', { perGuests: 8 }),
          point([56, 86], 'white-china-place-setting', { perGuests: 1, option: 'Two plates' }),
          point([69, 90], 'gold-beaded-charger-plate', { perGuests: 1 }),
          point([87, 83], 'gold-chiavari-chair', { perGuests: 1 }),
        ],
      },
      {
        name: 'Garden ceremony',
        slug: 'garden-ceremony',
        isHidden: false,
        place: 'A lawn in the last hour of sun',
        story:
          'The petals were scattered when the wind went down. A hoop of roses catches the sun, white chairs stand in rows, and nobody has sat down yet. When the music begins, the light will be just above the hedge.',
        image: '/media/catalog/garden-ceremony.jpg',
        alt: '',
        points: [
          point([34, 36], 'floral-hoop-arch'),
          point([39, 74], 'rose-eucalyptus-garland-6-foot', { quantity: 2 }),
          point([79, 81], 'white-chiavari-chair', { perGuests: 1 }),
        ],
      },
      {
        name: 'Company gala',
        slug: 'company-gala',
        isHidden: false,
        place: 'A ballroom before the doors open',
        story:
          'The sound check is over, and the wall of light is on its first color. Cocktail tables stand where people will meet, with flowers low enough to talk across. In an hour, somebody walks up to that lectern.',
        image: '/media/catalog/corporate-gala.jpg',
        alt: '',
        points: [
          point([50, 64], 'stage-riser-with-steps', { quantity: 2, option: '12 ft x 16 ft' }),
          point([57, 79], 'spandex-cocktail-table', { perGuests: 5 }),
          point([37, 74], 'black-spandex-cocktail-cover', { perGuests: 15 }),
          point([9, 72], 'blush-rose-bowl-gold', { perGuests: 5 }),
          point([16, 78], 'champagne-coupe', { quantity: 2, perGuests: 1 }),
        ],
      },
      {
        name: 'Tent at night',
        slug: 'tent-at-night',
        isHidden: false,
        place: 'A tent with its sides down',
        story:
          'Dinner is cleared, and the floor has just come on. The mirror ball throws its first dots across the roof while the DJ puts a record away. Give it an hour, and nobody will sit at these tables.',
        image: '/media/catalog/dance-floor-night.jpg',
        alt: '',
        points: [
          point([20, 8], 'clear-span-reception-tent-40'),
          point([70, 9], 'string-light-canopy', { quantity: 3, option: 'In a tent, one set' }),
          point([51, 24], 'mirror-ball-20-inch'),
          point([72, 50], 'white-draped-backdrop', { option: '40 ft wide' }),
          point([53, 60], 'led-video-dj-booth'),
          point([58, 77], 'led-video-dance-floor', { option: '20 ft x 20 ft' }),
          point([8, 88], 'navy-satin-linen-120-round', { perGuests: 8 }),
          point([20, 93], 'gold-chiavari-chair', { perGuests: 1 }),
        ],
      },
    ],
  },
} satisfies Partial<Settings>;
