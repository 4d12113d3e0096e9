import { expect, test } from 'vitest';
import { focusIsSeen } from './invariants.ts';
import { control, momentOf, screen } from './moments.ts';
import type { Screen } from './screen.ts';
import type { Step } from './step.ts';

test('Escape that closes a dialog shows where the focus is, one that closes nothing need not', () => {
  const focus = { on: 'button "Chair"', visible: false };
  const dialogs = [{ name: 'Your Wishlist', visible: true }];
  const problems = (before: Screen) =>
    focusIsSeen(momentOf({ act: 'key', key: 'Escape' }, before, screen({ focus })));
  expect(problems(screen({ focus }))).toEqual([]);
  expect(problems(screen({ focus, dialogs }))).toHaveLength(1);
});

test('a list that could not be reread says so above its rows, and may push the focus out of sight', () => {
  const focus = { on: 'button "Restore Ada"', visible: false };
  const button = control({});
  const byKey: Step = { act: 'press', target: button, with: 'keyboard' };
  const moment = momentOf(byKey, screen({ controls: [button] }), screen({ focus }));
  expect(focusIsSeen(moment)).toHaveLength(1);
  expect(focusIsSeen({ ...moment, world: { ...moment.world, offline: true } })).toEqual([]);
});
