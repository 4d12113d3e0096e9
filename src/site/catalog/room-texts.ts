/** Texts of rooms (@rooms.page). */
import { MAX_GUESTS } from '#domain/planner.ts';

export const roomTitle = 'The hour before';
/** Above other rooms on a room's page. */
export const moreRooms = 'More rooms';
export const seeRoom = 'See the Whole Room';
export const inThisRoom = 'In this room';

export const guestsLabel = 'Guests';
export const guestsHint = `Up to ${MAX_GUESTS.toLocaleString('en-US')}`;
export const addRoom = 'Add the Whole Room';

export const forGuests = (guests: number) =>
  guests === 1 ? 'For 1 guest' : `For ${guests.toLocaleString('en-US')} guests`;
/** Announced after each change (@rooms.sum). */
export const sumStatus = (guests: number, sum: string) =>
  sum === '' ? forGuests(guests) : `${forGuests(guests)}: ${sum}`;
/** Explains a quantity: `1 for every 8 guests`. */
export const rate = (quantity: number, perGuests: number) => {
  if (perGuests === 0) return 'For any number of guests';
  const count = quantity.toLocaleString('en-US');
  return perGuests === 1 ? `${count} for each guest` : `${count} for every ${perGuests} guests`;
};

/** Heading of the policies on a home page without reviews (@trust.facts). */
export const factsTitle = 'Before you sign';
/** Shown whether the day of the event is known or not (@rooms.day). */
export const shortOnDay =
  'If we’re short of something on your day, we’ll source the rest or suggest an alternative.';
