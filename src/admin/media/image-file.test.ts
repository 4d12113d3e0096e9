import { expect, test } from 'vitest';
import { fitted, imageToSendProblem, imageTypeProblem, refusalOf } from './image-file.ts';

const MAX = 5 * 1024 * 1024;
const PNG = { name: 'a.png', type: 'image/png', size: 40 * 1024 * 1024 };

test('a chosen file must be an image, whatever its size: it is shrunk first', () => {
  expect(imageTypeProblem(PNG)).toBeNull();
  expect(imageTypeProblem({ ...PNG, name: 'a.heic', type: '' })).toBeNull();
  for (const type of ['application/pdf', 'text/html', '']) {
    expect(imageTypeProblem({ ...PNG, type })).toMatchObject({
      title: 'Invalid file type',
      description: 'Please select an image file (PNG, JPG, GIF, etc.)',
    });
  }
});

test('5 MB is the most of what is left to send @image.size-limit', () => {
  expect(imageToSendProblem(PNG, MAX, true)).toBeNull();
  expect(imageToSendProblem(PNG, MAX + 1, true)?.title).toBe('File too large');
});

test('an image that is empty, or of a known type and not read, is damaged @image.unreadable', () => {
  const words = 'This image is damaged or empty.';
  expect(imageToSendProblem(PNG, 0, false)?.description).toBe(words);
  expect(refusalOf({ ...PNG, type: 'image/jpeg' }).description).toBe(words);
  expect(refusalOf({ ...PNG, type: 'image/tiff' }).title).toBe('Invalid file type');
});

test('a HEIC photo that this browser cannot read says what to do @image.unreadable', () => {
  const photo = { name: 'IMG_1.HEIC', type: '', size: 1 };
  expect(imageToSendProblem(photo, 1, false)?.description).toContain('as a JPEG');
  expect(imageToSendProblem({ ...photo, type: 'image/heic' }, 1, false)).not.toBeNull();
  // Safari reads it, and sends what it drew.
  expect(imageToSendProblem(photo, 1, true)).toBeNull();
});

test('an image is shrunk to its longest side, never enlarged', () => {
  expect(fitted(5000, 2500, 2560)).toEqual([2560, 1280]);
  expect(fitted(1000, 3000, 2560)).toEqual([853, 2560]);
  expect(fitted(300, 200, 2560)).toEqual([300, 200]);
  expect(fitted(60_000, 1, 2560)).toEqual([2560, 1]);
});
