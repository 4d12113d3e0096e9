import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

test.each([
  ['https://spam.example/a?b=c', 'https[:]//spam[.]example/a?b=c'],
  ['www.spam.example', 'www[.]spam[.]example'],
  ['HTTP://192.0.2.1/x', 'HTTP[:]//192.0.2.1/x'],
  ['write to eve@spam.example', 'write to eve@spam[.]example'],
  ['spam。example', 'spam[.]example'],
  ['bücher.example', 'bücher[.]example'],
])('%j is defanged: %j', (text, read) => {
  expect(unlinked(text)).toBe(read);
});

test.each([
  'We are 80 guests. Is 2 p.m. fine? It costs $8.50, or 1.5 times that...',
  'St. Clair Shores, MI; Mr. Okafor',
  'Ratio 3:1, at 10:30',
])('%j stays readable', (text) => {
  expect(unlinked(text).replaceAll('[.]', '.')).toBe(text);
});

test('the result contains no scheme and no host name @mail.no-links', () => {
  const host = fc.stringMatching(/^([a-z\d-]{1,8}\.){1,4}[a-z]{2,10}$/);
  const scheme = fc.constantFrom('', 'http://', 'https://', 'ftp://', 'javascript://');
  fc.assert(
    fc.property(fc.string(), scheme, host, fc.string(), (before, start, name, after) => {
      const text = unlinked(`${before} ${start}${name} ${after}`);
      expect(text).not.toMatch(/:\/\//);
      expect(text).not.toMatch(/[a-z\d]\.[a-z]{2}/i);
      expect(unlinked(text)).toBe(text);
    }),
  );
});
