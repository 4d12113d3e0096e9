import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('is short, speakable and hardly ever the same twice', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^WD-[2-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(references).size).toBeGreaterThan(490);
});
