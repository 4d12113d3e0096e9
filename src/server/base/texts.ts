/** Refusals that visitors and staff read, for one person to review. */
import type { Settings } from '#contracts/settings/sections.ts';
import type { EntityTable } from '#db/queries/catalog/entities.ts';
import type { StatusProblem } from '#domain/inquiry-status.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#domain/limits.ts';
import type { AcceptWay, QuoteStanding } from '#domain/quote-standing.ts';

// To everybody.
export const checkFields = 'Please check the fields.';
export const nothingHere = 'There is nothing at this address.';
export const unexpected = 'Something went wrong on our side.';
export const databaseAway =
  'This information is not available right now. Please try again in a moment.';
export const saveAway =
  'The database isn’t answering, so this may not have been saved. Please try again in a moment.';
export const diskFull =
  'The server’s disk is full, so nothing was saved. Whoever looks after the server has to make room.';
/** How to reach the business; undefined while the database is unavailable. */
export type Contact = Pick<Settings['business'], 'phone' | 'email'> | undefined;
export const tooManyRequests = (contact: Contact) =>
  `We’re getting more requests than we can handle right now. Please try again in a minute, or call ${contact ? contact.phone : 'us'}.`;
export const tooManyLists = `We’ve sent too many lists to this address or from your connection. Please try again in half an hour, or copy the link to your list instead.`;
export const listItemsGone = 'None of these items is in our catalog anymore.';
export const noMails = 'We can’t send email right now. Please copy the link to your list instead.';
export const cannotTake = (contact: Contact) =>
  `We can’t take your request right now. Please try again in a few minutes, ${contact ? `call ${contact.phone} or email ${contact.email}` : 'or call or email us'}.`;

// To staff who edit.
export type Things = EntityTable | 'inquiries' | 'quotes' | 'blocks';
const ONE: Record<Things, string> = {
  categories: 'category',
  rentalItems: 'rental item',
  servicePackages: 'service package',
  inquiries: 'request',
  quotes: 'quote',
  blocks: 'block',
};
const MANY: Record<EntityTable, string> = {
  categories: 'categories',
  rentalItems: 'items',
  servicePackages: 'packages',
};
export const noSuch = (table: Things) => `There is no such ${ONE[table]}.`;
export const noSuchVersion = 'This version is no longer kept.';
export const noSuchBatch = 'There is nothing to undo.';
export const otherBatch = 'This was done already, with other items.';
export const changedSince = 'Changed meanwhile';
export const someCannotChange = 'Some items cannot be changed this way. Nothing was changed.';
export const noSuchSection = 'There is no such section of the settings.';
export const changedMeanwhile =
  'This was changed since you opened it, by someone else or in another tab. Nothing was saved.';
export const someoneIsSaving = 'Someone else is saving right now. Please try again.';
export const savedAlready = (name: string) =>
  `“${name}” was already saved. Open it in the list to change it, or save again to add another one.`;
export const slugReserved = (slug: string) => `The slug “${slug}” is reserved`;
export const slugTaken = (table: EntityTable, slug: string) =>
  `Another ${ONE[table]} has the slug “${slug}”`;
export const limitReached = (count: number, table: EntityTable) =>
  `There are already ${count} ${MANY[table]}, which is the limit.`;
export const categoriesChanged = 'Someone else has added or deleted a category. Nothing was moved.';
export const categoryHasItems = (name: string, count: number) =>
  `“${name}” has ${count === 1 ? '1 item' : `${count} items`}. Delete them with it, or move them to another category.`;
export const chooseCategoryForItems = 'Please choose another category for the items.';
export const chooseCategory = 'Please choose another category';
export const optionImage = (option: string) =>
  `The image of option “${option}” isn’t one of the item’s images`;
export const partGone = 'Part of the set is not in the catalog anymore. Please remove it.';
export const partIsSet = (name: string) => `“${name}” is a set itself. Add its parts instead.`;
export const partIsItself = 'A set can’t be part of itself. Please remove it.';
export const partOfSet = (name: string) =>
  `This item is part of the set “${name}”, so it can’t be a set.`;
export const partOption = (name: string) => `Please choose one of the options of “${name}”`;
export const categoryGone = 'This category no longer exists';
export const categoryInTrash = (name: string) =>
  `Its category “${name}” is in the trash. Restore the category first.`;

