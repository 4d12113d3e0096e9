/** What staff read while mails do not leave. */
import { WEBMASTER } from '#site/website.ts';
import { counted } from '../parts/texts.ts';

/** By nodemailer's and Node's codes, and by the server's reply code. */
const TROUBLES: [RegExp, string][] = [
  [/EAUTH|\b(?:530|534|535)\b/, 'it doesn’t accept the user name or password'],
  [/ECONNREFUSED/, 'it refuses connections'],
  [/ENOTFOUND|EDNS|EAI_AGAIN/, 'its name can’t be found'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'it doesn’t answer'],
  [/CERT|ETLS|SSL|EPROTO/, 'its certificate can’t be trusted'],
  [/EENVELOPE|\b5[05]\d\b/, 'it refuses the sender or the recipients'],
  [/\b4\d\d\b/, 'it puts emails off'],
  [/ECONN|ESOCKET|EPIPE/, 'the connection to it breaks off'],
];

/** @returns why the mail server takes nothing, in words; @param lastError class and code */
export function mailTrouble(lastError: string): string {
  if (lastError === '') return 'nothing tries to send them';
  return TROUBLES.find(([code]) => code.test(lastError))?.[1] ?? 'it fails';
}

export const MAIL = {
  /** @param since a time; empty: not known @param lastError class and code; empty: nobody tried */
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
