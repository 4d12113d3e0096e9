import { expect, test } from 'vitest';
import { readVersion } from './entity.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('%s is a version', (text, version) => {
  expect(readVersion(text)).toBe(version);
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
])('%j is no version', (text) => {
  expect(() => readVersion(text)).toThrow('which version');
});
