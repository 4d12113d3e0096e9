/** How a visitor goes about. */
import { PAGES } from '#site/paths.ts';
import { encodeWishlist } from '#stores/wishlist-codec.ts';
import type { Habits } from './actions.ts';
import type { List } from './model.ts';
import type { Random } from './random.ts';
import type { Control } from './screen.ts';
import type { World } from './world.ts';

const PATHS = [
  PAGES.home,
  PAGES.home,
  PAGES.checkout,
  PAGES.checkout,
  PAGES.rentals,
  PAGES.design,
  PAGES.photoBooth,
  PAGES.danceFloor,
  '/rental-services/chairs',
  '/rental-services/linens',
  '/rental-services/linens?search=satin&sort=price-asc',
  '/rental-services/chairs/gold-chiavari-chair',
  '/rental-services/dance-floors/led-video-dance-floor',
  '/rental-services/tents/frame-tent-20x20',
  '/rental-services/tents/frame-tent-20x20',
  '/?service=Classic&price=450&type=photobooth',
];

/** What other people have put into their lists. */
const OTHERS: List = [
  { id: 'tent', option: '', name: 'Reception Tent', price: '$980.00', quantity: 1 },
  { id: 'gold-chair', option: '', name: 'Gold Chair', price: '$8.50', quantity: 160 },
  { id: 'linen', option: '108 inch', name: 'Linen (108 inch)', price: '$16.00', quantity: 20 },
];

/** @param seed of the run, so that each has mail addresses of its own */
export function visitorHabits(seed: number): Habits {
  return {
    appeal,
    anyPath: (random, world) =>
      random.next() < 0.25 ? sharedPath(random, world) : random.pick(PATHS),
    email: ({ step }) => `explorer-${seed}-${step}@example.com`,
  };
}

/** Some of the own lines with other quantities, and some of others. */
function sharedPath(random: Random, { list }: World): string {
  const lines = [...list, ...OTHERS].filter(() => random.next() < 0.5);
  const chosen = lines.length > 0 ? lines.slice(0, 20) : OTHERS;
  const text = encodeWishlist(
    chosen.map((line) => ({ ...line, image: '', quantity: 1 + random.below(30) })),
  );
  return `/#list=${Buffer.from(text).toString('base64url')}`;
}

/** What a visitor comes for, more often; of the many links of a page, each rarely. */
function appeal({ role, name, place, item, submits }: Control): number {
  if (place === 'notice') return 6;
  if (role === 'day') return 3;
  if (item) return 3;
  if (submits) return 6;
  if (role === 'link') return place === 'main' || place.startsWith('dialog') ? 0.3 : 0.15;
  if (/^(Add to Quote|Your wishlist|Book|Choose .* from a calendar)/.test(name)) return 7;
  if (/^(Add to My|Replace|Add what|Clear|Increase|Decrease|Remove|Share)/.test(name)) return 5;
  if (/(slide|package|picture|Pause|Play)/i.test(name)) return 0.3;
  return place.startsWith('dialog') ? 1.5 : 1;
}
