import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

test('every UUID is one, in capitals too', () => {
  fc.assert(fc.property(fc.uuid(), (id) => isUuid(id) && isUuid(id.toUpperCase())));
});

test.each([
  '',
  'new',
  'x'.repeat(36),
  ' 0f8fad5b-d9cb-469f-a165-70867728950e',
  '0f8fad5b-d9cb-469f-a165-70867728950e\n',
  '0f8fad5bd9cb469fa16570867728950e',
  '0f8fad5b-d9cb-469f-a165-70867728950e\0',
])('%j is none', (text) => {
  expect(isUuid(text)).toBe(false);
});
