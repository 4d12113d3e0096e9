/** Texts that replace a form once it is sent. */
import { REPLY_PROMISE } from '../website.ts';

export const sentDate = 'Event date';
export const sentLocation = 'Event location';
export const sentGuests = 'Guest count';
export const sentPackage = 'Package';
export const sentServices = 'Services';
export const sentReplaces = 'Replaces';
export const sentItems = (count: number) => (count === 1 ? '1 item sent' : `${count} items sent`);
export const copyComes = (email: string) => `We’re sending a copy to ${email}.`;
export const noCopy = 'You may not get a copy by email, so please save your reference number.';
/** @param phone empty: typed without a number */
export const whatNext = (phone: string, email: string) =>
  `We’ll check availability for your date and get back to you ${REPLY_PROMISE} by phone${phone === '' ? '' : ` at ${phone}`} or by email at ${email}.`;
/** @param phone may be empty */
export const answerComes = (email: string, phone: string) =>
  `We’ll get back to you ${REPLY_PROMISE} by email at ${email}${phone === '' ? '' : ` or by phone at ${phone}`}.`;
export const sendAnother = 'Send another request';
