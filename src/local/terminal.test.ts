import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('prints each step and its duration, without control codes unless on a terminal', async () => {
  const out = recorder(false);
  const result = await createTerminal(out).step('Counting', () => Promise.resolve(3));
  expect(result).toBe(3);
  expect(out.written.join('')).toMatch(/^ {2}Counting …\n✓ Counting \d\.\d s\n$/);
});

test('updates one line on a terminal', async () => {
  const out = recorder(true);
  await createTerminal(out).step('Counting', () => Promise.resolve(3));
  expect(out.written.join('')).toContain('\r\u001B[2K');
});

test('marks the failed step and rethrows', async () => {
  const out = recorder(false);
  const step = createTerminal(out).step('Counting', () => Promise.reject(new Error('lost count')));
  await expect(step).rejects.toThrow('lost count');
  expect(out.written.at(-1)).toBe('✗ Counting\n');
});

test('writes warnings and failures to stderr', () => {
  const [out, errors] = [recorder(false), recorder(false)];
  const terminal = createTerminal(out, errors);
  terminal.warn('careful');
  terminal.fail('over');
  expect(out.written).toEqual([]);
  expect(errors.written).toEqual(['careful\n', 'over\n']);
});
