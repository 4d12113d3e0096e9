import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { setShop } from '#site/shop/shop.ts';
import { callHref, mailText, missingConfirmation, replyHref } from './mail-words.ts';

setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());

test('an answer cannot gain recipients or headers from what a visitor typed', () => {
  const inquiry = { name: 'A\r\nBcc: x@y.z&cc=q', email: 'a?cc=b@c.de', reference: 'W-1' };
  const href = replyHref(inquiry as Parameters<typeof replyHref>[0]);
  const { pathname, searchParams } = new URL(href);
  expect(decodeURIComponent(pathname)).toBe('a?cc=b@c.de');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

test('an answer goes to the domain in the letters that mail knows', () => {
  const inquiry = { name: 'Ada', email: 'ada@bücher.example', reference: 'W-1' };
  const href = replyHref(inquiry as Parameters<typeof replyHref>[0]);
  expect(new URL(href).pathname).toBe('ada@xn--bcher-kva.example');
});

test.each([
  ['(313) 555-0142', 'tel:3135550142'],
  ['+49 170/12', 'tel:+4917012'],
  ['(313) 555-0142 ext. 5', 'tel:3135550142;ext=5'],
  ['313-555-0142 x20', 'tel:3135550142;ext=20'],
  ['+1 313 555 0142 #7', 'tel:+13135550142;ext=7'],
  ['313-555-0199 / 313-555-0142', 'tel:3135550199'],
  ['٣١٣ ٥٥٥ ٠١٩٩', 'tel:3135550199'],
  ['call me', ''],
  ['call me after 5', ''],
  ['', ''],
])('a customer’s %j is called at %j @inquiry.call', (phone, href) => {
  expect(callHref(phone)).toBe(href);
});

test('a mail says what it is and what became of it; one that failed, what to do instead @inquiry.mail-state', () => {
  const mail = {
    kind: 'inquiry-confirmation',
    isToShop: false,
    state: 'queued',
    tries: 0,
    lastError: '',
    sentAt: null,
  };
  expect(mailText(mail)).toBe('Confirmation to the customer: waiting to be sent');
  expect(mailText({ ...mail, tries: 1, lastError: 'Error EAUTH' })).toBe(
    'Confirmation to the customer: tried once (the email server doesn’t accept the user name or password) and will be tried again automatically',
  );
  expect(mailText({ ...mail, state: 'dead', tries: 12, lastError: 'Error 550' })).toBe(
    'Confirmation to the customer: not delivered after 12 tries (the email server refuses the sender or the recipients). The address may be wrong. Try calling them.',
  );
  const sent = {
    ...mail,
    kind: 'inquiry-for-staff',
    state: 'sent',
    sentAt: '2026-11-21T12:00:00.000Z',
  };
  expect(mailText(sent)).toMatch(/^Email to your team: sent Nov 21, /);
  expect(mailText({ ...sent, state: 'filed' })).toMatch(
    /^Email to your team: saved as a file Nov 21, .*, because no email server is set up$/,
  );
});

test.each([
  ['event-changed', 'Email about the change: waiting to be sent'],
  ['event-canceled', 'Email about the cancellation: waiting to be sent'],
])('a mail of the kind %s is not called a reply @inquiry.mail-place', (kind, words) => {
  const mail = { isToShop: false, state: 'queued', tries: 0, lastError: '', sentAt: null };
  expect(mailText({ ...mail, kind })).toBe(words);
});

test('a confirmation that was left out says why', () => {
  const mail = { isToShop: false, state: 'sent', tries: 1, lastError: '', sentAt: null };
  const channel = 'website';
  const toStaff = { ...mail, kind: 'inquiry-for-staff' };
  const toVisitor = { ...mail, kind: 'inquiry-confirmation' };
  expect(missingConfirmation({ channel, mails: [toStaff, toVisitor], spamReasons: [] })).toBeNull();
  expect(missingConfirmation({ channel, mails: [toStaff], spamReasons: [] })).toMatch(
    /an hour before$/,
  );
  expect(missingConfirmation({ channel, mails: [toStaff], spamReasons: ['Links'] })).toMatch(
    /spam$/,
  );
  expect(missingConfirmation({ channel: 'phone', mails: [], spamReasons: [] })).toBeNull();
});

test('the copies of an accepted quote say whose they are @inquiry.mail-place', () => {
  const mail = { kind: 'quote-accepted', state: 'queued', tries: 0, lastError: '', sentAt: null };
  expect([false, true].map((isToShop) => mailText({ ...mail, isToShop }))).toEqual([
    'Copy of the accepted quote to the customer: waiting to be sent',
    'Copy of the accepted quote to your team: waiting to be sent',
  ]);
});
