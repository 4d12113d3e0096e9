import { expect, test } from 'vitest';
import { callHref, mailTrouble, replyHref } from './lead-words.ts';

test('an answer cannot gain recipients or headers from what a visitor typed', () => {
  const lead = { name: 'A\r\nBcc: x@y.z&cc=q', email: 'a?cc=b@c.de', reference: 'W-1' };
  const href = replyHref(lead as Parameters<typeof replyHref>[0]);
  const { pathname, searchParams } = new URL(href);
  expect(decodeURIComponent(pathname)).toBe('a?cc=b@c.de');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a number is called by its digits', () => {
  expect(callHref('(313) 555-0142')).toBe('tel:3135550142');
  expect(callHref('+49 170/12')).toBe('tel:+4917012');
});

test('only dead mails are trouble', () => {
  const mail = { kind: 'k', tries: 1, lastError: '', sentAt: null };
  expect(mailTrouble([{ ...mail, state: 'waiting' }])).toBeNull();
  expect(mailTrouble([{ ...mail, state: 'dead' }])).toBe('A mail was not delivered');
});
