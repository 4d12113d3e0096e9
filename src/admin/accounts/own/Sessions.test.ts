import { expect, test } from 'vitest';
import { deviceName, sessionWords } from './Sessions.tsx';

test('a browser is told by what it says of itself', () => {
  expect(
    deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140'),
  ).toBe('Edge on Windows');
  expect(
    deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19 Safari/604'),
  ).toBe('Safari on iPhone');
  expect(deviceName('')).toBe('Unknown browser');
});

test('the computer itself is named as such', () => {
  const session = {
    id: '1',
    current: true,
    createdAt: '',
    lastSeenAt: '2026-11-21T12:00:00Z',
    expiresAt: '',
    userAgent: '',
  };
  for (const address of ['::1', '127.0.0.1', '::ffff:127.0.0.1', '0000:0000:0000:0000:0000:0000']) {
    expect(sessionWords({ ...session, address })).toBe('In use now, from this computer');
  }
  for (const address of ['203.0.113.7', '2001:db8::1', '1::', '10.0.0.1']) {
    expect(sessionWords({ ...session, address })).toBe(`In use now, from IP address ${address}`);
  }
});
