import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was made is given again for the same objects, and made anew for any other @publish.incremental', () => {
  let made = 0;
  const make = remembered((key: object, list: readonly object[], text: string) => {
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

test('it gives what the function gives, whatever the arguments were before', () => {
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
      const make = remembered(plain);
      for (const args of calls) expect(make(...args)).toBe(plain(...args));
    }),
  );
});
