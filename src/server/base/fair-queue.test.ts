import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { BusyError, FairQueue } from './fair-queue.ts';

const stays = new AbortController().signal;
let made: string[] = [];
beforeEach(() => {
  made = [];
});

const make = (name: string) => async () => {
  await sleep(2);
  made.push(name);
  return name;
};
/** Asks and forgets: a rejection is looked at where the test says so. */
function ask(queue: FairQueue<string>, name: string, network: string, signal = stays) {
  const asked = queue.ask(name, network, signal, make(name));
  asked.catch(() => undefined);
  return asked;
}

test('networks take turns: who asks for one thing waits for one of another, not for all @image.fair', async () => {
  const queue = new FairQueue<string>();
  const flood = Array.from({ length: 50 }, (_, index) => ask(queue, `flood ${index}`, 'a'));
  await ask(queue, 'honest', 'b');
  // One was under way, and one had come before.
  expect(made).toEqual(['flood 0', 'flood 1', 'honest']);
  await Promise.all(flood);
});

test('few jobs run at a time, no more', async () => {
  const queue = new FairQueue<void>({ ofOne: 50, ofAll: 50 }, 2);
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
  };
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => queue.ask(`job ${index}`, 'a', stays, job)),
  );
  expect([most, running]).toEqual([2, 0]);
});

test('what nobody waits for anymore is not made @image.fair', async () => {
  const queue = new FairQueue<string>();
  const gone = new AbortController();
  const flood = Array.from({ length: 50 }, (_, index) =>
    ask(queue, `flood ${index}`, 'a', gone.signal),
  );
  const shared = ask(queue, 'flood 7', 'b');
  gone.abort();
  expect(await shared).toBe('flood 7');
  await expect(flood[8]).rejects.toThrow('aborted');
  expect(made).toEqual(['flood 0', 'flood 7']);
});

test('what several ask for is made once, also while it is under way', async () => {
  const queue = new FairQueue<string>();
  const first = ask(queue, 'one', 'a');
  await Promise.resolve();
  expect(await Promise.all([first, ask(queue, 'one', 'a'), ask(queue, 'one', 'b')])).toEqual([
    'one',
    'one',
    'one',
  ]);
  expect(made).toEqual(['one']);
  expect(await ask(queue, 'one', 'a')).toBe('one');
  expect(made).toHaveLength(2);
});

test('a failure reaches who asked, and the next one is made', async () => {
  const queue = new FairQueue<string>();
  const failing = queue.ask('bad', 'a', stays, () => Promise.reject(new Error('no image')));
  const next = ask(queue, 'good', 'a');
  await expect(failing).rejects.toThrow('no image');
  expect(await next).toBe('good');
});

test('one network fills its own share and no other, and of all the longest makes room @image.fair', async () => {
  const queue = new FairQueue<string>({ ofOne: 10, ofAll: 12 });
  const flood = Array.from({ length: 12 }, (_, index) => ask(queue, `a ${index}`, 'a'));
  // One is under way, ten wait.
  await expect(flood[11]).rejects.toThrow(BusyError);
  const others = ['b', 'c', 'd'].map((network) => ask(queue, network, network));
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd']);
  await expect(flood[10]).rejects.toThrow(BusyError);
  expect(await flood[0]).toBe('a 0');
});
