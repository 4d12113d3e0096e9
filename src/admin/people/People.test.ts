import { expect, test } from 'vitest';
import type { PersonView } from '#contracts/people.ts';
import { erasedText, eraseQuestion, storedTexts } from '../inquiries/texts.ts';
import { countsOf } from './People.tsx';

const NOTHING: PersonView = {
  mailbox: 'ada@example.com',
  requests: 0,
  inTrash: 0,
  items: 0,
  notes: 0,
  quotes: 0,
  mails: { sent: 0, filed: 0, waiting: 0, failed: 0 },
  spool: { requests: 0, unread: 0 },
};

test('says what is stored, and nothing where nothing is', () => {
  expect(storedTexts(NOTHING)).toEqual(['No requests', 'No emails']);
  expect(countsOf(NOTHING)).toEqual({ requests: 0, emails: 0 });
  const much: PersonView = {
    ...NOTHING,
    requests: 3,
    inTrash: 1,
    items: 14,
    mails: { sent: 5, filed: 1, waiting: 1, failed: 2 },
    spool: { requests: 1, unread: 2 },
  };
  expect(storedTexts(much)).toEqual([
    '3 requests (1 in the trash), with 14 requested items',
    '5 emails sent, 1 email saved as a file, 1 email waiting to be sent, 2 emails not delivered',
    '1 request not in the list yet',
    '2 new requests couldn’t be read, so we don’t know who sent them. Try again in a few minutes.',
  ]);
  const { requests, emails } = countsOf(much);
  expect(eraseQuestion(requests, emails, much.mails.waiting)).toBe(
    'This deletes 4 requests and 9 related emails, including any in the trash. Emails that are still waiting won’t be sent. You can’t undo this. Download the file first if you may need it.',
  );
});

test('what only waits for the database is stored as well', () => {
  expect(countsOf({ ...NOTHING, spool: { requests: 1, unread: 0 } }).requests).toBe(1);
});

test('a store that cannot be asked is said, not passed over', () => {
  expect(storedTexts({ ...NOTHING, spool: null }).join(' ')).toContain('couldn’t be checked');
});

test('says what was deleted', () => {
  expect(erasedText({ requests: 1, mails: 2, waiting: 1, left: NOTHING })).toBe(
    'Deleted: 2 requests and 2 emails.',
  );
});
