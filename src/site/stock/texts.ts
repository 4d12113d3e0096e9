/** Texts about stock on a day (@availability.date). */
import { COUNTED_BELOW, exceedsAnswer, type DayAnswer } from '#domain/availability.ts';

const enoughTold = `${COUNTED_BELOW} or more that day`;

/** For cards and product pages. @param wanted pieces, at most those owned */
export function dayText(answer: DayAnswer, wanted = 1): string {
  if (exceedsAnswer(answer, wanted)) return enoughTold;
  if (answer === 'available') return 'Available that day';
  return answer === 'ask' ? 'Ask us' : `Only ${answer} left that day`;
}

/** Beside a quantity larger than the stock; never a refusal. */
export function shortText(answer: DayAnswer): string {
  return answer === 'ask'
    ? 'Ask us about that day. Keep it on your list, and we’ll find a way or suggest an alternative.'
    : `${dayText(answer)}. We’ll source the rest or suggest an alternative.`;
}

/** @param wanted formatted, more than the answer tells. @param isOwned the shop owns as many */
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
export const place = 'Event Location (optional)';
export const save = 'Save';
export const cancel = 'Cancel';
