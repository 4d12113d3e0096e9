import { expect, test } from 'vitest';
import {
  newServicePackageSchema,
  servicePackageEditSchema,
} from '#contracts/catalog/service-packages.ts';
import { featureLines, PACKAGE_KIND, packageBody } from './package-form-values.ts';

const VIEW = {
  id: '0198f2a0-0000-7000-8000-000000000001',
  version: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  state: 'edited' as const,
  name: 'Premium',
  slug: 'premium',
  serviceType: 'photo_booth' as const,
  description: 'Prints.',
  features: ['Prints', 'Props'],
  startingPrice: '750.50',
  isPopular: true,
  image: '/img/single.webp',
  images: ['/img/a.webp', 'https://example.com/b.jpg'],
  isActive: false,
  seoTitle: 'Premium booth',
  seoDescription: 'A booth with prints.',
  seoKeywords: 'booth, prints',
};

test('no field of the package read here is as in a new one, so that none is lost unseen @packages.fields', () => {
  const values = PACKAGE_KIND.valuesOf(VIEW);
  for (const [name, value] of Object.entries(PACKAGE_KIND.empty())) {
    expect(values, name).not.toHaveProperty(name, value);
  }
});

test('what was read and is sent unchanged is the same package', () => {
  const body = packageBody(PACKAGE_KIND.valuesOf(VIEW));
  const sent = servicePackageEditSchema.parse({ ...body, version: VIEW.version });
  expect({ ...VIEW, startingPrice: 750.5 }).toMatchObject(sent);
});

test('features are one a line, trimmed, empty lines dropped @packages.features', () => {
  expect(featureLines('  Prints \n\n\t\nProps\r\n')).toEqual(['Prints', 'Props']);
});

test('what is missing is refused by field @admin.required', () => {
  const result = newServicePackageSchema.safeParse(packageBody(PACKAGE_KIND.empty()));
  const fields = result.error?.issues.map(({ path }) => path[0]);
  expect(fields).toEqual(
    expect.arrayContaining(['name', 'serviceType', 'description', 'startingPrice']),
  );
});

test('a copy is not active, until somebody has looked at it @items.duplicate', () => {
  expect(PACKAGE_KIND.copyOf({ ...VIEW, isActive: true })).toMatchObject({ isActive: false });
});
