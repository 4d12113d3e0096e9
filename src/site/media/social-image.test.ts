import { expect, test } from 'vitest';
import { uploadedImagePath } from '../paths.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { setShop } from '../shop/shop.ts';
import { socialImage } from './social-image.ts';

setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());

test('cuts an image of ours to a JPEG of 1200 by 630 pixels', () => {
  expect(socialImage('/media/catalog/chair 1.jpg', 'A chair')).toEqual({
    url: '/.netlify/images?url=%2Fmedia%2Fcatalog%2Fchair%201.jpg&w=1200&h=630&fit=cover&fm=jpg',
    alt: 'A chair',
    type: 'image/jpeg',
    size: { width: 1200, height: 630 },
  });
});

test.each(['/media/catalog/chair.webp', '/media/catalog/chair.PNG'])(
  'asks for no JPEG of %s, which may be transparent and would be black @image.ground',
  (url) => {
    const card = socialImage(url, 'A chair');
    expect([card.type, new URLSearchParams(card.url).get('fm')]).toEqual(['image/webp', 'webp']);
  },
);

test('declares no size of an uploaded image, which may be smaller than a card @seo.card-size', () => {
  const { type, size } = socialImage(uploadedImagePath('0'.repeat(64)), 'A chair');
  expect([type, size]).toEqual(['image/webp', undefined]);
});

test('gives an image of another site as it is, without a size', () => {
  const url = 'https://images.example/chair.jpg';
  expect(socialImage(url, 'A chair')).toEqual({ url, alt: 'A chair' });
});

test.each([undefined, '', '/media/fallback.svg'])('shows the image of the site for %o', (url) => {
  const image = socialImage(url, 'A chair');
  expect(image.url).toContain(encodeURIComponent('/media/catalog/hero-evening.jpg'));
  expect(image.alt).toContain('dusk');
});
