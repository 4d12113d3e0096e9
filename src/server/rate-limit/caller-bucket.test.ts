import { expect, test } from 'vitest';
import { callerBucket } from './caller-bucket.ts';

test.each(['', 'unknown'])('a caller at %j has no bucket', (address) => {
  expect(callerBucket('inquiry', address, 'salt')).toBeUndefined();
});

test('a bucket names nobody, and changes with the salt', () => {
  const key = callerBucket('inquiry', '203.0.113.7', 'salt')?.key ?? '';
  expect(key).toMatch(/^inquiry:[0-9a-f]{64}$/);
  expect(key).not.toContain('203.0');
  expect(callerBucket('inquiry', '203.0.113.7', 'other')?.key).not.toBe(key);
  expect(callerBucket('inquiry', '203.0.113.7', 'salt')?.key).toBe(key);
});
