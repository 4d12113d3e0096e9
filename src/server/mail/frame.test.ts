import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { frame } from './frame.ts';

test('a word of any length breaks in every mail, tables too @mail.breaks', () => {
  const mail = frame(DEFAULT_SETTINGS, '', 'Request', html`<p>${'x'.repeat(400)}</p>`);
  const [, body = ''] = /<body\s+style="([^"]*)"/.exec(mail) ?? [];
  expect(body).toContain('overflow-wrap:anywhere');
  expect(body).toContain('word-break:break-word');
});
