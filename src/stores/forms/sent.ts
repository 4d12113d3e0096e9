/**
 * What stays to be read of a request that was sent.
 */
import type { InquiryReceipt } from '#contracts/inquiry.ts';
import { formatEventDate, parseEventDate } from '#domain/event-date.ts';
import type { TakeBack } from '../sent-list.ts';
import type { Fields, InquirerField } from './inquiry.ts';

/** What every body says. */
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
  /** As typed; empty where it was not asked or not said. */
  guestCount: string;
  /** Packages and services it names, in words; empty for none. */
  about: string;
  items: readonly { name: string; quantity: number }[];
  /** Reference of the request that it replaces; empty for none. */
  replaces: string;
  /** Whether the server owes a copy to the mail address. */
  confirmation: boolean;
  /** Takes back what sending did to the wishlist. */
  takeBack: TakeBack | undefined;
}

/** @returns what the body said, as it was sent, and what the answer promised */
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
