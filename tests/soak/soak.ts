/** Simulated days of a shop, in which things fail as the seed decides. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { todayInDetroit } from '#domain/event-date.ts';
import { randomOfStep, type Random } from '../explore/random.ts';
import { ACTIONS } from './actions.ts';
import { wrongStock } from './booked.ts';
import { faultsAtEnd } from './end.ts';
import { Failing } from './failing.ts';
import { hostWorks, readMails } from './host.ts';
import { newLedger, type Ledger } from './ledger.ts';
import type { Scene } from './scene.ts';
import type { SoakShop } from './shop.ts';
import { listScreens, lostRequests, untruths } from './truth.ts';

/** The schedule runs so often. */
const STEP_MS = 10 * 60_000;
const STEPS_A_DAY = 144;
/** Step of the day in which the night's work is done. */
const NIGHT = 113;
/** Everything works so long before the end is looked at: longer than any retry waits. */
const QUIET_DAYS = 3;
/** How likely in one step. */
const ACTS = 0.15;
/** Faults by which a digest can be too late to be sent on its day. */
const HOLDS_UP_MAILS = [
  'mail-refuses',
  'mail-hangs',
  'database-down',
  'database-hangs',
  'disk-full',
  'clock-wrong',
];
const SCREENS_A_LOOK = 2;
/** Pieces are counted anew once an hour. */
const STOCK_EVERY = 6;
/** Steps until the night has put right what a wrong clock did to holds. */
const STOCK_SETTLES = STEPS_A_DAY;

export interface Soaked {
  /** What was not as it must be, in words; empty: all was. */
  problems: string[];
  ledger: Ledger;
  /** How often each fault began. */
  faults: ReadonlyMap<string, number>;
  /** Bytes in use after a collection, at each day's beginning. */
  heap: readonly number[];
}

interface Stage {
  shop: SoakShop;
  ledger: Ledger;
  screens: readonly string[];
  /** Builds under way. */
  building: string[];
  heap: number[];
}

interface Plan {
  seed: number;
  days: number;
  /** Is told what begins and ends. */
  say: (what: string) => void;
  /** Names of faults that do not come. */
  without: readonly string[];
}

/** Stops at the first step that leaves something untrue. */
export async function soak(shop: SoakShop, { seed, days, say, without }: Plan): Promise<Soaked> {
  const screens = await listScreens(shop);
  const stage: Stage = { shop, ledger: newLedger(), screens, building: [], heap: [] };
  const failing = new Failing(shop, say, without);
  const { ledger, heap } = stage;
  const result = { ledger, heap, faults: failing.began };
  const steps = days * STEPS_A_DAY;
  let wrongClockAt = -Infinity;
  for (let step = 0; step < steps + QUIET_DAYS * STEPS_A_DAY; step += 1) {
    const random = randomOfStep(seed, step);
    const isQuiet = step >= steps;
    await failing.end(isQuiet ? Infinity : step);
    await shop.clock.move(STEP_MS);
    if (!isQuiet) await failing.begin(step, random);
    if (failing.has('clock-wrong')) wrongClockAt = step;
    if (HOLDS_UP_MAILS.some((name) => failing.has(name))) {
      ledger.heldUp.add(todayInDetroit(shop.clock.now()));
    }
    const countsStock = step % STOCK_EVERY === 0 && step - wrongClockAt > STOCK_SETTLES;
    const problems = await takeStep(stage, { step, random, isQuiet, countsStock });
    if (problems.length > 0) {
      const when = `In step ${step} (${shop.clock.now().toISOString()}), failing: ${failing.names}`;
      return { ...result, problems: [when, ...problems] };
    }
  }
  const problems = [
    ...(await untruths(shop, screens)),
    ...(await faultsAtEnd(shop, ledger, { days: days + QUIET_DAYS, heap })),
  ];
  return { ...result, problems };
}

interface Step {
  step: number;
  random: Random;
  isQuiet: boolean;
  /** Whether pieces are counted: not while a wrong clock may have ended holds. */
  countsStock: boolean;
}

/** @returns what is not as it must be after it */
async function takeStep(
  { shop, ledger, screens, building, heap }: Stage,
  { step, random, isQuiet, countsStock }: Step,
): Promise<string[]> {
  const hour = step % STEPS_A_DAY;
  try {
    if (hour === 0) {
      await shop.signIn();
      heap.push(heapUsed());
    }
    if (!isQuiet && random.next() < ACTS) await act({ shop, ledger, random });
    await hostWorks(shop, building, { isNight: hour === NIGHT, random });
    readMails(shop, ledger);
    const some = Array.from({ length: SCREENS_A_LOOK }, () => random.pick(screens));
    const lost = await lostRequests(shop, ledger);
    return [
      ...(await untruths(shop, some)),
      ...lost.map((each) => `${each} is not there once`),
      ...(countsStock ? await wrongStock(shop) : []),
    ];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

async function act(scene: Scene): Promise<void> {
  await scene.random.weighted(ACTIONS, ({ weight }) => weight).act(scene);
}

/** @returns bytes in use after a collection */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
