import { expect, test } from 'vitest';
import { SERVICE_LABELS } from '#contracts/inquiries/request.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { bookedService, BOOKING_TYPES, packageLine } from './package-line.ts';

test('a package names its service, and for how long its price is @quote.package-line', () => {
  expect(packageLine('Classic', 'photo_booth')).toEqual({
    name: 'Photo Booth: Classic',
    note: 'Price per 4 hours',
  });
  expect(packageLine('Classic', 'design').note).toBe('');
  const { name } = packageLine('x'.repeat(MAX_LENGTH.itemName), 'video_dance_floor');
  expect(name).toHaveLength(MAX_LENGTH.itemName);
});

test('every booking is of a service', () => {
  for (const label of SERVICE_LABELS) expect(BOOKING_TYPES[bookedService(label)]).toBe(label);
});
