import { expect, test } from 'vitest';
import type { TimelineEntryView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { entryTitle } from '../inquiries/work-texts.ts';
import { factsOf } from './QuotesSection.tsx';

const quote = {
  id: 'q',
  number: 1,
  standing: 'withdrawn',
  isOutdated: false,
  sentAt: '2026-11-27T15:00:00Z',
  answeredAt: null,
  acceptedBy: '',
  declineReason: null,
  declineNote: '',
  content: { validUntil: '2026-12-01' },
} as QuoteView;

const mail = (state: string) => ({ kind: 'quote', isToShop: false, state });

test.each([
  ['given to the mail server', 'Your quote', [mail('sent')], 'Quote 1 sent', /^Sent /],
  ['waiting', 'Your quote', [mail('queued')], 'Quote 1 finalized', /^Finalized /],
  ['saved as a file', 'Your quote', [mail('filed')], 'Quote 1 finalized', /^Finalized /],
  ['given up', 'Your quote', [mail('dead')], 'Quote 1 finalized', /^Finalized /],
  ['stopped', 'Your quote', [], 'Quote 1 finalized', /^Finalized /],
  ['never written', '', [], 'Quote 1 finalized, to be shared by link', /^Finalized /],
])('what is said of a quote whose mail is %s @quote.unmailed', (_, subject, mails, title, fact) => {
  const event = {
    kind: 'quote-sent',
    subject,
    mails,
    quote,
    declineReason: null,
  } as unknown as TimelineEntryView;
  expect(entryTitle(event)).toBe(title);
  expect(factsOf(quote, { events: [event] })[1]).toMatch(fact);
});
