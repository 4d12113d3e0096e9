/** Texts about scheduled changes (@schedule.shown). */
import type { FieldChange } from '#contracts/history/edits.ts';
import { SCHEDULE_STEP_MINUTES, type HeldReason } from '#domain/scheduled-change.ts';
import { changeWords } from '#domain/scheduled-words.ts';
import type { ShopMoment } from '#domain/shop-time.ts';
import { failed, info } from '#site/toast-text.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const things = (count: number) => (count === 1 ? '1 change' : `${NUMBER.format(count)} changes`);

export const SCHEDULED = {
  title: (name: string) => `Schedule a change: ${name}`,
  intro: 'Fields you leave empty stay as they are.',
  asItIs: 'As it is',
  visibility: {
    item: { label: 'Published', yes: 'Publish', no: 'Unpublish' },
    category: { label: 'Active', yes: 'Make active', no: 'Make inactive' },
    package: { label: 'Active', yes: 'Make active', no: 'Make inactive' },
  },
  price: 'Price',
  startingPrice: 'Starting price',
  optionPrice: (name: string) => `Price of ${name}`,
  now: (price: string) => `Now ${price}.`,
  // When.
  day: 'Day',
  time: 'Time',
  steps: `In steps of ${SCHEDULE_STEP_MINUTES} minutes, in the shop’s time zone.`,
  /** @param when `Sun, Mar 14, 3:30 AM EDT` */
  moment: (kind: ShopMoment['kind'], when: string) =>
    ({
      once: `${when}.`,
      skipped: `Clocks skip this time that night, so it is ${when}.`,
      twice: `Clocks show this time twice that night. The first one counts: ${when}.`,
    })[kind],
  goesLive:
    'It is then published together with everything else that is waiting. Visitors see it once the site is built, which can take a few minutes.',
  needTime: 'Please choose a day and a time',
  needChange: 'Please enter what changes',
  needNumber: 'Please enter a number such as 8 or 2.50',
  save: 'Schedule',
  saving: 'Scheduling…',
  // In lists, dialogs and on the bar.
  listed: 'Scheduled',
  by: (by: string | null) => `scheduled by ${by ?? 'someone no longer on the staff'}`,
  isStale: 'Held: it was changed since. Keep it to apply it at its time, or cancel it.',
  held: {
    changed: 'Held: it was changed since.',
    deleted: 'Held: it is in the trash.',
    refused: 'Held: it is no longer possible.',
  } satisfies Record<HeldReason, string>,
  cancel: 'Cancel',
  cancelOf: (what: string) => `Cancel: ${what}`,
  cancelAll: (count: number) => `Cancel all ${NUMBER.format(count)}`,
  apply: 'Apply anyway',
  applyOf: (what: string) => `Apply anyway: ${what}`,
  keep: 'Keep',
  keepOf: (what: string) => `Keep: ${what}`,
  more: (count: number) => `and ${NUMBER.format(count)} more`,
  next: 'Next:',
  heldCount: (count: number) => `${things(count)} held.`,
  all: (batches: number) => `All scheduled (${NUMBER.format(batches)})`,
  allTitle: 'Scheduled changes',
  none: 'Nothing is scheduled.',
  loading: 'Loading scheduled changes',
  notLoaded: 'The scheduled changes couldn’t be loaded',
  // Results.
  done: (count: number, when: string) =>
    count === 0
      ? info('Nothing to schedule', 'It already has these values.')
      : info('Change scheduled', `${things(count)} on ${when}.`),
  canceled: (count: number) => info('Schedule canceled', `${things(count)} will not be applied.`),
  restored: (count: number) => info('Scheduled again', `${things(count)} will be applied.`),
  applied: (count: number, left: readonly string[]) =>
    left.length === 0
      ? info('Change applied', `${things(count)} applied.`)
      : failed('Change not applied', `${left.join(', ')}: no longer possible, or in the trash.`),
  kept: (count: number, left: readonly string[]) =>
    left.length === 0
      ? info('Schedule kept', `${things(count)} will be applied.`)
      : failed('Schedule not kept', `${left.join(', ')}: no longer possible, or in the trash.`),
  /**
   * In the toast of a save.
   * @param words of the changes that the save made held
   */
  nowHeld: (words: readonly string[]) => {
    const [only] = words;
    return words.length === 1 && only !== undefined
      ? `Its scheduled change is now held: ${only}. Open it to keep or cancel that.`
      : `${things(words.length)} scheduled for it are now held. Open it to keep or cancel them.`;
  },
  /** In the toast of an edit of many things; empty for none. */
  manyHeld: (count = 0) =>
    count === 0
      ? ''
      : `${things(count)} scheduled for them ${count === 1 ? 'is' : 'are'} now held. “All scheduled” lets you keep or cancel ${count === 1 ? 'it' : 'them'}.`,
  notKept: 'The schedule was not kept',
  notCanceled: 'The schedule was not canceled',
  notRestored: 'It was not scheduled again',
  notApplied: 'The change was not applied',
} as const;

/** @returns a sentence without its period: `$9.20 from Fri, Dec 4, 6:00 AM` */
export function scheduledWords(changes: readonly FieldChange[], when: string): string {
  const words = changeWords(changes);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} from ${when}`;
}
