import { expect, test } from 'vitest';
import { callerBucket, networkOf } from './caller-bucket.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'unknown', '203.0.113.7, 10.0.0.1', '1.2.3', ':::', "'; drop table leads"])(
  '%j is no address and has no bucket',
  (address) => {
    expect(networkOf(address)).toBeUndefined();
    expect(callerBucket('inquiry', address, 'salt')).toBeUndefined();
  },
);

test('a bucket names nobody, and changes with the salt', () => {
  const key = callerBucket('inquiry', '203.0.113.7', 'salt')?.key ?? '';
  expect(key).toMatch(/^inquiry:[0-9a-f]{64}$/);
  expect(key).not.toContain('203.0');
  expect(callerBucket('inquiry', '203.0.113.7', 'other')?.key).not.toBe(key);
  expect(callerBucket('inquiry', '203.0.113.7', 'salt')?.key).toBe(key);
});
