import { describe, expect, test } from 'vitest';
import type { ServicePackageView } from '#contracts/catalog/public.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import {
  bookingData,
  overviewCards,
  overviewColumns,
  packageCard,
  packageColumns,
  packagePrice,
  packagesOf,
  presentTypes,
} from './packages.ts';

function stored(over: Partial<ServicePackageView> = {}): ServicePackageView {
  return {
    id: '1',
    name: 'Garden',
    slug: 'design-garden',
    serviceType: 'design',
    description: 'Under trees.',
    features: ['Lanterns', 'Linens', 'Chairs'],
    startingPrice: '12500.00',
    isPopular: true,
    image: '',
    images: [],
    seoTitle: '',
    seoDescription: '',
    seoKeywords: 'garden wedding',
    ...over,
  };
}

const media = new Map([
  ['/a.jpg', { alt: 'An arch.', width: 1, height: 1, dominantColor: '#112233' }],
]);
const source = (...packages: ServicePackageView[]) => ({
  packages,
  media,
  settings: DEFAULT_SETTINGS,
});
const names = (type: ServicePackageView['serviceType'], ...packages: ServicePackageView[]) =>
  packagesOf(type, source(...packages)).map(({ name }) => name);

describe('the packages of a type', () => {
  test('are those of the database, in their order', () => {
    const booth = stored({ name: 'Booth', serviceType: 'photo_booth' });
    const second = stored({ name: 'Attic' });
    expect(names('design', stored(), booth, second)).toEqual(['Garden', 'Attic']);
  });

  test('are the built-in ones where the database has none of the type', () => {
    expect(names('photo_booth', stored())).toEqual(['Classic', 'Premium Interactive']);
    expect(names('design')).toEqual(['Intimate', 'Premium', 'Luxury']);
  });
});

describe('the packages of the settings', () => {
  const own = {
    name: 'Garden',
    startingPrice: 990.5,
    isPopular: true,
    description: 'Under trees.',
    features: ['Lanterns'],
    images: ['/a.jpg', '', '/a.jpg'],
  };
  const settings = {
    ...DEFAULT_SETTINGS,
    packages: { ...DEFAULT_SETTINGS.packages, photo_booth: [own, own] },
  };

  test('stand for a service without any, each with an address of its own @settings.packages', () => {
    const shown = packagesOf('photo_booth', { packages: [], media, settings });
    expect(shown.map(({ slug }) => slug)).toEqual(['photo-booth-garden', 'photo-booth-garden-2']);
    expect(shown[0]?.images).toEqual([{ url: '/a.jpg', alt: 'An arch.' }]);
    expect(shown.map((each) => packageCard(each, 'photo_booth').price)[0]).toBe('$990.50');
  });
});

describe('images', () => {
  const images = (over: Partial<ServicePackageView>) =>
    packagesOf('design', source(stored(over)))[0]?.images;

  test('come from the list, each once, with what the database says of them @carousel.images', () => {
    expect(images({ images: ['/a.jpg', '/b.jpg', '/a.jpg'], image: '/c.jpg' })).toEqual([
      { url: '/a.jpg', alt: 'An arch.' },
      { url: '/b.jpg', alt: 'Garden' },
    ]);
  });

  test('fall back to the single image, then to none @carousel.images', () => {
    expect(images({ image: '/a.jpg' })?.map(({ url }) => url)).toEqual(['/a.jpg']);
    expect(images({})).toEqual([]);
  });
});

describe('a card', () => {
  const [garden] = packagesOf('design', source(stored()));
  const card = (type: ServicePackageView['serviceType']) => {
    if (!garden) throw new Error('A stored package was not found.');
    return packageCard(garden, type);
  };

  test('has a price with thousands separators', () => {
    expect(card('design').price).toBe('$12,500');
  });

  test('says what the price is for @services.price-label', () => {
    expect(card('photo_booth').priceLabel).toBe('per 4 hours');
    expect(card('video_dance_floor').priceLabel).toBe('per event');
    expect(card('design').priceLabel).toBe('');
  });

  test.each([
    ['design', 'design'],
    ['photo_booth', 'photobooth'],
    ['video_dance_floor', 'dancefloor'],
  ] as const)('of %s opens the dialog as %s', (type, label) => {
    expect(JSON.parse(bookingData(card(type)))).toEqual({
      name: 'Garden',
      price: '$12,500',
      type: label,
      slug: 'design-garden',
    });
  });
});

test.each([
  ['3500.00', '$3,500'],
  ['3500', '$3,500'],
  ['450.50', '$450.50'],
  ['$1,200', '$1,200'],
  ['999999.00', '$999,999'],
  ['On request', 'On request'],
])('shows the price %s as %s', (text, shown) => {
  expect(packagePrice(text)).toBe(shown);
});

describe('the services overview', () => {
  const floor = stored({ serviceType: 'video_dance_floor' });
  const links = (...packages: ServicePackageView[]) =>
    overviewCards({ packages, settings: DEFAULT_SETTINGS }).map(({ name, href }) => [name, href]);

  test('always has the rentals, and only the rentals without packages', () => {
    expect(links()).toEqual([['Rental Services', '/rental-services']]);
  });

  test('has a card per service type in the package data', () => {
    expect(links(floor, stored(), stored())).toEqual([
      ['Rental Services', '/rental-services'],
      ['Design Services', '/design-services'],
      ['Video Dance Floor', '/video-dance-floor'],
    ]);
    expect(presentTypes({ packages: [stored({ serviceType: 'photo_booth' })] })).toEqual([
      'photo_booth',
    ]);
  });

  test('has a layout for 2 or fewer, 3, and 4 or more cards @home.overview-columns', () => {
    expect([1, 2, 3, 4, 5].map(overviewColumns)).toEqual([2, 2, 3, 4, 4]);
  });
});

test('packages stand in 1, 2, 3 columns, and 4 from four on @services.columns', () => {
  expect([1, 2, 3, 4, 7].map(packageColumns)).toEqual([1, 2, 3, 4, 4]);
});
