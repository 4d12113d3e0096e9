import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LENGTH } from './limits.ts';
import { freeSlug, isReservedSlug, slugFromName } from './slug.ts';

test.each([
  ['chairs', [], 'chairs'],
  ['chairs', ['chairs'], 'chairs-2'],
  ['chairs', ['chairs', 'chairs-2', 'chairs-4'], 'chairs-3'],
  ['', [], 'item'],
  ['', ['item'], 'item-2'],
  ['index', [], 'index-2'],
  ['404', [], '404-2'],
  ['con', [], 'con-2'],
])('%j with %j taken becomes %j', (base, taken, slug) => {
  expect(freeSlug(base, 'item', new Set(taken))).toBe(slug);
});

test('is a valid slug, neither taken nor reserved, for any name', () => {
  const name = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(name, fc.nat({ max: 12 }), (text, rivals) => {
      const taken = new Set<string>();
      for (let rival = 0; rival <= rivals; rival += 1) {
        const slug = freeSlug(slugFromName(text), 'item', taken);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(MAX_LENGTH.slug);
        expect(isReservedSlug(slug)).toBe(false);
        expect(taken.has(slug)).toBe(false);
        taken.add(slug);
      }
    }),
  );
});
