/** The planner's tables, chairs and tents in the demo, and the words its customers use. */
import type { Settings } from '#contracts/settings/sections.ts';

const DANCE_FLOORS = [
  'checkered-dance-floor',
  'white-starlit-dance-floor',
  'led-video-dance-floor',
];
const FLOOR_SIZES = [
  { option: '12 ft x 12 ft', area: 144 },
  { option: '16 ft x 16 ft', area: 256 },
  { option: '20 ft x 20 ft', area: 400 },
];

export const planning = {
  planner: {
    rounds: [
      { item: 'round-table-60-inch', option: '', seats: 8, cloth: 'ivory-satin-linen' },
      { item: 'round-table-72-inch', option: '', seats: 10, cloth: 'ivory-satin-linen-132-round' },
    ],
    banquets: [
      {
        item: 'folding-banquet-table',
        option: '8 ft x 30 in',
        seats: 8,
        cloth: 'ivory-satin-linen-90x156',
      },
      {
        item: 'folding-banquet-table',
        option: '6 ft x 30 in',
        seats: 6,
        cloth: 'ivory-satin-linen-90x132',
      },
      { item: 'walnut-farm-table', option: 'Table only', seats: 10, cloth: '' },
    ],
    // The price of the table includes its cover.
    cocktails: [{ item: 'spandex-cocktail-table', option: '', seats: 5, cloth: '' }],
    chairs: [
      'gold-chiavari-chair',
      'white-chiavari-chair',
      'white-resin-folding-chair',
      'clear-ghost-chair',
    ],
    spareChairsPercent: 5,
    dancersPercent: 50,
    floorPerDancer: 5,
    tentPerSeatedGuest: 12,
    tentPerStandingGuest: 7,
    tableAisle: 60,
    mainAisle: 48,
    sideAisle: 30,
    floors: [
      ...DANCE_FLOORS.flatMap((item) => FLOOR_SIZES.map((size) => ({ item, ...size }))),
      { item: 'checkered-dance-floor', option: '24 ft x 24 ft', area: 576 },
    ],
    tents: [
      { item: 'frame-tent-20x20', option: 'Open sides', area: 400, upTo: 0 },
      { item: 'frame-tent-20x40', option: 'Open sides', area: 800, upTo: 0 },
      // 40 feet wide, 45 to 120 feet long.
      { item: 'clear-span-reception-tent-40', option: '', area: 1_800, upTo: 4_800 },
    ],
  },
} satisfies Partial<Settings>;
