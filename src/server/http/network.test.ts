import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'unknown', '203.0.113.7, 10.0.0.1', '1.2.3', ':::', "'; drop table inquiries"])(
  '%j is not an address',
  (address) => {
    expect(networkOf(address)).toBeUndefined();
  },
);

test('only the first 64 bits count', () => {
  const bits = fc.array(fc.integer({ min: 1, max: 0xff_ff }), { minLength: 4, maxLength: 4 });
  const write = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  fc.assert(
    fc.property(bits, bits, bits, (network, one, other) => {
      const first = networkOf(`${write(network)}:${write(one)}`);
      expect(networkOf(`${write(network)}:${write(other)}`)).toBe(first);
      const beside = network.with(3, (network[3] ?? 0) ^ 1);
      expect(networkOf(`${write(beside)}:${write(one)}`)).not.toBe(first);
    }),
  );
});
