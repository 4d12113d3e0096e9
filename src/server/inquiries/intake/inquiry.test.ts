import { expect, test } from 'vitest';
import { referenceFor } from './inquiry.ts';

test('is short, speakable and hardly ever the same twice @form.reference', () => {
  const references = Array.from({ length: 500 }, (_, index) => referenceFor('k', 'h', index));
  for (const reference of references) expect(reference).toMatch(/^WD-[2-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(references).size).toBeGreaterThan(490);
});

test('follows from key and body, and from nothing else', () => {
  expect(referenceFor('key', 'body', 0)).toBe(referenceFor('key', 'body', 0));
  const others = [referenceFor('key', 'else', 0), referenceFor('kez', 'body', 0)];
  expect(others).not.toContain(referenceFor('key', 'body', 0));
});
