/** Texts about events that a block or an edit leaves short, for staff (@stock.block, @stock.edit). */
import { formatEventDate } from '#domain/event-date.ts';
import { eventDaysInWords, type NamedDays } from '#domain/event-days.ts';

/** @param count how many are missing */
export const missingOf = (count: number, item: string) => `${count} ${item}`;
/** @param missing how many are missing, or by `missingOf` */
export const tooFewFor = (
  { name, reference, ...days }: NamedDays & { name: string; reference: string },
  missing: number | string,
) => {
  const day = eventDaysInWords(days, formatEventDate);
  return `${missing} too few for ${name} (${reference})${day === '' ? '' : ` on ${day}`}`;
};
/**
 * @param events by `tooFewFor`
 * @param more number of events not named
 */
export const editMakesShort = (events: readonly string[], more: number) =>
  `With this change there isn’t enough: ${new Intl.ListFormat('en-US').format([
    ...events,
    ...(more > 0 ? [`too few for ${more} more ${more === 1 ? 'event' : 'events'}`] : []),
  ])}.`;
