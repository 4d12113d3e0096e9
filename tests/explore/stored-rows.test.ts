import { expect, test } from 'vitest';
import { hidesList } from './staff-invariants.ts';
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

test('a list is read where no page of a request, a quote or about events lies over it', () => {
  const over = (query: string) => hidesList(`http://localhost/admin${query}#contact-leads`);
  expect(['?inquiry=a', '?quote=a.b', '?calendar=2031-06', '?stock=2031-06'].map(over)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['', '?q=gold&status=pending', '?item=new'].map(over)).toEqual([false, false, false]);
});
