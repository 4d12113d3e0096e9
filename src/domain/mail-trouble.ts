/** Why a mail server takes no mail, in words: the one table for the admin, the test mail and `npm run doctor`. */

interface Trouble {
  /** Part of a kept failure: code of nodemailer or Node, or the server's reply code. */
  code: RegExp;
  /** With `{it}` and `{its}` for the server. */
  words: string;
  /** What to check, for who sets the server's address. */
  check: string;
}

const PORTS = 'smtps:// is for port 465, smtp:// for 587';
const WRITABLE = 'check the disk of the website';

/** The first that matches counts. */
const TROUBLES: readonly Trouble[] = [
  // A server puts off a sign-in, too.
  { code: /\b4\d\d\b/, words: '{it} puts emails off', check: 'try again later' },
  {
    code: /EAUTH|\b(?:530|534|535|538)\b/,
    words: '{it} doesn’t accept the user name or password',
    check: 'an @ or a : in either is written %40 or %3A',
  },
  { code: /ECONNREFUSED/, words: '{it} refuses connections', check: 'check host and port' },
  {
    code: /ENOTFOUND|EDNS|EAI_AGAIN/,
    words: '{its} name can’t be found',
    check: 'check the host',
  },
  {
    code: /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|DeadlineError/,
    words: '{it} doesn’t answer',
    check: 'check the port, and whether this network lets mail out',
  },
  {
    code: /CERT|UNABLE_TO|ERR_TLS/,
    words: '{its} certificate can’t be trusted',
    check: 'check the host; for a private certificate authority, set NODE_EXTRA_CA_CERTS',
  },
  { code: /SSL|ETLS|EPROTO\b/, words: 'encryption with {it} fails', check: PORTS },
  { code: /EMESSAGE/, words: '{it} refuses the email', check: 'check what it says' },
  {
    code: /EENVELOPE|\b5[05]\d\b/,
    words: '{it} refuses the sender or the recipients',
    check: 'check the addresses',
  },
  { code: /ECONN|ESOCKET|EPIPE/, words: 'the connection to {it} breaks off', check: PORTS },
  { code: /TooLateError/, words: 'it was too late to send it', check: 'there is nothing to do' },
  { code: /disk is full/, words: 'the disk of the website is full', check: WRITABLE },
  // Failures that were kept before reads were named have only the second word.
  {
    code: /cannot be (?:read or )?written/,
    words: 'the email can’t be saved as a file',
    check: WRITABLE,
  },
];

function troubleOf(failure: string): Pick<Trouble, 'words' | 'check'> {
  const unknown = {
    words: `something unexpected happened (${failure})`,
    check: 'check the address',
  };
  return TROUBLES.find(({ code }) => code.test(failure)) ?? unknown;
}

/**
 * @param failure class and code of an error; empty: nothing was tried
 * @param server how the server is called: `it` where a sentence has named it
 * @returns a clause
 */
export function mailTrouble(failure: string, server = 'it'): string {
  if (failure === '') return 'nothing tries to send them';
  const its = server === 'it' ? 'its' : `${server}’s`;
  return troubleOf(failure).words.replace('{it}', server).replace('{its}', its);
}

/** @returns what to check after this failure */
export function mailCheck(failure: string): string {
  return troubleOf(failure).check;
}
