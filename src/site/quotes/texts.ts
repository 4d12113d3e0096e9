/** Texts of the customer's quote page (@quote.page); staff and mails share the document's (@quote.words). */
import type { DeclineReason } from '#contracts/quotes/quotes.ts';
import { SHOP_TIME_ZONE, type CivilDate } from '#domain/event-date.ts';
import { eventDaysInWords, type NamedDays } from '#domain/event-days.ts';
import type { QuoteEnd } from '#domain/quote-standing.ts';
import { REPLY_PROMISE } from '../website.ts';

const LONG = { dateStyle: 'long' } as const;
const dayText = (day: CivilDate, dateStyle: 'full' | 'long') =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' });

/** `Saturday, June 12, 2027` */
const eventDay = (day: CivilDate) => dayText(day, 'full');

/** @returns the event's day or days in full (@event.days-named); empty while unknown */
export const eventDays = (days: NamedDays) => eventDaysInWords(days, eventDay);
/** `June 12, 2027` */
export const longDay = (day: CivilDate) => dayText(day, 'long');
/** @param time ISO date-time. @returns its day in the shop's time zone */
export const shopDay = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { ...LONG, timeZone: SHOP_TIME_ZONE });

// The page.
export const quoteTitle = 'Your Quote';
export const quoteDescription = (name: string) =>
  `Read your quote from ${name}, ask a question, and accept it online.`;
export const documentTitle = (number: number, reference: string, name: string) =>
  `Quote ${number} for ${reference} - ${name}`;
export const quoteNeedsScript =
  'This page needs JavaScript to open your quote, and JavaScript is turned off or didn’t load. Please turn it on, or open the link in another browser. We’re also happy to send you the quote another way or go over it with you by phone.';
export const callOrEmail = 'Call';

// Loading and errors.
export const opening = 'Opening your quote…';
/** Announced for a quote of any standing. */
export const opened = 'Your quote has loaded.';
export const cutOffTitle = 'This link is incomplete';
export const cutOffText =
  'Some apps cut off long links. Please go back to our message and open the link there again, or copy the whole link into the address bar. If that doesn’t help, we’ll send you a new link.';
export const missingTitle = 'This link doesn’t work';
export const missingText =
  'The link may have been replaced or may no longer be valid. We’ll gladly send you a new one.';
export const unreadTitle = 'We couldn’t open your quote';
export const unreadOffline = 'You’re offline. We’ll open it as soon as you’re back online.';
export const unreadText = 'We didn’t get a response. Your quote is safe; please try again.';
export const unreadBusy =
  'Too many requests from your connection. Please wait a minute and try again.';

// The document.
export const quoteLabel = 'Quote';
export const quoteNumber = (number: number) => `No. ${number}`;
export const requestLabel = 'Reference';
export const dateLabel = 'Date';
export const preparedFor = 'Prepared for';
export const eventLabel = 'Event date';
export const placeLabel = 'Event location';
export const validLabel = 'Valid through';
export const statusLabel = 'Status';
export const linesLabel = 'What’s included';
export const itemColumn = 'Item';
export const quantityColumn = 'Qty';
export const priceColumn = 'Price';
export const amountColumn = 'Amount';
/** @param factor the price or the name of what is counted */
export const times = (quantity: string, factor: string) => `${quantity} × ${factor}`;
export const notTaxed = 'Not taxed';
export const noLines = 'No items are listed.';
export const totalsLabel = 'Totals';
export const rentalRow = 'Subtotal';
const rated = (label: string, percent: number | null) =>
  percent === null ? label : `${label} (${percent}%)`;
/** @param percent null: an amount in dollars */
export const discountRow = (percent: number | null) => rated('Discount', percent);
export const waiverRow = (percent: number) => rated('Damage waiver', percent);
export const deliveryRow = 'Delivery';
export const setupRow = 'Setup';
export const taxRow = (percent: number) => rated('Sales tax', percent);
/** Pieces that did not come back whole. */
export const chargesRow = 'Missing or damaged';
/** The difference to a total that was agreed on by itself. */
export const adjustmentRow = 'Adjustment';
export const totalRow = 'Total';
/** @param percent null: an amount in dollars */
export const depositRow = (percent: number | null) => rated('Deposit', percent);
export const balanceRow = 'Balance after deposit';
export const termsTitle = 'Terms';
export const print = 'Print or Save as PDF';

