import type { ScheduledNext } from '#contracts/catalog/scheduled-views.ts';
import { changeWords } from '#domain/scheduled-words.ts';
import { SCHEDULED } from './texts.ts';

/** @returns a batch in words: `Gold chair $9.20`, `Gold chair $9.20 and 36 more` */
export function batchWords({
  name,
  changes,
  count,
}: Pick<ScheduledNext, 'name' | 'changes' | 'count'>): string {
  const words = `${name} ${changeWords(changes)}`;
  return count > 1 ? `${words} ${SCHEDULED.more(count - 1)}` : words;
}
