import { expect, test } from 'vitest';
import { ICON_WIDTH } from '#site/media/image-sizes.ts';
import { croppedSrcset, resized, srcset } from '#site/media/image.ts';
import { socialImage } from '#site/media/social-image.ts';
import { ImageRequestError, readImageRequest } from './image-request.ts';

const read = (query: string, accept = 'image/avif,image/webp,*/*') =>
  readImageRequest(new URL(`http://localhost:4321/.netlify/images?${query}`), accept);

test('reads every parameter', () => {
  expect(read('url=/media/a.jpg&w=1200&h=630&fit=cover&fm=jpg')).toEqual({
    source: '/media/a.jpg',
    width: 1200,
    height: 630,
    format: 'jpg',
    negotiated: false,
  });
});

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpg'],
  ['', 'jpg'],
])('chooses the format by Accept %j @image.sizes', (accept, format) => {
  expect(read('url=/media/a.jpg&w=320', accept)).toMatchObject({ format, negotiated: true });
});

test('takes every size that pages ask for', () => {
  const image = { url: '/media/a.jpg', alt: '' };
  const asked = [srcset(image.url, 2400), srcset(image.url, 960), croppedSrcset(image.url, 1350)]
    .flatMap((list) => list?.split(', ') ?? [])
    .map((entry) => entry.split(' ')[0] ?? '');
  asked.push(socialImage(image.url, '').url, resized(image.url, ICON_WIDTH));
  expect(asked.length).toBeGreaterThanOrEqual(20);
  for (const address of asked) expect(read(address.split('?')[1] ?? '').width).toBeGreaterThan(0);
});

test('keeps PNG transparency for clients without newer formats', () => {
  expect(read('url=/media/a.png&w=320', '*/*').format).toBe('png');
});

test('accepts the absolute address of our own image', () => {
  const url = encodeURIComponent('http://localhost:4321/media/a%20b.jpg?x=1');
  expect(read(`url=${url}&w=320`).source).toBe('/media/a b.jpg');
});

test.each([
  'url=',
  'url=/checkout',
  'url=https://example.com/media/a.jpg',
  'url=//example.com/media/a.jpg',
  'url=/media/../secret',
  'url=/media/%252e%252e/%252e%252e/secret',
  'url=/media/..%5c..%5csecret',
  'url=file:///etc/passwd',
])('rejects the address %j', (query) => {
  expect(() => read(`${query}&w=320`)).toThrow(ImageRequestError);
});

test.each([
  '',
  'w=0',
  'w=321',
  'w=3841',
  'w=1.5',
  'w=1e3',
  'w=320&h=-1&fit=cover',
  'w=3840&h=1&fit=cover',
  'w=1&h=3840&fit=cover',
  'w=320&h=320',
  'w=320&h=320&fit=stretch',
  'w=320&fm=svg',
  'w=320&fm=jpg',
  'w=320&fit=cover',
  'w=480&h=481&fit=cover',
  'w=480&h=480&fit=cover&fm=jpg',
  'w=1200&h=630&fit=cover',
  // Netlify would take these, and no page asks for them.
  'w=320&q=70',
  'w=320&h=320&fit=cover&position=top',
])('rejects the size %j', (query) => {
  expect(() => read(`url=/media/a.jpg&${query}`)).toThrow(ImageRequestError);
});