// The quote's standing, in a panel and in a line of the document.
export const openTitle = (day: CivilDate) => `Valid through ${eventDay(day)}`;
export const openText =
  'Please look it over. You can accept it, ask us a question, or decline it below.';
export const outdatedTitle = 'This quote can no longer be accepted';
export const reviewButton = 'Accept or Decline';
export const acceptedTitle = 'You accepted this quote';
export const acceptedText = (name: string, day: string) => `Accepted by ${name} on ${day}`;
/**
 * For a quote with a deposit that is not paid; the default terms say the same.
 * @param due still to come
 * @param isRest whether a part of it came
 */
export const reservedBy = (due: string, isRest: boolean) =>
  isRest
    ? `Your date is reserved once we receive the remaining ${due} of your deposit.`
    : `Your date is reserved once we receive your ${due} deposit.`;
export const acceptedNext = 'Thank you! Your link always shows what you accepted.';
/** For an accepted quote that was revised since. */
export const revisedText =
  'There’s a newer quote now. Please use the latest link we sent you before you pay anything, or ask us for it below. This link still shows what you accepted.';
/** For an accepted quote whose booking was taken back since. */
export const unbookedText =
  'The event is no longer booked, so there is nothing to pay here. If that’s not right, or you have a question, send us a message below.';
/** After the deposit was received. */
export const depositReceived = 'We received your deposit, and your date is reserved.';
export const eventTitle = 'Your event';
export const changedSince =
  'This is your event now, with all changes since you accepted the quote:';
/** For an open quote of a booked event. */
export const bookedNow = 'This is what’s booked now:';
export const deliveryWindow = 'Delivery window';
export const pickupWindow = 'Pick-up window';
export const siteContact = 'Contact on site';
export const receivedRow = 'Received so far';
export const balanceLeft = 'Still due';
export const toRefund = 'To be refunded';
export const addToCalendar = 'Add to Calendar';
export const payDeposit = (due: string, isRest: boolean) =>
  isRest ? `Pay the Remaining ${due}` : `Pay the ${due} Deposit`;
export const payOnline = 'Pay Online';
export const payElsewhere = (host: string) => `Opens ${host}, where you pay securely.`;
export const depositByPhone = (due: string, isRest: boolean) =>
  `To pay the ${isRest ? `remaining ${due} of your deposit` : `deposit of ${due}`}, please call or email us.`;
export const declinedTitle = 'You declined this quote';
export const declinedOn = (day: string) => `Declined on ${day}.`;
export const declinedText = 'Changed your mind? Send us a note below, and we’ll take another look.';
export const expiredTitle = 'This quote has expired';
export const expiredOn = (day: CivilDate) => `It was valid through ${longDay(day)}.`;
export const expiredText =
  'Prices and availability may have changed. Ask us for an updated quote below.';
export const replacedTitle = 'There’s a newer quote';
export const replacedText =
  'This one has been replaced and can no longer be accepted. Please use the latest link we sent you, or ask us for it below.';
export const withdrawnTitle = 'This quote has been withdrawn';
export const withdrawnText =
  'It can no longer be accepted. If you’re still planning your event, ask us for an updated quote below.';
export const canceledOn = (day: string) => `Event canceled on ${day}`;
export const canceledTitle = 'This event was canceled';
/** @param day of the cancellation */
export const canceledText = (day: string) =>
  `It was canceled on ${day}, so there is nothing left to accept. If that’s not right, or you have a question, send us a message below.`;
export const STATUS_LINES = {
  draft: 'Draft, not sent',
  open: '',
  declined: 'Declined',
  expired: 'Expired',
  replaced: 'Replaced by a newer quote',
  withdrawn: 'Withdrawn',
} as const;

