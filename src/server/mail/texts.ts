/** Texts of the mails: to visitors, to the shop about a request, and to staff about their accounts. */
import { INVITATION_DAYS } from '#domain/limits.ts';
import { asSentence } from '#domain/sentence.ts';

// To the visitor, by staff (@inquiry.reply).
export const withReference = (subject: string, reference: string) => `${subject} (${reference})`;

// To the customer of a booked event, below the text by staff (@event.moved-mail).
export const whatChanged = 'What changed:';
export const openEvent = 'See your event';
export const linkIsYours = 'This link is just for you, so please don’t forward it.';

// To the visitor, below the text of the settings (@mail.confirmation).
export const referenceLabel = 'Reference';
export const yourList = 'Your list:';
export const notInCatalog = (count: number) =>
  `${count} ${count === 1 ? 'item' : 'items'} not currently in our catalog`;
/** The minimum is that of the event's day. Friendly, because the request is welcome anyway (@mail.minimum). */
export const belowMinimum = (amount: string) =>
  `Our minimum order that day is ${amount}. We’ll suggest what fits in our reply.`;
export const notYours =
  'Didn’t send this? Someone may have entered your email address by mistake. You can ignore this message.';

// Of the request, in both.
export const eventDate = 'Event date';
export const packageLabel = 'Package';
export const services = 'Services';
export const packageFrom = (name: string, price: string) => `${name}, from ${price}`;
export const lineOf = (quantity: number, name: string) => `${quantity} x ${name}`;

// To the shop (@mail.shop).
export const booking = 'Booking request';
export const request = 'Request';
export const question = 'Question';
export const possibleSpam = '[Possible spam]';
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const location = 'Location';
export const guests = 'Guests';
export const referral = 'Heard about us';
export const replaces = 'Replaces';
export const accordingToSender = (reference: string) => `${reference}, according to the sender`;
export const spamSigns = 'Looks like spam';
export const item = 'Item';
export const quantity = 'Quantity';
export const priceSent = 'Price sent';
export const catalog = 'Catalog';
/**
 * Of the whole list, to the shop.
 * @param isLeast whether lines without a price add to it
 */
export const sumSent = (amount: string, isLeast: boolean) =>
  `Total at the prices sent: ${isLeast ? 'from ' : ''}${amount}`;
export const noPrice = 'no price';
export const priceDiffers = 'price differs from the catalog';
export const nameDiffers = 'name differs from the catalog';
export const retired = 'no longer offered';
export const unknownItem = 'unknown item';
export const inCatalog = (what: string) => `; catalog: ${what}`;
export const openAt = (link: string) => `Open it: ${link}`;
export const openRequest = 'Open the request';

// A list that a visitor has mailed (@list-mail.content).
export const listSubject = (shopName: string) => `A wishlist from ${shopName}`;
export const listIntro = (shopName: string) =>
  `These rentals from ${shopName} are on the wishlist, at today’s prices. It’s not an order: nothing is reserved yet.`;
/** @param total of the line; empty without a price */
export const listLine = (line: { quantity: number; name: string; price: string }, total: string) =>
  `${lineOf(line.quantity, line.name)}, ${line.price}${total === '' ? '' : ` = ${total}`}`;
/** @param isLeast whether the total may be higher */
export const listEstimate = (amount: string, isLeast: boolean) =>
  `Estimate: ${isLeast ? 'from ' : ''}${amount}`;
export const listPricedLater = (names: readonly string[]) =>
  `Priced in your quote: ${names.join(', ')}`;
/** @param ownersNote replaces our text; may be empty */
export const listDelivery = (ownersNote: string, addsSalesTax: boolean) =>
  `${asSentence(ownersNote) || 'Plus delivery and setup.'}${addsSalesTax ? ' Sales tax will be added.' : ''}`;
export const openList = 'Open the list';
export const price = 'Price';
export const lineTotal = 'Total';
export const listNotYours =
  'Didn’t ask for this? Someone you plan with may have entered your email address, or someone entered it by mistake. You can ignore this message; you’re not on any mailing list.';

