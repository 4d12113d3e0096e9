import { expect, test } from 'vitest';
import { noErrors, typedStays } from './invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';

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

test('what an invitation that was created had makes place for the next one, and another press keeps it', () => {
  const lost = (name: string, saved: boolean) => {
    const button = control({ name, submits: true });
    const typed = { 'main / Email': 'a@b.co', 'main / Role': 'responder' };
    const before = screen({ controls: [button], fields: typed });
    const after = screen({ fields: { 'main / Email': '', 'main / Role': 'editor' } });
    const moment = momentOf(press(button), before, after, { saved });
    for (const [field, value] of Object.entries(typed)) moment.here.typed.set(field, value);
    return typedStays(moment);
  };
  expect(lost('Create invitation', true)).toEqual([]);
  expect(lost('Create invitation', false)).toHaveLength(2);
  expect(lost('Find', true)).toHaveLength(2);
});
