import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { setShop } from '../shop/shop.ts';
import { service, type OfferedPackage } from './service.ts';

setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());

const site = new URL('https://woodward.example');

function offersOf(offered: OfferedPackage, priceLabel = '') {
  const line = { name: 'Photo Booth', description: 'Booths.', path: '/photo-booth', priceLabel };
  return service({ ...line, packages: [offered] }, site).hasOfferCatalog.itemListElement;
}

const CLASSIC = {
  slug: 'classic',
  name: 'Classic',
  description: 'Four hours of images.',
  startingPrice: '450.00',
};

test('offers each package from its starting price, with what the price is for', () => {
  expect(offersOf(CLASSIC, 'per 4 hours')).toMatchObject([
    {
      '@type': 'Offer',
      name: 'Classic',
      url: 'https://woodward.example/photo-booth#classic',
      priceSpecification: { minPrice: 450, priceCurrency: 'USD', unitText: 'per 4 hours' },
      itemOffered: { name: 'Classic Photo Booth', description: 'Four hours of images.' },
    },
  ]);
});

test('prefers the words that an editor wrote for search engines', () => {
  const offered = { ...CLASSIC, seoTitle: 'Photo Booth Rental', seoDescription: 'In Detroit.' };
  expect(offersOf(offered)[0]?.itemOffered).toMatchObject({
    name: 'Photo Booth Rental',
    description: 'In Detroit.',
  });
});

test('leaves out a price that cannot be read', () => {
  expect(offersOf({ ...CLASSIC, startingPrice: 'ask us' })[0]?.priceSpecification).toBeUndefined();
});

test('names the business and the cities it serves', () => {
  const line = { name: 'Design Services', description: '', path: '/design-services' };
  const stated = service({ ...line, priceLabel: '', packages: [] }, site);
  expect(stated).toMatchObject({
    '@id': 'https://woodward.example/design-services#service',
    provider: { '@id': 'https://woodward.example/#business' },
  });
  expect(stated.areaServed).toContainEqual({ '@type': 'City', name: 'Detroit' });
});
