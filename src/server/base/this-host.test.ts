import { expect, test } from 'vitest';
import { hostInWords, hostSince } from './this-host.ts';

test.each([
  ['server:vm-1/0c8f6a52-7d0e-4b7f-9b0e-5d1f2f6f5d11', 'the server vm-1'],
  // Of an earlier version, which kept no name.
  ['server:0c8f6a52-7d0e-4b7f-9b0e-5d1f2f6f5d11', 'a server of an unknown name'],
  ['netlify:my-site', 'the site my-site on Netlify'],
  ['elsewhere', 'elsewhere'],
])('the host %s is %s in words @host.guest', (name, words) => {
  expect(hostInWords(name)).toBe(words);
});

test.each([
  ['2027-06-12T19:40:00Z', 'the server vm-1, since June 12, 3:40 PM'],
  ['2027-12-05T04:05:00Z', 'the server vm-1, since December 4, 11:05 PM'],
  // In Detroit, the year before.
  ['2027-01-01T03:00:00Z', 'the server vm-1, since December 31, 2026, 10:00 PM'],
  ['2026-11-03T14:00:00Z', 'the server vm-1, since November 3, 2026, 9:00 AM'],
])('a host since %s is %s @host.guest', (since, words) => {
  const host = { name: 'server:vm-1/0c8f6a52-7d0e-4b7f-9b0e-5d1f2f6f5d11', since: new Date(since) };
  expect(hostSince(host, new Date('2027-12-20T12:00:00Z'))).toBe(words);
});
