import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LENGTH } from '#domain/limits.ts';
import { REPLY_TEMPLATES } from '../texts/inquiry-work.ts';
import { fillTemplate, type TemplateName } from './reply-templates.ts';

const line = {
  itemId: 'x',
  name: 'Gold Chair',
  quantity: 10,
  price: '$8',
  standing: null,
  catalogName: '',
  catalogPrice: '',
};
const ada = { name: 'Ada', eventDate: '2027-06-12', wishlistItems: [line] };

test('a template is filled with name, date and list; a paragraph without its field is left out @inquiry.reply', () => {
  const { body } = fillTemplate('received', ada);
  expect(body).toContain('Hello Ada,');
  expect(body).toContain('on Saturday, June 12, 2027.');
  expect(body).toContain('You asked for:\n- 10 × Gold Chair');
  const bare = fillTemplate('received', { ...ada, eventDate: '', wishlistItems: [] }).body;
  expect(bare).not.toMatch(/event is on|asked for|\{/);
});

test('every template fits a reply, whatever was typed, and a field in a name stays as it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(REPLY_TEMPLATES) as TemplateName[])),
      fc.string({ maxLength: 5_000 }),
      (name, typed) => {
        const { body } = fillTemplate(name, { ...ada, name: `{list}${typed}` });
        expect(body.length).toBeLessThanOrEqual(MAX_LENGTH.message);
        expect(body.startsWith('Hello {list}')).toBe(true);
      },
    ),
  );
});
