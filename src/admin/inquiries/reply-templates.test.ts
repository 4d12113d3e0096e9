import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LENGTH } from '#domain/limits.ts';
import { DEFAULT_REPLIES } from '#site/settings/mails.ts';
import { fillReply } from './reply-templates.ts';

const line = {
  itemId: 'x',
  name: 'Gold Chair',
  quantity: 10,
  price: '$8',
  standing: null,
  catalogName: '',
  catalogPrice: '',
};
const ada = {
  name: 'Ada Kowalski',
  reference: 'WD-7KQ2M',
  eventDate: '2027-06-12',
  lastDay: '',
  wishlistItems: [line],
};

const [received] = DEFAULT_REPLIES.templates;
if (!received) throw new Error('A new shop has templates');

test('a template is filled with name, date and list; a paragraph without its field is left out @inquiry.reply @event.days-named', () => {
  const { body } = fillReply(received, ada);
  expect(body).toContain('Hello Ada,');
  expect(body).toContain('on Saturday, June 12, 2027.');
  expect(body).toContain('You asked for:\n- 10 × Gold Chair');
  const longer = fillReply(received, { ...ada, lastDay: '2027-06-14' }).body;
  expect(longer).toContain('on Saturday, June 12, 2027 – Monday, June 14, 2027.');
  const bare = fillReply(received, { ...ada, eventDate: '', wishlistItems: [] }).body;
  expect(bare).not.toMatch(/event is on|asked for|\{/);
});

test('every template fits a reply, whatever was typed, and a field in a name is no field @inquiry.reply-fields', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DEFAULT_REPLIES.templates),
      fc.string({ maxLength: 5_000 }),
      (template, typed) => {
        // Behind a comma is the first name.
        const name = `{list}${typed.replaceAll(',', '')}`;
        const { body } = fillReply(template, { ...ada, name });
        expect(body.length).toBeLessThanOrEqual(MAX_LENGTH.message);
        // It is filled in again when it is sent.
        expect(body.startsWith('Hello (list)')).toBe(true);
        expect(body).not.toMatch(/\{(?!quote link\})/);
      },
    ),
  );
});

test('the subject of a template names the visitor and the request @settings.replies', () => {
  const template = { subject: '{name}, about {reference}', text: 'Hello' };
  expect(fillReply(template, ada).subject).toBe('Ada Kowalski, about WD-7KQ2M');
});
