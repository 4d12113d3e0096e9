import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a result is returned again for identical arguments, and made anew for any other @publish.incremental', () => {
  let made = 0;
  const make = memoize((key: object, list: readonly object[], text: string) => {
    made += 1;
    return { key, list, text };
  });
  const [key, one, two] = [{}, {}, {}];
  const first = make(key, [one, two], 'a');
  expect(make(key, [one, two], 'a')).toBe(first);
  expect(made).toBe(1);
  expect(make(key, [two, one], 'a').list).toEqual([two, one]);
  expect(make(key, [one], 'a').list).toEqual([one]);
  expect(make(key, [one], 'b').text).toBe('b');
  expect(make({}, [one], 'b').key).not.toBe(key);
  expect(made).toBe(5);
});

test('a memoized function returns what the function returns, whatever the calls before', () => {
  const keys = [{ n: 1 }, { n: 2 }];
  const call = fc.tuple(
    fc.constantFrom(...keys),
    fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
    fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
  );
  fc.assert(
    fc.property(fc.array(call), (calls) => {
      const plain = (key: { n: number }, list: string[], text?: string) =>
        `${key.n} ${list.join()} ${text}`;
      const make = memoize(plain);
      for (const args of calls) expect(make(...args)).toBe(plain(...args));
    }),
  );
});
