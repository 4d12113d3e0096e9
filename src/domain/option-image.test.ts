import { expect, test } from 'vitest';
import { imageOfOption, optionWithForeignImage } from './option-image.ts';

const TABLE = {
  images: ['/both.jpg', '/ivory.jpg', '/black.jpg'],
  options: [
    { name: 'Ivory', image: '/ivory.jpg' },
    { name: 'White' },
    { name: 'Navy', image: '/removed.jpg' },
  ],
};

test.each([
  ['Ivory', '/ivory.jpg'],
  ['White', '/both.jpg'],
  // Its image was removed from the item.
  ['Navy', '/both.jpg'],
  ['', '/both.jpg'],
  ['Not an option', '/both.jpg'],
])('option %j is shown by %s @product.option-image', (option, image) => {
  expect(imageOfOption(TABLE, option)).toBe(image);
});

test('an item without images has none for its options', () => {
  expect(imageOfOption({ ...TABLE, images: [] }, 'Ivory')).toBe('');
});

test('an option with an image that the item does not have is named', () => {
  expect(optionWithForeignImage(TABLE)).toBe('Navy');
  expect(optionWithForeignImage({ ...TABLE, options: TABLE.options.slice(0, 2) })).toBeUndefined();
});
