/** Texts about mails that are not sent. */
import { mailTrouble } from '#domain/mail-trouble.ts';
import { WEBMASTER } from '#site/website.ts';
import { counted } from '../parts/texts.ts';

export const MAIL = {
  /**
   * @param since a time; empty if unknown
   * @param lastError class and code; empty if nothing was tried
   */
  failing: (since: string, lastError: string, waiting: number) => {
    const what =
      lastError === '' ? 'Emails haven’t been sent' : 'The email server hasn’t been working';
    const when = since === '' ? 'lately' : `since ${since}`;
    const queue = `${counted(waiting, 'email')} ${waiting === 1 ? 'is' : 'are'} waiting`;
    return `${what} ${when}: ${mailTrouble(lastError)}. ${queue}. Ask ${WEBMASTER} to check it.`;
  },
  title: 'Emails',
  none: 'No emails are waiting to be sent.',
  waiting: (count: number, oldest: string) =>
    `${counted(count, 'email')} waiting to be sent, the oldest since ${oldest}.`,
  test: 'Send a test email',
  testing: 'Sending…',
  testHint: 'To your own address, at once. You’ll see what the email server answers.',
  notTested: 'The test email was not sent',
  accepted: (to: string, answer: string) =>
    answer === ''
      ? `The email to ${to} was saved as a file, because no email server is set up.`
      : `The email server accepted the email to ${to}: ${answer}`,
  refused: (answer: string) => `The email was not accepted: ${answer}`,
} as const;