// Of requests.
export const statusProblems: Record<StatusProblem, string> = {
  'spam-to-pending': 'A request that looks like spam can only become pending.',
  'booked-why': 'Please say what was agreed on',
  'cancel-apart': 'Use “Cancel event” to cancel it',
  'booked-not-lost': 'A booked event is canceled, not lost',
  'lost-why': 'Please choose why it was lost',
  'other-why': 'Please say why it was lost',
};
export const nothingToUndo = 'There is no status change to undo.';
export const noSuchNote = 'There is no such note.';
export const notYourNote = 'Only the person who wrote a note can change it.';
export const noSuchAssignee = 'This person can’t be given requests.';
export const nextActionDay = 'Please choose a day';
export const nextActionText = 'Please say what to do';
export const noEmail = 'This person left no email address. Please call them.';
export const inTrash = 'This request is in the trash. Restore it first.';
export const tooManyReplies = (max: number) =>
  `This request has already been sent ${max} replies in the last 24 hours. Please call, or try again tomorrow.`;
export const emptyField = (field: string) =>
  `This request has nothing to fill in for ${field}. Please take it out of the text.`;
export const replyTooLong = (max: number) =>
  `With its fields filled in, this is longer than ${max} characters. Please shorten it.`;
export const otherText = 'This was already sent with another text. Reload the page to see it.';

// Of quotes, to staff.
export const draftExists =
  'There’s already a draft quote for this request. Finish or discard it first.';
export const otherQuote = 'This quote belongs to another request.';
export const tooManyQuotes = (max: number) =>
  `This request already has ${max} quotes, which is the limit.`;
export const quoteIsSent = 'This quote was already sent and can’t be changed. Please revise it.';
export const quoteNotSent = 'This quote is still a draft. Send it first.';
export const noQuoteToLink =
  'There is no quote to link to: none is open or accepted. Send a quote first, or take {quote link} out.';
export const quoteWithoutLines = 'Please add at least one line';
export const quotePast = 'Please choose today or a later day';
export const quoteWithoutEmail =
  'This person left no email address. Send the quote without an email, then copy a link and text it to them.';
export const quoteOfSpam = 'This request looks like spam. Move it to pending first.';
export const quoteAcceptedMeanwhile = (number: number) =>
  `The customer has accepted quote ${number} since you started this draft. Send it anyway?`;
export const tooManyLinks = (max: number) =>
  `This quote already has ${max} links. Revoke them first.`;
export const noSiteAddress =
  'The address of the website isn’t set up, so links can’t be created. Please ask whoever runs the site.';

export const notYet = 'Please choose today or an earlier day';
const WAYS: Record<AcceptWay, string> = {
  phone: 'By phone',
  'in-person': 'In person',
  check: 'By check',
  email: 'By email',
  other: 'Accepted',
};
export const saidYes = (way: AcceptWay, day: string, note: string) =>
  `${WAYS[way]} on ${day}${note === '' ? '' : `: ${note}`}`;

// Of stock, to staff and customers.
export const saveAnyway = 'Save anyway?';
export const itemGone = 'This item is not in the catalog anymore';
export const notEnough = 'There aren’t enough pieces for that day.';
export const shortBy = ({ needed, free, short }: { needed: number; free: number; short: number }) =>
  `${short} short (${needed} needed, ${free} free)`;
export const movedSince = (day: string) =>
  `This event has moved to ${day} since the quote was sent. Please ask for an updated quote.`;
export const agreedSince =
  'What was agreed about this event has changed since the quote was sent. Please ask for an updated quote.';
export const otherEvent = (booked: string) =>
  `The request is for ${booked}. This quote would move it once it’s accepted. Send it anyway?`;

// Of quotes, to staff and customers.
export const quoteIs: Record<Exclude<QuoteStanding, 'open'> | 'draft', string> = {
  draft: 'This quote hasn’t been sent.',
  accepted: 'This quote has already been accepted.',
  declined: 'This quote has already been declined.',
  withdrawn: 'This quote has been withdrawn.',
  expired: 'This quote has expired.',
  replaced: 'There’s a newer quote that replaces this one.',
};

// Of quotes, to customers.
export const noSuchQuote =
  'This link doesn’t work. It may be incomplete or expired. Please open it from the email again, or ask us for a new one.';