// Accepting.
export const acceptHeading = 'Accept this quote';
export const yourName = 'Type your full name';
export const nameHint = 'Your typed name counts as your signature.';
/** @param deposit empty: none */
export const agreement = (total: string, deposit: string, hasTerms: boolean) =>
  `I accept this quote for a total of ${total}${deposit === '' ? '' : `, including a deposit of ${deposit}`}${hasTerms ? ', and I agree to its terms' : ''}.`;
export const acceptButton = 'Accept Quote';
export const acceptPending = 'Accepting...';
export const nameMissing = 'Please type your name';
export const agreementMissing = 'Please check the box to accept';

// Missing pieces.
export const shortSaid =
  'Your acceptance didn’t go through, because there aren’t enough pieces left for your date.';
export const shortTitle = 'What’s missing for your date';
export const shortLine = (line: { name: string; needed: number; free: number; short: number }) =>
  `${line.name}: ${line.short} too few (you need ${line.needed}, ${line.free} left)`;
export const likeLabel = 'Similar and available that day:';
export const newTab = ' (opens in a new tab)';
export const shortNext =
  'We’ve been told and will get back to you. Your quote stays open. You can also tell us below what you’d like instead.';

// Declining.
export const declineSummary = 'Decline this quote';
export const declineWhy = 'Why isn’t it right for you?';
export const DECLINE_TEXTS = {
  price: 'The price is too high',
  'other-shop': 'I chose another company',
  'plans-changed': 'My plans changed',
  other: 'Another reason',
} as const;
/** The same reasons as staff read them. */
export const DECLINE_LABELS: Record<DeclineReason, string> = {
  price: 'The price',
  'other-shop': 'Chose another company',
  'plans-changed': 'Plans changed',
  other: 'Other',
};
export const declineNote = 'Anything you’d like us to know? (optional)';
export const declineButton = 'Decline Quote';
export const declinePending = 'Declining...';
export const reasonMissing = 'Please choose a reason';

// Asking.
export const askHeading = 'Ask a question';
export const askUpdated = 'Ask for an updated quote';
export const askNewLink = 'Ask for the latest link';
/** For a declined quote or a canceled event. */
export const sendNote = 'Send us a note';
/** Buttons above the document that lead to the form below it. */
export const askUpdatedLink = 'Ask for an Updated Quote';
export const askNewLinkLink = 'Ask for the Latest Link';
export const sendNoteLink = 'Send Us a Note';
export const yourQuestion = 'Your question';
export const yourMessage = 'Your message';
export const askButton = 'Send Question';
export const askUpdatedButton = 'Send Message';
export const askPending = 'Sending...';
export const questionMissing = 'Please enter a question';
export const messageMissing = 'Please enter a message';
const ENDED: Record<QuoteEnd, string> = { expired: 'expired', declined: 'was declined' };
/** Title of a customer's message for staff. @param end how the quote had ended; null: open */
export const aboutQuote = (number: number, end: QuoteEnd | null) =>
  end === null
    ? `Question about quote ${number}`
    : `Message about quote ${number}, after it ${ENDED[end]}`;
export const questionSent = 'Your question was sent';
export const messageSent = 'Your message was sent';
export const answerComes = `We’ll get back to you ${REPLY_PROMISE}.`;
export const askAnother = 'Ask another question';
export const sendAnother = 'Send another message';

// Errors.
export const sendOffline = 'You’re offline, so nothing was sent.';
export const sendNoAnswer =
  'We didn’t get a response, so we can’t tell whether it arrived. It’s safe to press again; it counts only once.';
export const sendTooMany = 'That was too many attempts. Please wait a few minutes and try again.';
export const answerUnavailable = 'We can’t take your answer online right now.';
export const messageUnavailable = 'We can’t take your message online right now.';
export const sendFields = 'Nothing was sent. Please check the highlighted fields.';
export const sendMissing =
  'This link no longer works, so nothing was sent. Please use the latest link we sent you.';
export const stillHere = 'Everything you typed is still here.';
export const standsOtherwise =
  'Your answer wasn’t sent, because this quote can no longer be answered.';
export const alreadyAnswered =
  'Your answer wasn’t sent, because this quote was already answered, perhaps in another tab.';
export const changedMeanwhile =
  'Nothing was sent. We reloaded the quote; please check it and press again.';
export const noteMoved = 'What you typed is in the message field below.';
