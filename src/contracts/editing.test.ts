import { expect, test } from 'vitest';
import { versionQuery } from './editing.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('%s is a valid version', (text, version) => {
  expect(versionQuery.parse({ version: text })).toEqual({ version });
});

test.each([
  undefined,
  '',
  '0',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e0',
  '0x1',
  ' 1',
  '1 ',
  '1\n',
  '2147483648',
])('%j is not a valid version', (version) => {
  expect(versionQuery.safeParse({ version }).success).toBe(false);
});
