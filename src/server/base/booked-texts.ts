/** Texts about booked events, for staff; customers read the subjects, what was agreed on, `customerEvent` and `faultLine`. */
import type { CanceledBy, PaymentMethod } from '#contracts/stock/stock.ts';
import { deliveryWindow, pickupWindow } from '#site/quotes/texts.ts';

export const onlyBookedAgreed = 'Only what was agreed on for a booked event can be changed.';
export const agreedLine = (quantity: number, name: string, each: string) =>
  `${quantity} × ${name} at ${each}`;
export const agreedWas = (line: string) => `Before: ${line}`;
export const agreedNow = (line: string) => `Now: ${line}`;
export const agreedSum = {
  totalCents: (was: string, now: string) => `Total: ${now} (was ${was})`,
  depositCents: (was: string, now: string) => `Deposit: ${now} (was ${was})`,
} as const;
export const agreedOrder = 'The order of the lines';
export const leavesOn = (day: string) => `leaves on ${day}`;
export const comesBackOn = (day: string) => `comes back on ${day}`;
export const bookFirst = 'Book the event first. Then payments can be recorded.';
export const refundAtMost = (received: string) => `Only ${received} was received`;
export const otherPayment = 'This was already saved with other details. Reload the page to see it.';
export const noSuchPayment = 'There is no such payment.';
export const noSuchPieces = 'There is no such item in the catalog.';
export const noSuchGoods = 'These pieces are not part of the event anymore.';
export const atMostMissing = (count: number) =>
  `Only ${count === 1 ? '1 piece' : `${count} pieces`} went out: no more can be missing or damaged.`;
export const usedPieces = 'Other pieces were saved with this id. Reload the page to see them.';
export const piecesGone = 'Someone removed these pieces meanwhile.';
export const otherPieces = 'These pieces belong to another request.';
const METHODS: Record<PaymentMethod, string> = {
  check: 'by check',
  cash: 'in cash',
  card: 'by card, charged elsewhere',
  transfer: 'by transfer',
  other: 'another way',
};
export const paymentOf = (amount: string, method: PaymentMethod, day: string) =>
  `${amount} ${METHODS[method]} on ${day}`;
export const onlyBooked = 'Only a booked event can be canceled.';
/** @param kept the fee; may be empty */
export const canceledBy = (by: CanceledBy, kept: string) =>
  `By ${by === 'shop' ? 'us' : 'the customer'}, ${kept === '' ? 'no fee kept' : `${kept} kept`}`;
/** Subject of the mail to the customer. */
export const canceledSubject = 'Your event was canceled';
export const changedSubject = 'Your event has changed';
export const onlyBookedMailed = 'Only the customer of a booked event gets an email about a change.';
export const noMessage = 'Please enter a message';
/** Title of the event in the customer's calendar. */
export const customerEvent = (shop: string) => `Your event with ${shop}`;
/** @returns a line for each window that is agreed on */
export const crewTimes = (event: { deliveryWindow: string; pickupWindow: string }) =>
  [
    [deliveryWindow, event.deliveryWindow],
    [pickupWindow, event.pickupWindow],
  ].flatMap(([label, time]) => (time === '' ? [] : [`${label}: ${time}`]));

/** In the timeline. */
export const faultsCharged = 'charge for missing or damaged pieces';
export const nothingMissing = 'Nothing was noted as missing or damaged.';
export const tooMuch = 'This is more than an event can cost.';
/** A line that the customer reads too. */
export const faultLine = (item: string) => `Missing or damaged: ${item}`;
export const faultNote = ({
  missing,
  damaged,
  note,
}: {
  missing: number;
  damaged: number;
  note: string;
}) =>
  [missing > 0 && `${missing} missing`, damaged > 0 && `${damaged} damaged`, note]
    .filter((each) => each !== false && each !== '')
    .join(', ');

/** Before an acceptance that would be refused as too little is left (@quote.page-short). */
export const shortToday = (lines: readonly { name: string; short: number }[]) =>
  `Right now there aren’t enough pieces left for your date (${lines.map(({ name, short }) => `${name}: ${short} too few`).join('; ')}). Ask us below what we can offer instead.`;
