/** What is said of a day, and the line in which its date is given (@availability.date). */
import { COUNTED_BELOW, isUntold, type DayAnswer } from '#domain/availability.ts';

const enoughTold = `${COUNTED_BELOW} or more that day`;

/**
 * @param wanted pieces, no more than the shop owns
 * @returns what a card and a product page say
 */
export function dayText(answer: DayAnswer, wanted = 1): string {
  if (isUntold(answer, wanted)) return enoughTold;
  if (answer === 'available') return 'Available that day';
  return answer === 'ask' ? 'Ask us' : `Only ${answer} left that day`;
}

/** @returns what stands beside a quantity that is more than is left: never that it cannot be had */
export function shortText(answer: DayAnswer): string {
  return answer === 'ask'
    ? 'Ask us about that day. Keep it on your list, and we’ll find a way or suggest an alternative.'
    : `${dayText(answer)}. We’ll source the rest or suggest an alternative.`;
}

/**
 * @param wanted pieces in words, more than the answer tells of
 * @param isOwned whether the shop is known to own them
 * @returns what stands beside such a quantity
 */
export const confirmText = (wanted: string, isOwned: boolean) =>
  isOwned ? `${enoughTold}; we’ll confirm ${wanted}.` : `We’ll confirm ${wanted} for that day.`;

export const nearDays = (days: readonly string[]) => `Available on ${days.join(', ')}`;
export const likeItems = 'Like it, and available that day:';

export const addDate = 'Add your event date';
export const changeDetails = 'Change';
export const changeWhat = ' event details';
export const formLabel = 'Your event';
export const dateHint =
  'See what’s available that day. It stays on this device and fills in our forms.';
export const guests = 'Guest Count (optional)';
export const place = 'Event Location (optional)';
export const save = 'Save';
export const cancel = 'Cancel';
export const guestsOf = (count: string) =>
  /^\d+$/.test(count) ? `${count} ${count === '1' ? 'guest' : 'guests'}` : count;
