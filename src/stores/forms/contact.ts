/** The contact form of the home page (@contact.request, @contact.message). */
import { sendContactRequest } from '#api-client/inquiries.ts';
import { INQUIRER_FIELDS } from '#domain/inquirer-fields.ts';
import { notesBlock } from '#domain/quote-message.ts';
import { FIELD_MESSAGES } from '#domain/texts.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { rememberRequest } from '../earlier-request.ts';
import { removeSentItems } from '../sent-list.ts';
import { wishlist } from '../wishlist.ts';
import { defineForm } from './define.ts';
import { inquirerBody, inquirerErrors, listedItems, noteProblem } from './inquiry.ts';

export interface ContactExtra {
  services: string[];
  /** Sends the wishlist too. */
  withList: boolean;
}

export const contactForm = defineForm({
  name: 'contact',
  fields: [...INQUIRER_FIELDS, 'referralSource', 'message'],
  check: (fields, now, { withList }: ContactExtra) => ({
    ...inquirerErrors(fields, now),
    ...(fields.message === '' ? { message: FIELD_MESSAGES.message } : noteErrors(withList)),
  }),
  body: (fields, { services, withList }: ContactExtra) => ({
    ...inquirerBody(fields),
    services,
    referralSource: fields.referralSource,
    message: fields.message + (withList ? notesBlock(wishlist()) : ''),
    wishlistItems: listedItems(withList ? wishlist() : []),
  }),
  send: sendContactRequest,
  accepted: (body, { reference }) => {
    const { wishlistItems } = body;
    // A later quote request cannot replace a contact request without a list.
    if (wishlistItems.length > 0) rememberRequest(reference, body, Date.now());
    return { ...TOASTS.contactSent, action: removeSentItems(wishlistItems) };
  },
  failure: TOASTS.contactFailed,
});

function noteErrors(withList: boolean): { message?: string } {
  const problem = withList ? noteProblem(wishlist()) : '';
  return problem === '' ? {} : { message: problem };
}
