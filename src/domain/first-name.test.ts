import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test('a person is greeted by the first word of the name', () => {
  const names = ['Ada Kowalski', '  Ada\tKowalski', 'Ada', ''];
  expect(names.map(firstName)).toEqual(['Ada', 'Ada', 'Ada', '']);
});
