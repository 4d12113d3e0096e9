import { expect, test } from 'vitest';
import type { PersonView } from '#contracts/admin/people.ts';
import { eraseQuestion, erasedWords, heldWords, isHeld } from './people-words.ts';

const NOTHING: PersonView = {
  mailbox: 'ada@example.com',
  requests: 0,
  inTrash: 0,
  items: 0,
  mails: { sent: 0, filed: 0, waiting: 0, failed: 0 },
  spool: { requests: 0, unread: 0 },
};

test('says what is held, and nothing where nothing is', () => {
  expect(heldWords(NOTHING)).toEqual(['No requests', 'No emails']);
  expect(isHeld(NOTHING)).toBe(false);
  const much: PersonView = {
    ...NOTHING,
    requests: 3,
    inTrash: 1,
    items: 14,
    mails: { sent: 5, filed: 1, waiting: 1, failed: 2 },
    spool: { requests: 1, unread: 2 },
  };
  expect(heldWords(much)).toEqual([
    '3 requests, 1 in the trash, with 14 requested items',
    '5 emails sent, 1 email kept as a file, 1 email waiting to be sent, 2 emails not delivered',
    '1 request not in the list yet',
    '2 waiting requests could not be read; whose is not known. Try again in a few minutes.',
  ]);
  expect(isHeld(much)).toBe(true);
  expect(eraseQuestion(much)).toBe(
    'This deletes 4 requests and 9 emails kept about them, in the list and in the trash. Emails still waiting won’t be sent. This can’t be undone: download the file first if you may need it.',
  );
});

test('what only waits for the database is held as well', () => {
  expect(isHeld({ ...NOTHING, spool: { requests: 1, unread: 0 } })).toBe(true);
});

test('a store that cannot be asked is said, not passed over', () => {
  expect(heldWords({ ...NOTHING, spool: null }).join(' ')).toContain('could not be looked through');
});

test('says what was deleted', () => {
  expect(erasedWords({ requests: 1, mails: 2, waiting: 1, left: NOTHING })).toBe(
    'Deleted: 2 requests and 2 emails.',
  );
});
