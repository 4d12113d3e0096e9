import { expect, test } from 'vitest';
import { BULK } from '../catalog/items/bulk-texts.ts';
import { SHEET } from '../catalog/sheet/texts.ts';
import { ACTIVITY } from '../history/texts.ts';
import { VIEW_LABELS, DASHBOARD, counted, namesInWords } from './texts.ts';

test('one is one, everything else are several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ]);
});

test('of many names five are said, and how many others there are', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(namesInWords(['A', 'B'], 4)).toBe('A, B, and 2 others');
  expect([1, 2, 5, 6, 7].map((count) => namesInWords(names.slice(0, count)))).toEqual([
    'A',
    'A and B',
    'A, B, C, D, and E',
    'A, B, C, D, E, and 1 other',
    'A, B, C, D, E, and 2 others',
  ]);
});

test('what an undo left alone is named with the reason, and nothing is called undone where nothing was @history.undo', () => {
  for (const { undone } of [ACTIVITY, BULK, SHEET]) {
    expect(undone(0, ['Dressed Round'])).toMatchObject({
      title: 'Nothing was undone',
      description:
        'Left as it is: Dressed Round. It was changed since, is in use, or needs something that’s in the trash.',
    });
    const { title, description } = undone(1, ['Arch', 'Round']);
    expect(title).toMatch(/^(?:Change|Import) undone$/);
    expect(description).toContain('Left as they are: Arch and Round. They were changed since');
    expect(undone(1, []).description).not.toContain('Left');
  }
});

test('a title names the view, after the number of new requests', () => {
  const title = (view: keyof typeof VIEW_LABELS, count: string) =>
    DASHBOARD.viewTitle(count, VIEW_LABELS[view], 'Woodward');
  expect(title('contact-leads', '3')).toMatch(/^\(3\) Contact Leads - Admin Dashboard - Woodward$/);
  expect(title('staff', '')).toMatch(/^Staff - Admin Dashboard - /);
  expect(title('personal-data', '')).toMatch(/^Personal data - Admin Dashboard - /);
  expect(title('account', '99+')).toMatch(/^\(99\+\) Your account - /);
});
