import { expect, test } from 'vitest';
import { MAIL } from './mail-texts.ts';

test('a banner says since when, why, how many wait and whom to ask @mail.failing', () => {
  expect(MAIL.failing('2:05 PM', 'Error ECONNREFUSED', 3)).toContain(
    'The email server hasn’t been working since 2:05 PM: it refuses connections. 3 emails are waiting. Ask the person who set up this website to check it.',
  );
  expect(MAIL.failing('', '', 1)).toContain('Emails haven’t been sent lately: nothing tries');
});
