import { expect, test } from 'vitest';
import { isFailing } from './mail-health.ts';

const NOW = new Date('2027-03-10T15:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const failing = (
  count: number,
  since: Date | null,
  oldestUntried: Date | null = null,
  hasFailed = true,
) => isFailing({ failures: hasFailed ? { count, since } : undefined, oldestUntried, now: NOW });

test('mail fails after three failures or fifteen minutes, whichever comes first @mail.failing', () => {
  expect(failing(1, ago(0))).toBe(false);
  expect(failing(2, ago(14.9))).toBe(false);
  expect(failing(1, ago(15))).toBe(true);
  expect(failing(3, ago(0))).toBe(true);
});

test('one address that is refused is no failure of the server, however long it is; three are @mail.failing', () => {
  expect(failing(1, null)).toBe(false);
  expect(failing(2, null)).toBe(false);
  expect(failing(3, null)).toBe(true);
});

test('mails that nobody tries to send fail after fifteen minutes @mail.failing', () => {
  expect(failing(0, null, ago(14.9), false)).toBe(false);
  expect(failing(0, null, ago(15), false)).toBe(true);
  expect(failing(0, null, null, false)).toBe(false);
});
