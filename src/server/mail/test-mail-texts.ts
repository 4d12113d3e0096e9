/** What an owner reads of a test mail. */
import { mailTrouble } from '#domain/mail-trouble.ts';

export const noMailServer = 'No email server is set up.';
/**
 * @param failure class and code
 * @param answer of the server; may be empty
 */
export const mailRefused = (failure: string, answer: string) => {
  const why = mailTrouble(failure, 'the email server');
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}.${answer === '' ? '' : ` It said: ${answer}`}`;
};
