import { expect, test } from 'vitest';
import { chosenProblem, isSameValue } from './stored-rows.ts';

test('what is kept is what was typed; an amount may be written in another way', () => {
  expect(isSameValue('Chair', 'Chair')).toBe(true);
  expect(isSameValue('Chair', 'Chairs')).toBe(false);
  expect(isSameValue('$1,095.00', '1095')).toBe(true);
  expect(isSameValue('$95.50', '95')).toBe(false);
  expect(isSameValue('12', '012 pieces')).toBe(false);
});

test('a choice is compared with what it is about: the status, or who works on the request', () => {
  const problems = (name: string, value: string) => {
    const target = { role: 'select', name, place: 'main', nth: 0 } as const;
    return chosenProblem(
      { act: 'choose', target, value },
      { status: 'pending', assignee: { id: 'sam' } },
    );
  };
  expect(problems('Status', 'pending')).toEqual([]);
  expect(problems('Status', 'booked')).toHaveLength(1);
  expect(problems('Assigned to', 'sam')).toEqual([]);
  expect(problems('Assigned to', '')).toHaveLength(1);
  expect(problems('Reason', 'date-taken')).toEqual([]);
});