export const tooManyTries = 'Too many requests from your connection. Please try again in a minute.';
export const dayTooFar = 'Availability can be asked for the next three years.';
export const otherQuoteSeen =
  'This isn’t the quote you were shown. Please reload the page and read it again.';
export const questionSent =
  'This question was already sent. Please reload the page to ask another one.';
export const tooManyQuestions = (max: number) =>
  `You’ve already sent ${max} questions about this quote in the last 24 hours. Please call us, or try again tomorrow.`;

// Of images.
export const imageInUse = 'This image is used, or it came with the shop, so it can’t be deleted.';
export const unknownImage = 'We don’t have this image.';
export const oneImage = (field: string) => `Please send one image, in the field "${field}".`;
export const formCut = 'The form is not complete.';
export const imagesAway = 'Images cannot be stored or read right now.';
export const tooManyPixels = `This image has too many pixels. Please select one of at most ${MAX_IMAGE_PIXELS / 1e6} million pixels, all frames together, and ${MAX_IMAGE_SIDE.toLocaleString('en-US')} on a side.`;

// Of publishing, and of what only the shop's host does.
export const noRollbackHere =
  'Restore a previous version in Netlify: open the list of deploys and press "Publish deploy".';
export const siteGone = 'That site is no longer available.';
const onLiveAdmin = 'Please do it in the shop’s live admin.';
export const guestKeepsNoImages = `You can’t upload images here. ${onLiveAdmin}`;
export const guestPublishesNothing = `You can’t publish or restore versions here. ${onLiveAdmin}`;
export const guestSendsNoMail = `You can’t send emails here. ${onLiveAdmin}`;
/** A guest does not see the host's spool, so its results would be incomplete. */
export const guestSeesNoSpool = `You can’t handle personal data here. ${onLiveAdmin}`;

// Of a second factor that an owner resets.
export const ownSecondFactor = 'Turn off your own two-factor authentication under Your account.';
export const noSecondFactor = 'This person has neither two-factor authentication nor passkeys.';

// To whoever signs in.
export const pleaseSignIn = 'Please sign in.';
export const wrongSignIn = "That email or password isn't right.";
export const wrongPassword = 'That’s not your password.';
export const wrongCode = 'That code is wrong or has expired.';
export const tooManyCodes = 'Too many wrong codes. Please start over.';
export const signInExpired = 'This sign-in has expired. Please start over.';
export const tooManyAttempts = (minutes: number) =>
  `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
export const accountDisabled = 'This account is disabled. Please ask an owner.';
export const codesAreOff = 'Signing in with a code is not turned on.';
export const codesAreOn = 'Signing in with a code is already turned on.';
export const linkVoid = 'This link has already been used or has expired. Please ask for a new one.';
/** Links that confirm a new email address become void with a new password too. */
export const emailLinkVoid =
  'This link no longer works. It was already used, it expired, or your password or email changed after you asked for it. Sign in and ask for a new link on your account page.';
export const sameEmail = 'This is already your email address.';
export const emailTaken = 'Another account already uses this email address.';
export const samePassword = 'Choose a different password.';
export const commonPassword =
  'This password is too common. Please choose another one, three or four words for example.';
export const ownPassword =
  'This password is your own name or email address. Please choose another one, three or four words for example.';
export const sessionEnded = 'This session has already ended.';
export const signInAway = 'Signing in is not possible right now. Please try again in a moment.';
export const atTheSameTime = 'Someone else did this at the same time. Please try again.';
export const notAllowed = 'This is not allowed.';
export const noPermission = 'Your account doesn’t have permission to do this. Please ask an owner.';
export const notHere = 'This cannot be done here.';
export const otherSite = 'This request does not come from our own pages.';

// About staff and invitations.
export const invitationVoid =
  'This invitation has already been used or has expired. Please ask for a new one.';
export const invitationClosed = 'This invitation has already been used or canceled.';
export const hasAccount = 'There’s already an account for this address. Please sign in.';
export const alreadyStaff = 'This person is already on the staff.';
export const noSuchPerson = 'There is no such person.';
export const lastOwner = 'This is the last owner. Please make someone else an owner first.';
export const notOwner = 'You’re no longer an owner.';
