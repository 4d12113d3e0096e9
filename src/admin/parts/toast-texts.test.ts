import { expect, test } from 'vitest';
import { ADMIN_TOASTS } from './toast-texts.ts';

test('a reply is said to be sent only where a mail server sends it @inquiry.reply', () => {
  const titles = (['server', 'files', 'none'] as const).map(
    (route) => ADMIN_TOASTS.replied('ada@example.com', route).title,
  );
  expect(titles).toEqual(['Reply sent', 'Reply saved', 'Reply saved']);
});

test('the reset of a second factor promises an email only where a mail server sends it @staff.reset-factor', () => {
  const said = (['server', 'files', 'none'] as const).map(
    (route) => ADMIN_TOASTS.factorReset('Ada', route).description,
  );
  expect(said.map((text) => text.includes('get an email'))).toEqual([true, false, false]);
});
