import { expect, test } from 'vitest';
import { chosenFiles } from './chosen-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });

test('a photo without a type is an image beside a spreadsheet @sheet.images', () => {
  const [table, png, heic] = [
    file('a.csv', 'text/csv'),
    file('b.png', 'image/png'),
    file('c.HEIC'),
  ];
  const chosen = chosenFiles([table, png, heic, file('.DS_Store')]);
  expect(chosen).toEqual({ table, images: [png, heic], fault: '' });
});

test('where nothing can be taken, the first is named @sheet.read', () => {
  expect(chosenFiles([file('a.pdf', 'application/pdf')])).toEqual({
    table: undefined,
    images: [],
    fault: 'a.pdf is neither a CSV file nor an image.',
  });
  expect(chosenFiles([])).toMatchObject({ fault: '' });
});
