/** Texts about stock on a day (@availability.date). */
import { COUNTED_BELOW, exceedsAnswer, type DayAnswer } from '#domain/availability.ts';
import type { CivilDate } from '#domain/event-date.ts';

const confirmed = (quantity: string) => `We’ll confirm ${quantity} for that day`;

/** For cards, product pages and the list of a room. @param quantity pieces, at most those owned */
export function dayText(answer: DayAnswer, quantity = 1): string {
  // “20 or more” alone would read as fewer than are asked for.
  if (exceedsAnswer(answer, quantity)) return confirmed(quantity.toLocaleString('en-US'));
  if (answer === 'available') return 'Available that day';
  return answer === 'ask' ? 'Ask us' : `Only ${answer} left that day`;
}

/** Beside a quantity larger than the stock; never a refusal. */
export function shortText(answer: DayAnswer): string {
  return answer === 'ask'
    ? 'Ask us about that day. Keep it on your list, and we’ll find a way or suggest an alternative.'
    : `${dayText(answer)}. We’ll source the rest or suggest an alternative.`;
}

/**
 * @param quantity formatted; more than the answer tells.
 * @param isOwned whether the shop counts its pieces and owns as many
 */
export const confirmText = (quantity: string, isOwned: boolean) =>
  isOwned
    ? `${COUNTED_BELOW} or more that day; we’ll confirm ${quantity}.`
    : `${confirmed(quantity)}.`;

/** Each day without its comma, because commas separate them. */
export const nearDays = (days: readonly CivilDate[]) =>
  `Available on ${days.map((day) => dayInWords(day).replace(',', '')).join(', ')}`;
export const likeItems = 'Like it, and available that day:';

/** @param day that is over */
export const pastDay = (day: CivilDate) => {
  const date = new Date(`${day}T12:00:00Z`);
  const words = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `${words} is past. Pick a date from today.`;
};
/** Names the day where cards and lines say “that day” (@availability.day). @returns such as `Sat, Jun 12` */
export const dayInWords = (day: CivilDate) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
export const yourEvent = 'Your event: ';
export const addDate = 'Add your event date';
export const changeDetails = 'Change';
export const changeWhat = ' event details';
export const formLabel = 'Event details';
export const dateHint =
  'See what’s available that day. It stays on this device and fills in our forms.';
export const place = 'Event Location (optional)';
export const save = 'Save';
export const cancel = 'Cancel';
