/** What can fail for a while, and the clock that can be wrong for a while. */
import type { Random } from '../explore/random.ts';
import type { SoakShop } from './shop.ts';

export interface Fault {
  name: string;
  /** How likely it is beside the others. */
  weight: number;
  /** Longest time that it lasts. */
  hours: number;
  begin: (shop: SoakShop, random: Random) => Promise<void> | void;
  end: (shop: SoakShop) => Promise<void> | void;
}

const HOUR_MS = 60 * 60_000;
/** How far the clock is wrong. */
const HOURS_WRONG = [-48, -5, -1, 1, 5, 48];
/** No answer comes while a simulated person waits. */
const FOREVER_MS = HOUR_MS;

let wrongMs = 0;

const FAULTS: readonly Fault[] = [
  {
    name: 'mail-refuses',
    weight: 4,
    hours: 12,
    begin: ({ smtp }) => void (smtp.mode = 'refuse'),
    end: ({ smtp }) => void (smtp.mode = 'accept'),
  },
  {
    // Each try takes ten seconds, which are no simulated ones.
    name: 'mail-hangs',
    weight: 1,
    hours: 1,
    begin: ({ smtp }) => void (smtp.mode = 'hang'),
    end: ({ smtp }) => void (smtp.mode = 'accept'),
  },
  {
    name: 'database-down',
    weight: 4,
    hours: 12,
    begin: ({ proxy }) => void (proxy.fault = 'down'),
    end: ({ proxy }) => void (proxy.fault = 'none'),
  },
  {
    name: 'database-hangs',
    weight: 2,
    hours: 2,
    begin: ({ proxy }) => {
      proxy.delayMs = FOREVER_MS;
      proxy.fault = 'slow-answers';
    },
    end: ({ proxy }) => void (proxy.fault = 'none'),
  },
  {
    // What the schedule waits for it are no simulated seconds either.
    name: 'blobs-away',
    weight: 3,
    hours: 2,
    begin: ({ blobs }) => blobs.stop(),
    end: ({ blobs }) => blobs.start(),
  },
  {
    name: 'disk-full',
    weight: 3,
    hours: 2,
    begin: async ({ blobs, disk }) => {
      await disk.set(true);
      await blobs.stop();
    },
    end: async ({ blobs, disk }) => {
      await disk.set(false);
      await blobs.start();
    },
  },
  {
    name: 'hook-fails',
    weight: 2,
    hours: 12,
    begin: ({ hook }) => hook.behave(503),
    end: ({ hook }) => hook.behave(200),
  },
  {
    name: 'clock-wrong',
    weight: 4,
    hours: 24,
    begin: ({ clock }, random) => {
      wrongMs = random.pick(HOURS_WRONG) * HOUR_MS;
      return clock.move(wrongMs);
    },
    end: ({ clock }) => clock.move(-wrongMs),
  },
];

/** What two faults both break: only one of them is there at a time. */
const SAME: readonly (readonly string[])[] = [
  ['mail-refuses', 'mail-hangs'],
  ['database-down', 'database-hangs'],
  ['blobs-away', 'disk-full'],
];

/** @returns the faults that can begin beside those that are there */
export function possibleBeside(present: Iterable<string>): Fault[] {
  const there = new Set(present);
  return FAULTS.filter(
    ({ name }) =>
      !there.has(name) &&
      !SAME.some((group) => group.includes(name) && group.some((each) => there.has(each))),
  );
}
