import { expect, test } from 'vitest';
import { noErrors } from './invariants.ts';
import { momentOf, screen } from './moments.ts';

test('a slug that is taken is refused by the server alone, what else a form holds by the form itself', () => {
  const problems = (said: string, path = '/api/admin/rental-items/7') => {
    const text = `Failed to load resource: the server responded with a status of 400 (Bad Request) (http://localhost${path})`;
    const moment = momentOf({ act: 'backdrop' }, screen({}), screen({ said }), { errors: [text] });
    moment.world.role = 'staff';
    return noErrors(moment);
  };
  expect(problems('Please check: Slug')).toEqual([]);
  expect(problems('Please check: Slug', '/api/previews/item')).toEqual([]);
  expect(problems('Please check: Slug, Price')).toHaveLength(1);
  expect(problems('Please check: Price')).toHaveLength(1);
  expect(problems('Please check: Slug', '/api/admin/inquiries')).toHaveLength(1);
  expect(problems('')).toHaveLength(1);
});
