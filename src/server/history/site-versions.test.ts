import { expect, test } from 'vitest';
import { versionsOf } from './site-versions.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 4, 1, 16) + minute * 60_000);
/** Live half a minute after its data were read. */
const live = (id: string, read: number, finished = read + 0.5) => ({
  id,
  readAt: at(read),
  liveAt: at(finished),
});
const minute = (date: Date | null | undefined) =>
  date && (date.getTime() - at(0).getTime()) / 60_000;
const timesOf = (records: Parameters<typeof versionsOf>[0]) =>
  versionsOf(records).map(({ id, before, firstReadAt, readAt, againAt }) =>
    [id, ...[before, firstReadAt, readAt, againAt].map(minute)].join(' '),
  );

test('an undo that leads to the pages of an earlier version moves no change into another one @publish.undo-since', () => {
  const records = [live('first', 1), live('made', 12), live('edited', 13), live('made', 14)];
  expect(timesOf(records)).toEqual(['first  1 1 ', 'made 1 12 14 14.5', 'edited 12 13 13 ']);
  expect(timesOf([...records, live('next', 17)]).at(-1)).toBe('next 14 17 17 ');
});

test('a change that visitors do not see belongs to the version that stays live, which is not live again @publish.undo-since', () => {
  expect(timesOf([live('first', 1), live('second', 5), live('second', 8)])).toEqual([
    'first  1 1 ',
    'second 1 8 8 ',
  ]);
});

test('a restored version is live again with the data that it had @publish.undo-since', () => {
  const records = [live('first', 1), live('second', 5), live('first', 1, 9), live('third', 11)];
  expect(timesOf(records)).toEqual(['first  1 1 9', 'second 1 5 5 ', 'third 5 11 11 ']);
});
