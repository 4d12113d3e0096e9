import { expect, test } from 'vitest';
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { itemFixture } from '../catalog/catalog.fixtures.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { setShop } from '../shop/shop.ts';
import { product } from './product.ts';

setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());

const site = new URL('https://woodward.example');

const CHAIR = itemFixture('Gold Chiavari Chair', 'gold-chiavari-chair', {
  id: '00000000-0000-4000-8000-000000000001',
  categoryId: '00000000-0000-4000-8000-000000000002',
  category: 'chairs',
  shortDescription: 'A chair.',
  fullDescription: 'A gold chair with an ivory cushion.',
  price: '$8.50',
  images: ['/media/catalog/chair-1.jpg', 'https://images.example/chair-2.jpg'],
  availability: 400,
  materials: 'Resin',
  colors: ['Gold', 'Ivory'],
});

const described = (fields: Partial<RentalItemView> = {}) =>
  product({ ...CHAIR, ...fields }, 'Chairs', site);

test('names the item with whole addresses', () => {
  expect(described()).toMatchObject({
    '@type': 'Product',
    name: 'Gold Chiavari Chair',
    description: 'A gold chair with an ivory cushion.',
    url: 'https://woodward.example/rental-services/chairs/gold-chiavari-chair',
    image: [
      'https://woodward.example/media/catalog/chair-1.jpg',
      'https://images.example/chair-2.jpg',
    ],
    sku: CHAIR.id,
    category: 'Chairs',
    color: 'Gold, Ivory',
    material: 'Resin',
  });
});

test('offers it for rent in US dollars per day @product.offer', () => {
  expect(described()?.offers).toMatchObject({
    '@type': 'Offer',
    price: 8.5,
    priceCurrency: 'USD',
    priceSpecification: { price: 8.5, priceCurrency: 'USD', unitText: 'per day' },
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    seller: { '@id': 'https://woodward.example/#business' },
  });
});

test.each([1, 0])('is in stock with a quantity of %i @product.offer', (availability) => {
  expect(described({ availability })?.offers.availability).toBe('https://schema.org/InStock');
});

test('leaves an item out whose price cannot be read @product.offer', () => {
  expect(described({ price: 'Call for pricing' })).toBeUndefined();
});

test('makes no offer at nothing, for the item or an option @product.offer', () => {
  expect(described({ price: '0' })).toBeUndefined();
  const free = { name: 'Bare', price: 0 };
  expect(described({ price: '0', options: [free] })).toBeUndefined();
  expect(described({ price: '8.50', options: [free] })?.offers).toMatchObject({ price: 8.5 });
  const options = [free, { name: 'With cover', price: 12 }];
  expect(described({ price: '0', options })?.offers).toMatchObject({
    lowPrice: 12,
    highPrice: 12,
    offerCount: 1,
    offers: [{ name: 'With cover', price: 12 }],
  });
});

test('offers a range from the price of the item to the dearest option', () => {
  const options = [
    { name: 'With cushion', price: 9.75 },
    { name: 'With cover', price: 12 },
  ];
  expect(described({ options })?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 8.5,
    highPrice: 12,
    priceCurrency: 'USD',
    offerCount: 2,
    offers: [
      { '@type': 'Offer', name: 'With cushion', price: 9.75 },
      { '@type': 'Offer', name: 'With cover', price: 12 },
    ],
  });
});

test('offers the range of the options when the price of the item cannot be read', () => {
  const options = [{ name: 'Small', price: 20 }];
  expect(described({ options, price: 'Call' })?.offers).toMatchObject({
    lowPrice: 20,
    highPrice: 20,
  });
});

test('says nothing of what an item does not have', () => {
  const bare = described({
    images: [],
    materials: '',
    colors: [],
    fullDescription: '',
    shortDescription: '',
  });
  expect(bare).toMatchObject({
    image: undefined,
    material: undefined,
    color: undefined,
    description: undefined,
  });
});
