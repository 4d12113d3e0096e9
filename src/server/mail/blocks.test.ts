import fc from 'fast-check';
import type { HtmlEscapedString } from 'hono/utils/html';
import { expect, test } from 'vitest';
import {
  button,
  facts,
  list,
  note,
  paragraphs,
  section,
  table,
  toHtml,
  toText,
  type Block,
} from './blocks.ts';

// No part of it is a promise.
const html = (...blocks: Block[]) => (toHtml(blocks) as HtmlEscapedString).toString();

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** What a mail program shows of markup. */
function shown(markup: string): string {
  const text = markup.replaceAll(/<[^>]*>/g, ' ');
  return Object.entries(ENTITIES).reduce((all, [code, sign]) => all.replaceAll(code, sign), text);
}

test('whatever was typed is in both forms of each block, and is no markup in either @mail.safe', () => {
  const word = fc.stringMatching(/^[\w<>&"'/.;:=é-]{1,40}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 9, maxLength: 9 }), (words) => {
      const [one = '', two = '', label = '', value = '', intro = '', item = ''] = words;
      const [mark = '', below = '', cell = ''] = words.slice(6);
      const rows = [
        { text: `${cell} (${mark}; ${below})`, cells: [{ text: cell, mark, below: [below] }] },
      ];
      const blocks = [
        section(one, paragraphs(two)),
        facts([[label, value]]),
        list(intro, [item]),
        table(rows),
      ];
      for (const each of words) {
        expect(toText(blocks)).toContain(each);
        expect(shown(html(...blocks))).toContain(each);
      }
      const tags = html(...blocks).match(/<\/?(\w+)/g) ?? [];
      const ours = /^<\/?(h2|p|br|table|tr|td|ul|li|span)$/;
      expect(tags.filter((tag) => !ours.test(tag))).toEqual([]);
    }),
  );
});

test('a block without content is in neither form', () => {
  const empty = [
    paragraphs(''),
    note(''),
    facts([['Phone', '']]),
    list('Your list:', []),
    table([], { head: ['Item'] }),
    button('', 'Open'),
    section('Terms', note('')),
  ];
  expect({ text: toText(empty), html: html(...empty) }).toEqual({ text: '', html: '' });
  expect(toText([paragraphs('Hello'), ...empty, note('Bye')])).toBe('Hello\n\nBye');
});

test('a button says its label and address in plain text, or what it is given', () => {
  const href = 'https://woodward.example/admin?a=1&b=2';
  expect(button(href, 'Open').text).toBe(`Open: ${href}`);
  expect(button(href, 'Open', href).text).toBe(href);
  expect(html(button(href, 'Open'))).toContain('href="https://woodward.example/admin?a=1&amp;b=2"');
});

test('typed lines stay lines, and empty lines between them make paragraphs', () => {
  const markup = html(paragraphs('Two\nlines\n\n\nand one'));
  expect(markup).toContain('Two<br />lines<br />');
  expect(markup.match(/<p /g)).toHaveLength(2);
});

test('amounts of a table stay in one line, whatever stands beside them @mail.breaks', () => {
  const rows = [{ text: 'x', cells: ['x'.repeat(400), '$1,020.00'] }];
  const [name = '', amount = ''] = html(table(rows, { amounts: [1] })).match(/<td[^>]*>/g) ?? [];
  expect(name).not.toContain('nowrap');
  expect(amount).toContain('white-space:nowrap');
});

test('so do headings and short cells, but no long ones @mail.breaks', () => {
  const cells = ['Gold Chiavari Chair', '$1,147.50', { text: '$8.50', mark: 'price differs' }];
  const markup = html(table([{ text: 'x', cells }], { head: ['Quantity'] }));
  const [heading = ''] = markup.match(/<th[^>]*>/g) ?? [];
  const [name = '', amount = '', marked = ''] = markup.match(/<td[^>]*>/g) ?? [];
  for (const tag of [heading, amount]) expect(tag).toContain('white-space:nowrap');
  for (const tag of [name, marked]) expect(tag).not.toContain('nowrap');
});
