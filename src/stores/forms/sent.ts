/** What remains on screen after sending. */
import type { InquiryReceipt } from '#contracts/inquiry.ts';
import { formatEventDate, parseEventDate } from '#domain/event-date.ts';
import type { TakeBack } from '../sent-list.ts';
import type { Fields, InquirerField } from './inquiry.ts';

/** Common to all bodies. */
export type SentBody = Fields<InquirerField> & {
  wishlistItems?: readonly { name: string; quantity: number }[];
  replaces?: string;
  guestCount?: string;
};

export interface SentRequest {
  reference: string;
  email: string;
  phone: string;
  /** `MM/DD/YYYY`. */
  eventDate: string;
  eventLocation: string;
  /** As typed; empty when not asked or not given. */
  guestCount: string;
  /** Packages and services it names, in words; empty for none. */
  about: string;
  items: readonly { name: string; quantity: number }[];
  /** Reference of the request that it replaces; empty for none. */
  replaces: string;
  /** Whether the server will mail a copy. */
  confirmation: boolean;
  /** Restores the wishlist to its state before sending. */
  takeBack: TakeBack | undefined;
}

/** @returns the request as sent, and what the response promised */
export function sentRequest(
  body: SentBody,
  { reference, confirmation }: InquiryReceipt,
  about: string,
  takeBack: TakeBack | undefined,
): SentRequest {
  const { email, phone, eventLocation, wishlistItems = [], replaces = '', guestCount = '' } = body;
  const eventDate = formatEventDate(parseEventDate(body.eventDate) ?? '');
  const items = wishlistItems.map(({ name, quantity }) => ({ name, quantity }));
  const event = { eventDate, eventLocation, guestCount, about, items, replaces };
  return { reference, email, phone, ...event, confirmation: confirmation === true, takeBack };
}