// To staff; the greeting to customers too.
export const greeting = (to: string) => (to === '' ? 'Hello,' : `Hello ${to},`);
export const invitationSubject = (shortName: string) => `Your invitation to the ${shortName} admin`;
/** @param as what: `as an editor`; empty: not known */
export const invitation = (as: string, shop: string) =>
  `You’re invited to join the staff of ${shop}${as === '' ? '' : ` ${as}`}. This link works once and expires in ${INVITATION_DAYS} days.`;
export const acceptInvitation = 'Accept the invitation';
export const notExpected = 'Weren’t expecting this? You can ignore this email.';
export const resetSubject = (shortName: string) => `Reset your ${shortName} admin password`;
export const reset = 'Use this link to choose a new password. It works once and expires in 1 hour.';
export const choosePassword = 'Choose a password';
export const notAsked =
  'Didn’t ask for this? You can ignore this email. Your password won’t change.';
export const emailChangeSubject = (shortName: string) =>
  `Confirm your new ${shortName} admin email`;
export const emailChange =
  'Use this link to sign in with this email address from now on. It works once and expires in 1 hour.';
export const confirmEmail = 'Confirm this address';
export const notAskedEmail = 'Didn’t ask for this? You can ignore this email. Nothing will change.';
export const emailChangedSubject = (shortName: string) =>
  `Your ${shortName} admin email has changed`;
/** @param to the new address */
export const emailChanged = (to: string) =>
  `Your account now signs in with ${to}. You can no longer sign in with this address.`;
/** For staff. In the admin, only another owner can disable an owner's account. */
export const notYourChange =
  'Didn’t change it? Someone else may be using your account. Ask an owner to disable it right away. If you’re the only owner, contact whoever maintains your website.';

export const testSubject = (shortName: string) => `Test email from ${shortName}`;
export const testText = 'Emails from your website arrive here.';

const AND = new Intl.ListFormat('en-US');
const passkeysNamed = (names: readonly string[]) =>
  `${names.length === 1 ? 'passkey' : 'passkeys'} ${AND.format(names.map((each) => `“${each}”`))}`;
/** @param whose `Your`, `The account’s` */
export const passkeysStay = (whose: string, names: readonly string[]) =>
  `${whose} ${passkeysNamed(names)} still ${names.length === 1 ? 'signs' : 'sign'} in.`;

/** For the person whose second factor was reset, and the owner who did it. */
export const factorResetSubject = (shortName: string) => `Sign-in reset for the ${shortName} admin`;
/**
 * @param who are and have, with `their` or `your`
 * @param removed passkeys by name; undefined: not known whether there were any
 */
const resetSaid = (who: string, their: string, removed: readonly string[] | undefined) => {
  const passkeys =
    removed === undefined
      ? [`${who} have no passkeys`]
      : removed.length === 0
        ? []
        : [`${their} ${passkeysNamed(removed)} ${removed.length === 1 ? 'was' : 'were'} removed`];
  const facts = [
    'two-factor authentication is off',
    ...passkeys,
    `${who}’re signed out everywhere`,
  ];
  return AND.format(facts);
};
/** @param by name of the owner */
export const yourFactorReset = (by: string, removed: readonly string[] | undefined) =>
  `${by} reset how you sign in: ${resetSaid('you', 'your', removed)}. You can sign in with your password alone. Turn two-factor authentication on, or add a passkey, under Your account.`;
/** @param of name of the person */
export const factorResetByYou = (of: string, removed: readonly string[] | undefined) =>
  `You reset how ${of} signs in: ${resetSaid('they', 'their', removed)}. They can sign in with their password alone. Ask them to turn two-factor authentication on, or to add a passkey.`;
export const passkeySubject = (shortName: string, isNew: boolean) =>
  `A passkey was ${isNew ? 'added to' : 'removed from'} your ${shortName} account`;
/** @param passkey its name */
export const passkeyChanged = (passkey: string, isNew: boolean) =>
  isNew
    ? `The passkey “${passkey}” was added to your account. It signs you in without your password and without a code.`
    : `The passkey “${passkey}” was removed from your account. It no longer signs you in.`;
export const notExpectedPasskey =
  'Wasn’t this you? Remove passkeys you don’t know under Your account, change your password right away, and tell the owners of your website.';
export const notExpectedReset =
  'Weren’t expecting this? Someone else may be using an account. Change your password right away, and tell the owners of your website.';
