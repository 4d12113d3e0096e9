import { expect, test } from 'vitest';
import { callerBuckets, listMailBuckets } from './limits.ts';

const MAILBOX = 'ada@example.com';

test.each(['', 'unknown'])('a caller at %j has no buckets', (address) => {
  expect(callerBuckets(address, MAILBOX, 'salt')).toBeUndefined();
});

test('bucket keys contain no address and change with the salt @request.no-address-kept', () => {
  const keys = (salt: string) => {
    const buckets = callerBuckets('203.0.113.7', MAILBOX, salt);
    return [buckets?.caller.key, buckets?.sender.key];
  };
  expect(keys('salt')).toEqual([
    expect.stringMatching(/^inquiry:[0-9a-f]{64}$/),
    expect.stringMatching(/^sender:[0-9a-f]{64}$/),
  ]);
  expect(keys('salt')).toEqual(keys('salt'));
  for (const key of keys('other')) expect(keys('salt')).not.toContain(key);
});

test("the sender's bucket is per mailbox and network", () => {
  const sender = (address: string, mailbox: string) =>
    callerBuckets(address, mailbox, 'salt')?.sender.key;
  const own = sender('203.0.113.7', MAILBOX);
  expect(sender('203.0.113.7', 'ben@example.com')).not.toBe(own);
  expect(sender('203.0.113.8', MAILBOX)).not.toBe(own);
});

test('the buckets of a mailed list come in one order, whichever mailbox is named first', () => {
  const buckets = (...mailboxes: string[]) => listMailBuckets('203.0.113.7', mailboxes, 'salt');
  expect(buckets(MAILBOX, 'ben@example.com')).toEqual(buckets('ben@example.com', MAILBOX));
});
