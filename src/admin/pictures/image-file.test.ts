import { expect, test } from 'vitest';
import { fitted, imageFileProblem } from './image-file.ts';

test('a chosen file must be an image of at most 5 MB', () => {
  const size = 5 * 1024 * 1024;
  expect(imageFileProblem({ type: 'image/png', size })).toBeNull();
  expect(imageFileProblem({ type: 'image/png', size: size + 1 })?.title).toBe('File too large');
  for (const type of ['application/pdf', 'text/html', '']) {
    expect(imageFileProblem({ type, size: 1 })).toMatchObject({
      title: 'Invalid file type',
      description: 'Please select an image file (PNG, JPG, GIF, etc.)',
    });
  }
});

test('a picture is shrunk to its longest side, never enlarged', () => {
  expect(fitted(5000, 2500, 2560)).toEqual([2560, 1280]);
  expect(fitted(1000, 3000, 2560)).toEqual([853, 2560]);
  expect(fitted(300, 200, 2560)).toEqual([300, 200]);
  expect(fitted(60_000, 1, 2560)).toEqual([2560, 1]);
});
