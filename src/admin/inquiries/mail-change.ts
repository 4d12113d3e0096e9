/** The mail to a booked event's customer about a change (@event.moved-mail). */

export interface MailValues {
  isMailed: boolean;
  /** Null for the default message. */
  message: string | null;
}

export const NO_MAIL: MailValues = { isMailed: false, message: null };

/** @returns the mail's part of a request body; empty if no mail is wanted or possible */
export function mailBody(
  { isMailed, message }: MailValues,
  { mayMail, suggested }: { mayMail: boolean; suggested: string },
) {
  return mayMail && isMailed ? { isMailed, message: message ?? suggested } : {};
}
