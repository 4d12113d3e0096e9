import { MAX_QUANTITY } from './limits.ts';

/** Guests for whom a room is summed up at first (@rooms.sum). */
export const ROOM_GUESTS = 120;

export interface RoomQuantity {
  quantity: number;
  /** How many guests it is for; 0: any number. */
  perGuests: number;
}

/** @returns pieces for all guests, in full sets (@rooms.quantity) */
export function roomPieces({ quantity, perGuests }: RoomQuantity, guests: number): number {
  const sets = perGuests === 0 ? 1 : Math.ceil(guests / perGuests);
  return Math.min(quantity * sets, MAX_QUANTITY);
}
