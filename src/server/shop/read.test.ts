import { expect, test } from 'vitest';
import { presentSettings } from './read.ts';

test('a group of one word, which an earlier version saved, takes no other group away @settings.synonyms', () => {
  const row = { section: 'search', value: { synonyms: ['blush, dusty rose', 'tablecloth'] } };
  expect(presentSettings([row]).search.synonyms).toEqual(['blush, dusty rose']);
});
