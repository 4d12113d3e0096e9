import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { paragraphs } from './blocks.ts';
import { letter } from './frame.ts';

const opening = { heading: 'Request', preview: '' };

test('a word of any length breaks in every mail, tables too @mail.breaks', () => {
  const mail = letter(DEFAULT_SETTINGS, opening, [paragraphs('x'.repeat(400))]);
  const [, body = ''] = /<body\s+style="([^"]*)"/.exec(mail.html) ?? [];
  expect(body).toContain('overflow-wrap:anywhere');
  expect(body).toContain('word-break:break-word');
});

test('plain text begins with the heading, unless the subject has said it', () => {
  const blocks = [paragraphs('Hello')];
  expect(letter(DEFAULT_SETTINGS, opening, blocks).text).toMatch(/^Request\n\nHello\n\n-- \n/);
  const { text, html } = letter(DEFAULT_SETTINGS, { ...opening, isInText: false }, blocks);
  expect(text).toMatch(/^Hello\n\n-- \n/);
  expect(html).toContain('Request');
});
