import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('two at a time, the others in order, also after a failure', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  let now = 0;
  let most = 0;
  const works = Array.from({ length: 9 }, (_, index) =>
    turns.take(async () => {
      begun.push(index);
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (index % 3 === 0) throw new Error('broken');
      return index;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status).filter((each) => each === 'rejected')).toHaveLength(3);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
  expect(await turns.take(() => Promise.resolve('free again'))).toBe('free again');
});
