import { expect, test } from 'vitest';
import { croppedSrcset, srcset } from './image.ts';

const URL = '/media/tent.jpg';
const widths = (set: string | undefined) =>
  (set ?? '').split(', ').map((file) => Number(/ (\d+)w$/.exec(file)?.[1]));

test('an image that fills a phone has the width of two pixels for one', () => {
  expect(widths(srcset(URL, 1920))).toEqual([320, 480, 640, 750, 960, 1280, 1920]);
  expect(widths(croppedSrcset(URL, 1350))).toContain(750);
  // Beyond its pixels it would be enlarged.
  expect(widths(croppedSrcset(URL, 1200))).toEqual([480, 640, 750, 960, 1180]);
  expect(widths(croppedSrcset(URL, 300))).toEqual([480]);
});

test('a small one, of which a page has many, comes in few widths', () => {
  expect(widths(srcset(URL, 960))).toEqual([320, 480, 640, 960]);
});

test.each(['https://other.example/a.jpg', '//other.example/a.jpg', '/logo.svg'])(
  '%s has one size',
  (url) => {
    expect(srcset(url, 1920)).toBeUndefined();
    expect(croppedSrcset(url, 1350)).toBeUndefined();
  },
);
