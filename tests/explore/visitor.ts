/** How a visitor goes about. */
import { PAGES } from '#site/paths.ts';
import type { Action, Habits } from './actions.ts';
import { WAY_BACK } from './outcome.ts';
import type { Control, Screen } from './screen.ts';
import { sharedPath } from './shared-link.ts';

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
  // With options; the home page has a heart of the dance floor as well.
  ...Array.from({ length: 3 }, () => '/rental-services/tents/frame-tent-20x20'),
  ...Array.from({ length: 3 }, () => '/rental-services/dance-floors/led-video-dance-floor'),
  '/?service=Classic&price=450&type=photobooth',
];

const STATES = ['null', 'missing', 'throws', 'full', 'emptied'] as const;

/** Takes the storages away, and gives them back after a while. */
const BREAK_STORAGE: Action = {
  name: 'storage',
  weight: 3,
  propose: (_, random, { storage, tabs, offline }) => {
    // Other tabs do not hear of what changes.
    if (offline || tabs.length > 1) return null;
    if (storage === 'works') return { act: 'storage', state: random.pick(STATES) };
    return random.next() < 0.7 ? { act: 'storage', state: 'works' } : null;
  },
};

/** @param seed of the run, so that each has mail addresses of its own */
export function visitorHabits(seed: number): Habits {
  return {
    appeal,
    anyPath: (random, world) =>
      (random.next() < 0.6 ? sharedPath(random, world.met) : null) ?? random.pick(PATHS),
    more: [BREAK_STORAGE],
    email: ({ step }) => `explorer-${seed}-${step}@example.com`,
  };
}

/** What the model of the list does not know: several lists, notes, mails, the planner and rooms. */
const NOT_MODELED =
  /^(New List|Rename|Delete List|Create List|Save Name|Email|Email This List|Add a note .*|Add All to My List|Add the Whole Room|Plan My Event)$/;

/** What a visitor comes for, more often; of the many links of a page, each rarely. */
function appeal(control: Control, { stored }: Screen): number {
  const { role, name, place, item, submits } = control;
  if (NOT_MODELED.test(name)) return 0;
  if (place === 'toast') return WAY_BACK.test(name) ? 25 : 5;
  if (role === 'day') return 3;
  // One press takes all of its options.
  if (item) return stored.filter(({ id }) => id === item.id).length > 1 ? 30 : 3;
  if (submits) return 6;
  if (role === 'link') return place === 'main' || place.startsWith('dialog') ? 0.3 : 0.15;
  return buttonAppeal(control);
}

function buttonAppeal({ name, place }: Control): number {
  if (name === 'Add to Quote') return 14;
  if (/^(Your wishlist|Book|Choose .* from a calendar)/.test(name)) return 7;
  if (/^(Replace|Add what|Use this)/i.test(name)) return 40;
  if (/^(Clear|Increase|Decrease|Remove|Share|Keep the items)/i.test(name)) return 5;
  if (/(slide|package|image|Pause|Play)/i.test(name)) return 0.3;
  return place.startsWith('dialog') ? 1.5 : 1;
}
