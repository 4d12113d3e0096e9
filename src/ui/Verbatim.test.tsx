import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Verbatim } from './Verbatim.tsx';

const markupOf = (text: string, parts: string[]) =>
  renderToStaticMarkup(<Verbatim text={text} parts={parts} className="whitespace-nowrap" />);

test('what a text repeats is not translated and stays in one piece, the rest is translated @translated.badge', () => {
  expect(markupOf('By phone at 12 or by email at a@b.c.', ['12', 'a@b.c'])).toBe(
    '<span>By phone at </span><span translate="no" class="whitespace-nowrap">12</span><span> or by email at </span><span translate="no" class="whitespace-nowrap">a@b.c</span><span>.</span>',
  );
});

test('parts that are empty or not there are skipped', () => {
  expect(markupOf('Declined', ['', 'Ada'])).toBe('<span>Declined</span>');
  expect(markupOf('', ['Ada'])).toBe('');
});
