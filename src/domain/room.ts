/** How many of what a room needs for so many guests (@rooms.quantity). */
import { MAX_QUANTITY } from './limits.ts';

/** What the sum of a room is for, until a visitor says otherwise (@rooms.sum). */
export const ROOM_GUESTS = 120;

export interface RoomQuantity {
  quantity: number;
  /** For how many guests it is enough; 0: for any number. */
  perGuests: number;
}

/** @returns pieces for all guests: a part of a set counts as one, such as the last table */
export function roomPieces({ quantity, perGuests }: RoomQuantity, guests: number): number {
  const sets = perGuests === 0 ? 1 : Math.ceil(guests / perGuests);
  return Math.min(quantity * sets, MAX_QUANTITY);
}
