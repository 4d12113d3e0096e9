import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storage } from '#stores/storage.ts';
import { sendIds } from './send-ids.ts';

test('a retry keeps its id, whatever was tried in between; other content has another @inquiry.timeline', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind: fc.constantFrom('note', 'call'), body: fc.string() })),
      (contents) => {
        const { idOf } = sendIds();
        const first = contents.map((content) => idOf(content));
        const again = contents.map((content) => idOf({ ...content }));
        expect(again).toEqual(first);
        const distinct = new Set(contents.map((content) => JSON.stringify(content)));
        expect(new Set(first).size).toBe(distinct.size);
      },
    ),
  );
});

test('after a success the same words are another note @inquiry.timeline', () => {
  const { idOf, forget } = sendIds();
  const first = idOf({ kind: 'call', body: 'No answer' });
  forget();
  expect(idOf({ kind: 'call', body: 'No answer' })).not.toBe(first);
});

test('ids of what stays on the device stay there too, until it was sent @inquiry.reply', () => {
  const content = { subject: 'Yours', body: 'Gladly.' };
  const { idOf, forget } = sendIds('reply/1');
  const id = idOf(content);
  // The dialog was closed, or the page reloaded.
  expect(sendIds('reply/1').idOf(content)).toBe(id);
  expect(sendIds('reply/2').idOf(content)).not.toBe(id);
  forget();
  expect(sendIds('reply/1').idOf(content)).not.toBe(id);
});

test('without a usable record of ids a new one is made', () => {
  for (const text of ['{', '7', '[["a"]]', '[["a", 7]]']) {
    storage['woodward:admin:ids/note/1'] = text;
    expect(sendIds('note/1').idOf({ body: 'Hi' })).toMatch(/^[\da-f-]{36}$/);
  }
});
