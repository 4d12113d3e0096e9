import { expect, test } from 'vitest';
import { wayBackIsOffered } from './list-invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';
import type { Screen } from './screen.ts';

test('what removes a line offers a new way back', () => {
  const line = { id: '1', option: '', name: 'Chair', price: '', quantity: 1 };
  const heart = control({ item: { id: '1', name: 'Chair', price: '', option: null } });
  const undo = control({ name: 'Undo', place: 'toast' });
  const toast = (number: number) => ({ title: 'Removed', text: 'Chair', number });
  const before = screen({ controls: [heart, undo], stored: [line], toast: toast(1) });
  const problems = (after: Partial<Screen>) =>
    wayBackIsOffered(momentOf(press(heart), before, screen(after)));
  expect(problems({ controls: [heart, undo], toast: toast(2) })).toEqual([]);
  expect(problems({ controls: [heart], toast: toast(2) })).toHaveLength(1);
  expect(problems({ controls: [heart, undo], toast: toast(1) })).toHaveLength(1);
  expect(problems({ controls: [heart, undo], stored: [line], toast: toast(1) })).toEqual([]);
  // Of a list that went with the storage, a heart that nobody touched before is the first line.
  const emptied = momentOf(press(heart), { ...before, stored: [line, line] }, before);
  emptied.world.storage = 'emptied';
  emptied.here.isFresh = true;
  expect(wayBackIsOffered(emptied)).toEqual([]);
});
