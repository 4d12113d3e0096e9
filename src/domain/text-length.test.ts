import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthProblem, lengthRemark } from './text-length.ts';

test.each([
  [10_000, 4_000, 'Please use at most 4,000 characters. This has 10,000.'],
  [500, 200, 'Please use at most 200 characters. This has 500.'],
  [3_900, 4_000, '3,900 of 4,000 characters'],
  [200, 200, '200 of 200 characters'],
  [3_000, 4_000, ''],
  [19, 20, ''],
  [0, 4_000, ''],
])('of %i characters where %i fit is said: %s @form.length', (length, limit, said) => {
  expect(lengthRemark('x'.repeat(length), limit)).toBe(said);
});

test('exactly what is too long once it is trimmed has a problem @form.length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.nat(50), (text, limit) => {
      const padded = `  ${text}\n`;
      expect(lengthProblem(padded, limit) !== '').toBe(text.trim().length > limit);
    }),
  );
  expect(lengthProblem('x'.repeat(9_999), undefined)).toBe('');
});
