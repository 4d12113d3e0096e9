import { expect, test } from 'vitest';
import { hostInWords } from './this-host.ts';

test.each([
  ['server:vm-1/0c8f6a52-7d0e-4b7f-9b0e-5d1f2f6f5d11', 'the server vm-1'],
  // Of an earlier version, which kept no name.
  ['server:0c8f6a52-7d0e-4b7f-9b0e-5d1f2f6f5d11', 'a server of an unknown name'],
  ['netlify:my-site', 'the site my-site on Netlify'],
  ['elsewhere', 'elsewhere'],
])('the host %s is %s in words @host.guest', (name, words) => {
  expect(hostInWords(name)).toBe(words);
});
