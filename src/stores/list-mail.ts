/** Mails the current list (@list-mail.send). */
import { failureOf } from '#api-client/failure.ts';
import { sendList } from '#api-client/lists.ts';
import { isMailAddress } from '#domain/mail-address.ts';
import { FIELD_MESSAGES } from '#domain/texts.ts';
import * as text from '#site/lists/texts.ts';
import { SEND_FAILURES } from '#site/texts/toasts.ts';
import { saveSharedFields } from './forms/drafts.ts';
import { renewKeys, submissionKey } from './submission-key.ts';
import { wishlist } from './wishlist.ts';

export type ListMailField = 'email' | 'partner';

export interface ListMailOutcome {
  /** A sentence; empty if only fields are invalid. */
  message: string;
  /** Whether a mail will be sent; false, too, if the shop only writes mails to files. */
  isSent: boolean;
  errors: Partial<Record<ListMailField, string>>;
}

/** Mails the current list to the visitor and a partner; never throws. */
export async function mailList(fields: Record<ListMailField, string>): Promise<ListMailOutcome> {
  const { email, partner } = fields;
  const errors: ListMailOutcome['errors'] = {
    ...(isMailAddress(email) ? {} : { email: FIELD_MESSAGES.email }),
    ...(partner === '' || isMailAddress(partner) ? {} : { partner: FIELD_MESSAGES.email }),
  };
  if (Object.keys(errors).length > 0) return { message: '', isSent: false, errors };
  const lines = wishlist().map(({ id, option, quantity }) => ({ id, option, quantity }));
  const body = { email, partner, lines };
  try {
    const isSent = await sendList(body, submissionKey('list', body));
    // A press after a success sends the list again, under a new key.
    renewKeys('list');
    saveSharedFields({ email });
    const message = isSent ? text.listMailed(email, partner) : text.listMailFiled;
    return { message, isSent, errors };
  } catch (error) {
    return { isSent: false, ...failedOf(error) };
  }
}

function failedOf(error: unknown): Pick<ListMailOutcome, 'message' | 'errors'> {
  if (!navigator.onLine) return { message: SEND_FAILURES.offline, errors: {} };
  const { status, message, fields } = failureOf(error);
  const errors = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name === 'email' || name === 'partner'),
  );
  if (Object.keys(errors).length > 0) return { message: '', errors };
  return { message: status === 0 ? text.listMailNoAnswer : message || text.listMailFailed, errors };
}
