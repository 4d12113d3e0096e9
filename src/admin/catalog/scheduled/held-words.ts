import type { ScheduledView } from '#contracts/catalog/scheduled-views.ts';
import { appointment } from '../../data/times.ts';
import { SCHEDULED, scheduledWords } from './texts.ts';

/**
 * @param scheduled the entity's scheduled changes after a save
 * @param before the same before the save
 * @returns a sentence for the toast of the save: which of the changes it made held (@schedule.clash); empty for none
 */
export function heldWords(
  scheduled: readonly ScheduledView[] = [],
  before: readonly ScheduledView[] = [],
): string {
  const heldBefore = new Set(before.filter(({ isStale }) => isStale).map(({ batchId }) => batchId));
  const held = scheduled.filter(({ isStale, batchId }) => isStale && !heldBefore.has(batchId));
  const words = held.map(({ changes, dueAt }) => scheduledWords(changes, appointment(dueAt)));
  return words.length === 0 ? '' : SCHEDULED.nowHeld(words);
}
