import { expect, test } from 'vitest';
import { ImageRequestError, readImageRequest } from './image-request.ts';

const read = (query: string, accept = 'image/avif,image/webp,*/*') =>
  readImageRequest(new URL(`http://localhost:4321/.netlify/images?${query}`), accept);

test('reads every parameter', () => {
  expect(read('url=/media/a.jpg&w=640&h=480&q=70&fit=cover&position=top&fm=webp')).toEqual({
    source: '/media/a.jpg',
    width: 640,
    height: 480,
    quality: 70,
    fit: 'cover',
    position: 'top',
    format: 'webp',
    negotiated: false,
  });
});

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpg'],
  ['', 'jpg'],
])('chooses the format by Accept %j @image.sizes', (accept, format) => {
  expect(read('url=/media/a.jpg', accept)).toMatchObject({ format, negotiated: true });
});

test('accepts a wide image', () => {
  expect(read('url=/media/a.jpg&w=3840&h=384')).toMatchObject({ width: 3840, height: 384 });
});

test('keeps PNG transparency for clients without newer formats', () => {
  expect(read('url=/media/a.png', '*/*').format).toBe('png');
});

test('accepts the absolute address of our own image', () => {
  const url = encodeURIComponent('http://localhost:4321/media/a%20b.jpg?x=1');
  expect(read(`url=${url}`).source).toBe('/media/a b.jpg');
});

test.each([
  '',
  'url=',
  'url=/checkout',
  'url=https://example.com/media/a.jpg',
  'url=//example.com/media/a.jpg',
  'url=/media/../secret',
  'url=/media/%252e%252e/%252e%252e/secret',
  'url=/media/..%5c..%5csecret',
  'url=file:///etc/passwd',
  'url=/media/a.jpg&w=0',
  'url=/media/a.jpg&w=3841',
  'url=/media/a.jpg&w=1.5',
  'url=/media/a.jpg&h=-1',
  'url=/media/a.jpg&w=3840&h=1',
  'url=/media/a.jpg&w=1&h=3840',
  'url=/media/a.jpg&q=101',
  'url=/media/a.jpg&fm=svg',
  'url=/media/a.jpg&fit=stretch',
  'url=/media/a.jpg&position=1',
])('rejects %j', (query) => {
  expect(() => read(query)).toThrow(ImageRequestError);
});
