import { expect, test } from 'vitest';
import type { ScheduledView } from '#contracts/catalog/scheduled-views.ts';
import { heldWords } from './held-words.ts';

const change = (batchId: string, isStale: boolean): ScheduledView => ({
  batchId,
  kind: 'item',
  entityId: 'chair',
  name: 'Chair',
  dueAt: '2026-12-04T14:00:00.000Z',
  by: 'Owner',
  reason: null,
  isStale,
  changes: [{ field: 'price', before: '$8.00', after: batchId === 'first' ? '$9.20' : '$9.80' }],
});

test('a save tells the scheduled changes that it holds, not those that were held before @schedule.clash', () => {
  const [waiting, held] = [change('first', false), change('first', true)];
  expect(heldWords([held], [waiting])).toContain('$9.20');
  expect(heldWords([held], [held])).toBe('');
  expect(heldWords([waiting], [waiting])).toBe('');
  const both = heldWords([held, change('second', true)], [held, change('second', false)]);
  expect(both).toContain('$9.80');
  expect(both).not.toContain('$9.20');
});
