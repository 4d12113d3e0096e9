import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMark } from './read-mark.ts';

test('a mark is read as it was kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.uuid()), (since, ids) => {
      expect(parseMark(JSON.stringify({ since, ids }))).toEqual({ since, ids });
    }),
  );
});

test('what is no mark counts as none', () => {
  for (const text of ['', '{', 'null', '[]', '{"since":1}', '{"ids":{}}']) {
    expect(parseMark(text)).toEqual({ since: '', ids: [] });
  }
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(typeof parseMark(text).since).toBe('string');
    }),
  );
});
