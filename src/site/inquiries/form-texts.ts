/** Texts of the quote form, the contact form and the booking dialog. */
import { REPLY_PROMISE } from '../website.ts';

// Checkout (@checkout.words, @checkout.replaces).
export const checkoutText =
  'Just give us a few details. We’ll check availability for your date and send you one quote for everything.';
export const checkoutDescription = (fullArea: string) =>
  `Tell us about your event in ${fullArea} and get a detailed quote ${REPLY_PROMISE}.`;
export const quoteButton = 'Get My Free Quote';
export const quotePending = 'Sending Request...';
export const quoteFooter = (serviceArea: string) =>
  `We'll respond ${REPLY_PROMISE} • Serving ${serviceArea}`;
export const nextTitle = 'What happens next';
export const nextSteps: readonly string[] = [
  'We check what is free on your date.',
  `You hear from us ${REPLY_PROMISE}, with one price for everything.`,
  'You change what you like. Nothing is booked until you accept.',
  'We deliver, set up and pick up.',
];
export const replaceMissing = 'Please choose one';

// Contact form of the home page (@contact.list, @contact.sending).
export const contactButton = 'Send Inquiry';
export const pending = 'Sending...';
export const servicesLabel = 'Services you’re interested in (optional)';
export const withList = (count: number) =>
  count === 1 ? 'Include the item on my wishlist' : `Include the ${count} items on my wishlist`;
export const andMore = (items: readonly string[], others: number) =>
  `${items.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
export const listGoes = 'We’ll clear your wishlist after you send this. You can undo that.';
export const listStays = 'We won’t send your wishlist, and it won’t change.';
export const keepItems = 'Keep the items on my wishlist';
export const itemsAreBack = 'The items are back on your wishlist.';

// Fields (@checkout.fields).
export const fullName = 'Full Name';
export const phoneNumber = 'Phone Number';
export const emailAddress = 'Email Address';
export const eventDate = 'Event Date';
export const eventLocation = 'Event Location';
export const referral = 'How did you hear about us? (optional)';
export const details = 'Please provide more details about your event';
export const message = 'Tell us about your event';
export const guestCount = 'Guest Count (optional)';
/** @param count as typed; empty for none */
export const guestsOf = (count: string) =>
  /^\d+$/.test(count) ? `${count} ${count === '1' ? 'guest' : 'guests'}` : count;
export const additionalRequests = 'Additional Requests (optional)';
/** Button beside a line of known details; for screen readers it continues with what it changes. */
export const change = 'Change';
export const eventDetails = ' event details';
export const yourDetails = ' your details';
/** Label of the honeypot. */
export const leaveEmpty = 'Leave this empty';

// The end of every form.
export const savedDetails = 'We filled in details saved on this device. ';
export const enteredElsewhere = (followed: readonly string[], stayed: readonly string[]) =>
  [
    followed.length > 0 && `Updated from another tab or form: ${followed.join(', ')}. `,
    stayed.length > 0 &&
      `You entered something else in another tab or form: ${stayed.join(', ')}. What you typed here stays. `,
  ]
    .filter(Boolean)
    .join('');
export const clearSaved = 'Clear saved details';
/** @param problem error about the note's length */
export const longNote = (name: string, problem: string) =>
  `The note at ${name} in your list is too long. ${problem}`;
export const savedCleared = 'Saved details are cleared. ';
export const undoClear = 'Undo';
export const stillHere = 'Everything you typed is still here.';
export const youCanCall = 'You can also call ';
export const privacyNote = 'We use this information to respond to your request: ';

// After sending; the rest is in `sent-texts.ts`.
export const sentTitle = 'Request received';
export const sentReference = 'Your reference number is ';
export const clearList = 'Clear list';
export const listChanged = 'Your list has changed since you sent this request.';
export const sendChanged = 'Send the New List';

// The question form (@question.form).
export const phoneOptional = 'Phone Number (optional)';
export const yourQuestion = 'Your Question';
export const questionButton = 'Send Question';
export const questionSent = 'Question received';
export const askAnother = 'Ask another question';
