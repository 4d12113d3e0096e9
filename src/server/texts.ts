/** Refusals of the public API, which a visitor may get to read. */
import { SITE } from '#site/config.ts';

const { phone, email } = SITE.contact;

export const checkFields = 'Please check the fields.';
export const nothingHere = 'There is nothing at this address.';
export const unexpected = 'Something went wrong on our side.';
export const databaseAway =
  'This information is not available right now. Please try again in a moment.';
export const tooManyRequests = `We’re getting more requests than we can handle right now. Please try again in a minute, or call ${phone}.`;
export const cannotTake = `We can’t take your request right now. Please try again in a few minutes, call ${phone} or email ${email}.`;
