import { MAX_LISTS } from '#domain/limits.ts';
import { asSentence } from '#domain/sentence.ts';

// The visitor's own list.
export const listTitle = 'Your Wishlist';
export const listLabel = 'List';
export const newList = 'New List';
export const renameList = 'Rename';
export const deleteList = 'Delete List';
export const listNameLabel = 'List name';
export const listNameMissing = 'Please enter a name';
export const listsEnough = `This device can keep ${MAX_LISTS} lists. Delete one to start another.`;
export const createList = 'Create List';
export const saveName = 'Save Name';
export const cancel = 'Cancel';
export const emptyTitle = 'Your wishlist is empty';
export const emptyText =
  'Tap the heart on anything you like. Your list stays on this device, and we see it only when you send us a request or email the list.';
/** Where the browser stores nothing (@wishlist.no-storage). */
export const notKept =
  'Your browser doesn’t keep your list. It goes with you from page to page, without notes and event details. Before you leave our site, copy its link or email it.';
export const share = 'Share';
export const shareTitle = (shortName: string) => `My ${shortName} wishlist`;
export const copyLink = 'Copy Link';
export const print = 'Print';
export const clear = 'Clear';
export const mail = 'Email';
export const mailTitle = 'Email this list';
export const mailTo = 'Your email';
export const mailPartner = 'Planning partner’s email (optional)';
export const mailNote =
  'We send this list once, at today’s prices and without your notes, and use the addresses for nothing else.';
export const mailButton = 'Email This List';
export const mailPending = 'Sending...';
export const listMailed = (email: string, partner: string) =>
  `We’re sending your list to ${partner === '' ? email : `${email} and ${partner}`}.`;
/** For a shop whose mails are only written to files. */
export const listMailFiled =
  'Nothing was emailed: this website can’t send email yet. Please copy the link instead.';
export const listMailNoAnswer =
  'We didn’t get a response. It’s safe to press again; the list is sent only once.';
export const listMailFailed = 'Your list was not sent. Please try again, or copy the link instead.';
export const notesNotShared = 'Your notes are for you and us: a shared link doesn’t include them.';
export const linkLabel = 'Link to this list';
export const getQuote = 'Get My Free Quote';
/** Before the total of a button: where that begins a new line, the dot stays behind. */
export const beforeTotal = '\u00A0· ';
export const addNote = 'Add a note';
export const addNoteTo = (name: string) => ` to ${name}`;
export const noteFor = (name: string) => `Note for ${name}`;
export const notePlaceholder = 'Such as a color, or where it goes';
export const noteOf = (note: string) => `Note: ${note}`;
export const chooseOptionOf = (name: string) => `Choose an option for ${name}`;
export const chooseOption = 'Choose an option';
export const lineTotal = 'Line total ';
// Printed list.
export const printedItem = 'Item';
export const printedQuantity = 'Quantity';
export const printedPrice = 'Price';
/** @param date formatted */
export const printedOn = (date: string) => `Printed ${date}`;
export const removeItem = (name: string) => `Remove ${name}`;

// Estimate.
export const estimate = 'Estimate';
/** @param isLowerBound it may become more */
export const estimated = (amount: string, isLowerBound: boolean) =>
  isLowerBound ? `from ${amount}` : amount;
export const pricedLater = (names: readonly string[]) =>
  `Priced in your quote: ${names.join(', ')}`;
export const totalPricedLater = 'Priced in your quote';
/** Until the owner's terms are loaded. */
export const plusDelivery = 'Plus delivery and setup.';
/** @returns what an estimate leaves out: the owner's note, or else ours, and sales tax */
export const deliveryNote = ({
  deliveryNote: ownersNote,
  addsSalesTax,
}: {
  deliveryNote: string;
  addsSalesTax: boolean;
}) =>
  [
    asSentence(ownersNote) ||
      'Plus delivery and setup, which depend on your venue and will be included in your quote.',
    ...(addsSalesTax ? ['Sales tax will be added.'] : []),
  ].join(' ');

// Below the minimum order (@wishlist.minimum-order): never a refusal.
const AS_IT_IS = 'You can send your list as it is, and we’ll suggest what fits.';
/** @param rule `$250, or $500 on Saturdays` */
export const minimumRule = (rule: string) => `Our minimum order is ${rule}. ${AS_IT_IS}`;
export const minimumThatDay = (minimum: string, missing: string) =>
  `Our minimum order that day is ${minimum}, ${missing} more than your list so far. ${AS_IT_IS}`;

function grouped(pieces: number): string {
  return pieces.toLocaleString('en-US');
}

// A shared list.
export const sharedTitle = 'A Shared Wishlist';
export const opening = 'Opening the list…';
export const linkBroken =
  'This link is incomplete, so we can’t open the list. Please copy the whole link, or ask for it again.';
export const listMissing = 'We couldn’t load the list. Please check your connection and try again.';
export const tryAgain = 'Try Again';
export const sameList = 'You already have this list.';
export const sharedWithYou = 'Someone shared this list with you. Prices are today’s.';
export const sharedBesideYours =
  'Someone shared this list with you. Your own list won’t change until you choose an option below.';
export const quantityOf = (quantity: number) => `Quantity: ${quantity}`;
export const yourQuantity = (quantity: number) => ` (your list has ${quantity})`;
export const onlyOnYours = (items: readonly string[]) =>
  `On your list but not on this one: ${items.join(', ')}`;
export const openMine = 'Open My List';
export const addMissing = 'Add Missing Items';
export const takeThis = 'Use This List';
export const replaceMine = 'Replace My List';
export const goneTitle = 'No longer available';
export const goneText = 'Ask us about it, and we’ll suggest something similar.';
export const times = (name: string, count: number) => `${name}, ${count} times`;
/** On a line of the visitor's own list. */
export const goneLine =
  'No longer available. Leave it on your list, and we’ll suggest something similar.';
export const goneItem = 'An item that’s no longer in our catalog';
export const goneOption = (name: string) => `${name}, in the selected option`;
export const pieces = (quantity: number) => `(quantity ${quantity})`;

// The items of a quote request (@checkout.items).
/**
 * @param short lines that are more than the shop has. @param ask lines of which nothing is known that day
 * @param hasDay without one, the lines are more than the shop owns
 * @returns empty for none
 */
export function shortLines(short: number, ask: number, hasDay: boolean): string {
  if (!hasDay) return short === 0 ? '' : `${itemCount(short)} above our stock`;
  if (short === 0) return ask === 0 ? '' : `${itemCount(ask)} to ask us about that day`;
  return `${itemCount(short)} short that day${ask === 0 ? '' : `, ${ask} to ask us about`}`;
}
export const selectedItems = 'Selected Items';
export const itemsInWishlist = (count: number) => `You have ${count} item(s) in your wishlist`;
export const showFewer = 'Show fewer';
export const showAll = (count: number) =>
  count === 1 ? 'Show the item' : `Show all ${count} items`;
export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const pieceCount = (count: number) => (count === 1 ? '1 piece' : `${grouped(count)} pieces`);
/** Both counts, because lines are items and the badge counts pieces. */
export const itemsAndPieces = (items: number, quantity: number) =>
  `${itemCount(items)}, ${pieceCount(quantity)}`;
export const piecesInAll = (quantity: number) => `${pieceCount(quantity)} in all`;
