/** Texts of the booking dialog (@booking.fields). */
import { REPLY_PROMISE } from '../website.ts';

export const bookPackage = (name: string) => `Book ${name}`;
export const bookEvent = 'Book Your Event';
export const bookedService = (service: string, price: string) =>
  `${service}, starting at ${price}. `;
export const whenAndWhere = 'Tell us when and where your event is. ';
export const bookingPromise = `We’ll check your date and get back to you ${REPLY_PROMISE}.`;
export const bookingButton = 'Send Booking Request';
