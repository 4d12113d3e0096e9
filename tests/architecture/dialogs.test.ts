import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** The admin's own dialog, and that of who is not signed in. */
const MAY_BE_PLAIN = new Set([
  'src/admin/parts/AdminModal.tsx',
  'src/admin/accounts/session/SignIn.tsx',
]);

test('every dialog of the admin says in front of the page that a role was lowered @staff.lowered', () => {
  const plain = sourceFiles('src/admin/**/*.tsx').filter(({ text }) =>
    /<(?:Modal|dialog)\b/.test(text),
  );
  expect(new Set(plain.map(({ name }) => name))).toEqual(MAY_BE_PLAIN);
});
