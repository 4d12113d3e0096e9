import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { secondFactorReset } from './mails.ts';

const said = (content: Record<string, string>) =>
  secondFactorReset(content, DEFAULT_SETTINGS).text.replaceAll(/\s+/g, ' ');

test.each([
  ['Phone', 'off, their passkey “Phone” was removed, and they’re signed out everywhere'],
  ['', 'two-factor authentication is off and they’re signed out everywhere'],
])('the owner reads which passkeys a reset removed: %j @staff.reset-factor', (passkeys, words) => {
  expect(said({ name: 'Olive', of: 'Ada', passkeys })).toContain(words);
});

test('a mail that was queued before passkeys were named says that there are none', () => {
  expect(said({ name: 'Ada', by: 'Olive' })).toContain('is off, you have no passkeys, and you’re');
});
