import { expect, test } from 'vitest';
import { MAIL, mailTrouble } from './mail-texts.ts';

test.each([
  ['Error ECONNREFUSED', 'it refuses connections'],
  ['Error EAUTH 535', 'it doesn’t accept the user name or password'],
  ['Error ENOTFOUND', 'its name can’t be found'],
  ['Error ETIMEDOUT', 'it doesn’t answer'],
  ['Error SELF_SIGNED_CERT_IN_CHAIN', 'its certificate can’t be trusted'],
  ['Error EENVELOPE 451', 'it refuses the sender or the recipients'],
  ['Error EMESSAGE 421', 'it puts emails off'],
  ['Error ECONNRESET', 'the connection to it breaks off'],
  ['DeadlineError', 'it fails'],
  ['', 'nothing tries to send them'],
])('%s is said in words @mail.failing', (lastError, words) => {
  expect(mailTrouble(lastError)).toBe(words);
});

test('a banner says since when, why, how many wait and whom to ask @mail.failing', () => {
  expect(MAIL.failing('2:05 PM', 'Error ECONNREFUSED', 3)).toContain(
    'The email server hasn’t been working since 2:05 PM: it refuses connections. 3 emails are waiting. Ask the person who set up this website to check it.',
  );
  expect(MAIL.failing('', '', 1)).toContain('Emails haven’t been sent lately: nothing tries');
});
