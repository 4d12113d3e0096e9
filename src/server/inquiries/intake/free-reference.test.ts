import { expect, test } from 'vitest';
import { withFreeReference } from './free-reference.ts';
import { referenceFor } from './inquiry.ts';

const REQUEST = { idempotencyKey: 'key', bodyHash: 'hash' };
const TAKEN = Object.assign(new Error('taken'), {
  code: '23505',
  constraint: 'inquiries_reference_unique',
});

test('a request whose reference is taken gets the next one', async () => {
  const tried: string[] = [];
  const stored = await withFreeReference(REQUEST, (reference) => {
    tried.push(reference);
    return tried.length < 3 ? Promise.reject(TAKEN) : Promise.resolve(reference);
  });
  expect(tried).toEqual([0, 1, 2].map((attempt) => referenceFor('key', 'hash', attempt)));
  expect(stored).toBe(tried[2]);
});

test.each([
  ['another failure is not tried again', new Error('no connection'), 1],
  ['after five taken references the request fails', TAKEN, 5],
])('%s', async (_what, failure, tries) => {
  let tried = 0;
  const store = () => {
    tried += 1;
    return Promise.reject(failure);
  };
  await expect(withFreeReference(REQUEST, store)).rejects.toBe(failure);
  expect(tried).toBe(tries);
});
