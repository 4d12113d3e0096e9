import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LENGTH, MAX_SERVICES } from '#domain/limits.ts';
import { contactRequestSchema, idempotencyKeySchema } from './request.ts';

const valid = {
  name: 'Ada Okafor',
  phone: '(313) 555-0100',
  email: 'ada@example.com',
  eventDate: '2027-06-12',
  eventLocation: 'Detroit, MI',
  message: 'A wedding in a barn',
};
const fieldsAtFault = (fields: object) =>
  contactRequestSchema
    .safeParse({ ...valid, ...fields })
    .error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('contactRequestSchema', () => {
  test('fills in defaults', () => {
    expect(contactRequestSchema.parse(valid)).toEqual({
      ...valid,
      services: [],
      referralSource: '',
      wishlistItems: [],
    });
  });

  test('cleans text and keeps the day of a date-time', () => {
    const parsed = contactRequestSchema.parse({
      ...valid,
      name: '  Ada\u0000 ',
      eventDate: '2027-06-12T23:30:00-11:00',
    });
    expect(parsed.name).toBe('Ada');
    expect(parsed.eventDate).toBe('2027-06-12');
  });

  test('rejects unknown fields', () => {
    expect(contactRequestSchema.safeParse({ ...valid, status: 'booked' }).success).toBe(false);
  });

  test('limits lists and texts', () => {
    expect(fieldsAtFault({ services: Array(MAX_SERVICES).fill('Tents') })).toEqual([]);
    expect(fieldsAtFault({ services: Array(MAX_SERVICES + 1).fill('Tents') })).toEqual([
      'services',
    ]);
    expect(fieldsAtFault({ services: [''] })).toEqual(['services.0']);
    expect(fieldsAtFault({ name: 'x'.repeat(MAX_LENGTH.name + 1) })).toEqual(['name']);
  });

  test.each([0, -1, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '2'])(
    'rejects a quantity of %j',
    (quantity) => {
      const wishlistItems = [{ id: 'i', name: 'Chair', quantity, price: '$1' }];
      expect(fieldsAtFault({ wishlistItems })).toEqual(['wishlistItems.0.quantity']);
    },
  );

  test('never throws, and parsing twice changes nothing', () => {
    const anything = fc.record(
      {
        name: fc.anything(),
        phone: fc.string({ unit: 'binary' }),
        email: fc.oneof(fc.emailAddress(), fc.string()),
        eventDate: fc.oneof(fc.constant('2027-06-12T00:00:00+14:00'), fc.anything()),
        eventLocation: fc.string({ minLength: 1 }),
        message: fc.string({ minLength: 1 }),
        services: fc.array(fc.string()),
        wishlistItems: fc.anything(),
      },
      { requiredKeys: ['phone', 'email', 'eventLocation', 'message'] },
    );
    fc.assert(
      fc.property(anything, (fields) => {
        const first = contactRequestSchema.safeParse({ ...valid, ...fields });
        expect(first.success ? contactRequestSchema.parse(first.data) : null).toEqual(
          first.data ?? null,
        );
      }),
    );
  });
});

describe('idempotencyKeySchema', () => {
  test.each([crypto.randomUUID(), '12345678', '~'.repeat(200)])('accepts %s', (key) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(true);
  });

  test.each(['1234567', '', 'with space', 'ümlaut-key', 'line\nfeed', 'x'.repeat(201)])(
    'rejects %j',
    (key) => {
      expect(idempotencyKeySchema.safeParse(key).success).toBe(false);
    },
  );
});
