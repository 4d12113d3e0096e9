import { expect, test } from 'vitest';
import { beginUnlessAnswered, isOfOutage, onOutage, outageWatch } from './database-outage.ts';
import { DatabaseDeadlineError, DeadlineError } from './deadline.ts';

/** @returns what listeners are told while `work` runs */
async function toldBy(work: () => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  const stop = onOutage({
    began: ({ message }) => told.push(message),
    ended: () => told.push('back'),
    doubted: () => told.push('doubted'),
  });
  await work();
  outageWatch.answered();
  stop();
  return told;
}
const away = () => Promise.reject(new Error('away'));
const isOpen = () => false;

test('a doubt asks the database, which is away when it does not answer @run.outage', async () => {
  const doubt = new Error('Query read timeout');
  const told = await toldBy(async () => {
    outageWatch.doubted(doubt);
    expect(isOfOutage(doubt)).toBe(false);
    await beginUnlessAnswered(away, isOpen);
    expect(isOfOutage(new Error('Failed query', { cause: doubt }))).toBe(true);
    // Known already.
    outageWatch.doubted(doubt);
  });
  expect(told).toEqual(['doubted', 'away', 'back']);
});

test.each([
  ['it answers', () => Promise.resolve(), isOpen],
  ['its connection was closed', away, () => true],
  ['another query was answered meanwhile', () => (outageWatch.answered(), away()), isOpen],
])('a database is not away when %s', async (_why, question, isClosed) => {
  expect(await toldBy(() => beginUnlessAnswered(question, isClosed))).toEqual([]);
});

test('during an outage deadlines of the database belong to it, others do not @run.outage', async () => {
  const late = new DatabaseDeadlineError('Longer than 1 ms');
  expect(isOfOutage(late)).toBe(false);
  await toldBy(async () => {
    await beginUnlessAnswered(away, isOpen);
    expect(isOfOutage(late)).toBe(true);
    expect(isOfOutage(new DeadlineError('Longer than 1 ms'))).toBe(false);
  });
});
