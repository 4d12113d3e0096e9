import { expect, test } from 'vitest';
import { fillLine, fillTemplate, listFields, unknownField } from './text-template.ts';

test('a field that there is not is found, whatever stands around it @settings.templates', () => {
  expect(unknownField('Hello {name}, on {date}', ['name', 'date'])).toBeUndefined();
  expect(unknownField('Hello {Name}', ['name'])).toBe('{Name}');
  expect(unknownField('Hello {}', ['name'])).toBe('{}');
  expect(unknownField('{ a brace alone', ['name'])).toBeUndefined();
});

test('fields are filled in at once; a paragraph whose field is empty is left out @settings.templates', () => {
  const values = { name: '{date}', date: '', phone: '(313) 555-0142' };
  expect(fillTemplate('Hello {name},\n\nOn {date}.\n\n\nCall {phone}.', values)).toBe(
    'Hello {date},\n\nCall (313) 555-0142.',
  );
  expect(fillLine('{name} on {date}', values)).toBe('{date} on ');
  expect(fillLine('{constructor} {toString}', values)).toBe('{constructor} {toString}');
});

test('field names are listed as in a sentence', () => {
  expect(listFields(['name', 'date', 'list'])).toBe('{name}, {date}, and {list}');
});
