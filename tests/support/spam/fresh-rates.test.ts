import { expect, test } from 'vitest';
import { judgeSpam, NO_REPEATS } from '#server/inquiries/intake/spam/spam.ts';
import { readMessages, type SentMessage } from './messages.ts';

const HONEST = ['honest-tuned', 'honest-held-out', 'honest-fresh', 'honest-later'] as const;

const PERSON = { website: '', fillMs: 41_000 };

function isApart(
  { name, place, message }: SentMessage,
  signs = PERSON,
  referralSource = '',
): boolean {
  const fields = {
    kind: 'contact' as const,
    name,
    phone: '(313) 555-0100',
    email: 'somebody@example.com',
    eventDate: '2027-06-12',
    eventLocation: place,
    services: [],
    referralSource,
    message,
    guestCount: '',
    selectedService: null,
    replaces: '',
  };
  return judgeSpam({ fields, lines: [], signs }, NO_REPEATS).quarantined;
}

test('of 224 honest messages in other shapes at most 4 are set apart: a newspaper, a portal for suppliers, the offer of a competitor and a list of a family @spam.rates', () => {
  const messages = readMessages('honest-fresh');
  expect(messages).toHaveLength(224);
  const apart = messages.filter((sent) => isApart(sent));
  expect(apart.length, JSON.stringify(apart, null, 2)).toBeLessThanOrEqual(4);
});

test('of 128 unwanted messages in other shapes at least 97 are @spam.rates', () => {
  const messages = readMessages('spam-fresh');
  expect(messages).toHaveLength(128);
  const missed = messages.filter((sent) => !isApart(sent));
  expect(missed.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(31);
});

test('of 149 honest messages that were written later at most 1 is set apart, of 130 unwanted ones at least 128 are @spam.rates', () => {
  const honest = readMessages('honest-later');
  const unwanted = readMessages('spam-later');
  expect([honest.length, unwanted.length]).toEqual([149, 130]);
  const apart = honest.filter((sent) => isApart(sent));
  expect(apart.length, JSON.stringify(apart, null, 2)).toBeLessThanOrEqual(1);
  const missed = unwanted.filter((sent) => !isApart(sent));
  expect(missed.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(2);
});

test.each([
  { website: 'x', fillMs: 41_000 },
  { website: '', fillMs: 2_500 },
  { website: 'x', fillMs: 0 },
])(
  'a password manager that gives %j sets no honest message apart @spam.hidden-field @spam.quick',
  (signs) => {
    const messages = HONEST.flatMap(readMessages);
    const apart = messages.filter((sent) => isApart(sent, signs) && !isApart(sent));
    expect(apart).toEqual([]);
  },
);

test.each([
  'Google',
  'Google reviews',
  'Google ads',
  'Google Business listing',
  'Instagram ads',
  'your website',
  'a friend',
  'Yelp',
  'The Knot',
  'wedding fair',
])('who heard of the shop from %s is set apart no more often @spam.rates', (source) => {
  const messages = HONEST.flatMap(readMessages);
  const apart = messages.filter((sent) => isApart(sent, PERSON, source) && !isApart(sent));
  expect(apart).toEqual([]);
});
