import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a browser is told by what it says of itself', () => {
  expect(
    deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140'),
  ).toBe('Edge on Windows');
  expect(
    deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19 Safari/604'),
  ).toBe('Safari on iPhone');
  expect(deviceName('')).toBe('A browser');
});
