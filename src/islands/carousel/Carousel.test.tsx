import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel.island.tsx';

const image = (name: string) => ({ url: `/media/catalog/${name}.jpg`, alt: name });
const html = (...names: string[]) =>
  renderToStaticMarkup(<Carousel images={names.map(image)} subject="Premium" sizes="50vw" />);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test('says so when there is no image @carousel.few', () => {
  expect(html()).toContain('No image available');
});

test('is a plain image when there is one', () => {
  expect(html('arch')).toMatch(/^<img [^>]*>$/);
});

test('before hydration is a row of all images without dead controls', () => {
  const row = html('arch', 'table', 'tent');
  expect(count(row, /<img /g)).toBe(3);
  expect(count(row, /loading="lazy"/g)).toBe(3);
  expect(count(row, /<button/g)).toBe(0);
  expect(row).toContain('aria-label="Images of Premium"');
});
