import { expect, test } from 'vitest';
import { isCommonPassword, isOwnPassword } from './common-password.ts';

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd1234',
  'passwordpassword',
  'PasswordPassword1',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  '123456789012',
  '2026-11-21-2026',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'Woodward2026!!',
  'woodward-event-decor',
  'Detroit313313',
  '!!!!!!!!!!!!!',
  'justinbieber',
])('rejects %s @signin.password-rules', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'maple-chairs-by-the-river',
  'Zk4#vbq9!Lmw',
  'ein grüner Elefant tanzt',
  'пароль для всех наших стульев',
  '椅子と花と紙吹雪がいっぱい',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const MIA = { email: 'mia.ortiz@example.com', name: 'Mia Ortiz-Santos' };

test.each([
  'mia.ortiz@example.com',
  'Mia.Ortiz@Example.com1',
  'mia.ortiz2026',
  'MiaOrtizMiaOrtiz',
  'mia ortiz-santos',
  'M1a 0rtiz S4ntos',
  'ortiz-santos!!!',
])("rejects %s, which is its owner's own @signin.password-rules", (password) => {
  expect(isOwnPassword(password, MIA)).toBe(true);
});

test.each(['mia keeps eleven lanterns', 'maple-chairs-by-the-river', '123456789012'])(
  "accepts %s, which is not its owner's own",
  (password) => {
    expect(isOwnPassword(password, MIA)).toBe(false);
  },
);
