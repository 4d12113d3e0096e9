/** The mail that tells the customer of a booked event what was changed (@event.moved-mail). */

export interface MailValues {
  isMailed: boolean;
  /** Null: as it is suggested. */
  message: string | null;
}

export const NO_MAIL: MailValues = { isMailed: false, message: null };

/** @returns what is sent of it; nothing where no mail is wanted, or can be sent */
export function mailBody(
  { isMailed, message }: MailValues,
  { mayMail, suggested }: { mayMail: boolean; suggested: string },
) {
  return mayMail && isMailed ? { isMailed, message: message ?? suggested } : {};
}
