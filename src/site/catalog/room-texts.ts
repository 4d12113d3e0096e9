/** Texts of rooms: a image, what stands in it, and what that comes to (@rooms.page). */
import { MAX_GUESTS } from '#domain/planner.ts';

export const roomTitle = 'The hour before';
/** Below the other rooms, on a room's page. */
export const moreRooms = 'More rooms';
export const seeRoom = 'See the Whole Room';
export const inThisRoom = 'In this room';

export const guestsLabel = 'Guests';
export const guestsHint = `Up to ${MAX_GUESTS.toLocaleString('en-US')}`;
export const addRoom = 'Add the Whole Room';

export const forGuests = (guests: number) =>
  guests === 1 ? 'For 1 guest' : `For ${guests.toLocaleString('en-US')} guests`;
/** Told with each change (@rooms.sum). */
export const sumStatus = (guests: number, sum: string) =>
  sum === '' ? forGuests(guests) : `${forGuests(guests)}: ${sum}`;
/** What a quantity follows from, as `1 for each 8 guests`. */
export const rate = (quantity: number, perGuests: number) => {
  if (perGuests === 0) return 'For any number of guests';
  const count = quantity.toLocaleString('en-US');
  return perGuests === 1 ? `${count} for each guest` : `${count} for every ${perGuests} guests`;
};

/** Facts of the policies on the home page, where there are no reviews (@trust.facts). */
export const factsTitle = 'Before you sign';
