import { expect, test } from 'vitest';
import { isToShop, mailsByEntry } from './timeline-mails.ts';

const mail = <Kind extends string>(kind: Kind, dedupeKey: string) => ({
  id: dedupeKey,
  kind,
  dedupeKey,
});
const event = <Kind extends string>(id: string, kind: Kind, quoteId: string | null = 'q1') => ({
  id,
  kind,
  quoteId,
  mailId: null as string | null,
  day: null as string | null,
});

test('each mail stands at what it is about, and says whose it is @inquiry.mail-place', () => {
  const events = [
    { ...event('e1', 'quote-sent'), mailId: 'quote:q1' },
    { ...event('e2', 'quote-sent', 'q2'), mailId: 'quote:q2' },
    event('e3', 'quote-question', 'q2'),
    event('e4', 'quote-declined'),
    event('e5', 'quote-accepted', 'q2'),
    event('e6', 'status', 'q2'),
    { ...event('e8', 'quote-short'), day: '2027-01-02' },
    { ...event('e7', 'mail-sent', null), mailId: 'reply:e7' },
  ];
  const mails = [
    mail('inquiry-for-staff', 'staff:i'),
    mail('inquiry-confirmation', 'confirmation:i'),
    mail('quote', 'quote:q1'),
    mail('quote-short', 'quote-short:q1:2027-01-02'),
    mail('quote', 'quote:q2'),
    mail('quote-reminder', 'quote-reminder:q2'),
    mail('quote-answer', 'quote-answer:e3'),
    mail('quote-answer', 'quote-answer:e4'),
    mail('quote-accepted', 'quote-accepted:q2:shop'),
    mail('quote-accepted', 'quote-accepted:q2:customer'),
    mail('inquiry-reply', 'reply:e7'),
  ];
  const found = [...mailsByEntry(mails, events)].map(([id, its]) => [
    id,
    its.map((each) => `${each.dedupeKey}${isToShop(each) ? ' to the shop' : ''}`),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    '': ['staff:i to the shop', 'confirmation:i'],
    e1: ['quote:q1'],
    e2: ['quote:q2', 'quote-reminder:q2'],
    e8: ['quote-short:q1:2027-01-02 to the shop'],
    e3: ['quote-answer:e3 to the shop'],
    e4: ['quote-answer:e4 to the shop'],
    e5: ['quote-accepted:q2:shop to the shop', 'quote-accepted:q2:customer'],
    e7: ['reply:e7'],
  });
});
