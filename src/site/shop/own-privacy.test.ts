import { expect, test } from 'vitest';
import { ownSections } from './own-privacy.ts';

test('the owner’s sections are shown by paragraph @settings.privacy', () => {
  const entries = [{ title: 'Photos', text: 'Write to us.\n\nOr call\nthe office.' }];
  expect(ownSections(entries)).toEqual([
    { title: 'Photos', text: ['Write to us.', 'Or call\nthe office.'] },
  ]);
});
