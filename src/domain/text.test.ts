import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

test.each([
  ['  Ada  ', 'Ada'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['tab\tstays', 'tab\tstays'],
  ['a\u0000b\u0008c\u000Bd\u001Fe\u007Ff', 'abcdef'],
  ['pay \u202E0001\u202C\u2066 now\nעדה\u200F', 'pay 0001 now\nעדה\u200F'],
  ['\uD800', '\uFFFD'],
  ['🎉', '🎉'],
  ['\u0000 \u0000', ''],
  ['\u2800\n\u3164', ''],
  ['می\u200Cخواهم \u2800', 'می\u200Cخواهم \u2800'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  [' Eve\nPhone: 000\r\n\u202Egnp.exe ', 'Eve Phone: 000 gnp.exe'],
  ['\u202E\u200B\u2066', ''],
  ['\u200D\u00AD', ''],
  ['\u200E', ''],
  ['रा\u200Dम', 'रा\u200Dम'],
  ['עדה\u200F, אדה', 'עדה\u200F, אדה'],
  ['👩\u200D🎨\u2028x', '👩\u200D🎨 x'],
])('%j becomes the line %j', (text, clean) => {
  expect(cleanLine(text)).toBe(clean);
  expect(cleanLine(clean)).toBe(clean);
});

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }))
  .map((units) => String.fromCharCode(...units));

test('makes any text storable and is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanText(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toContain('\u0000');
      expect(cleanText(clean)).toBe(clean);
      expect(clean.length).toBeLessThanOrEqual(text.length);
    }),
  );
});
