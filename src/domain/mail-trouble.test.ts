import { expect, test } from 'vitest';
import { mailCheck, mailTrouble } from './mail-trouble.ts';

test.each([
  ['Error ECONNREFUSED', 'it refuses connections'],
  ['Error EAUTH 535', 'it doesn’t accept the user name or password'],
  ['Error EAUTH 454', 'it puts emails off'],
  ['Error ENOTFOUND', 'its name can’t be found'],
  ['Error ETIMEDOUT', 'it doesn’t answer'],
  ['DeadlineError', 'it doesn’t answer'],
  ['Error SELF_SIGNED_CERT_IN_CHAIN', 'its certificate can’t be trusted'],
  ['Error CERT_HAS_EXPIRED', 'its certificate can’t be trusted'],
  ['Error ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate can’t be trusted'],
  ['Error ERR_SSL_WRONG_VERSION_NUMBER', 'encryption with it fails'],
  ['Error EENVELOPE 550', 'it refuses the sender or the recipients'],
  ['Error EENVELOPE 451', 'it puts emails off'],
  ['Error EMESSAGE 421', 'it puts emails off'],
  ['Error EMESSAGE 552', 'it refuses the email'],
  ['Error EMESSAGE 554', 'it refuses the email'],
  ['Error ECONNRESET', 'the connection to it breaks off'],
  ['the disk is full', 'the disk of the website is full'],
  ['a file cannot be read or written: permission denied', 'the email can’t be saved as a file'],
  ['a file cannot be written: permission denied', 'the email can’t be saved as a file'],
  ['Error EOTHER', 'something unexpected happened (Error EOTHER)'],
  ['', 'nothing tries to send them'],
])('%s is said in words @mail.failing', (failure, words) => {
  expect(mailTrouble(failure)).toBe(words);
});

test('where no sentence has named the server, the words do @mail.failing', () => {
  expect(mailTrouble('Error ENOTFOUND', 'the email server')).toBe(
    'the email server’s name can’t be found',
  );
  expect(mailTrouble('Error ECONNRESET', 'the email server')).toBe(
    'the connection to the email server breaks off',
  );
});

test('each failure says what to check @run.doctor', () => {
  expect(mailCheck('Error EAUTH 535')).toContain('%40');
  expect(mailCheck('Error EOTHER')).toBe('check the address');
});
