import { expect, test } from 'vitest';
import { ownSections } from './own-privacy.ts';
import { DEFAULT_SETTINGS } from './settings/defaults.ts';

test('the facts of the shop stand in the owner’s sections, by paragraph @settings.privacy', () => {
  const { business } = DEFAULT_SETTINGS;
  const entries = [{ title: 'Photos by {name}', text: 'Write to {email}.\n\nOr call\n{phone}.' }];
  expect(ownSections(entries, business)).toEqual([
    {
      title: `Photos by ${business.name}`,
      text: [`Write to ${business.email}.`, `Or call\n${business.phone}.`],
    },
  ]);
});
