import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './Select.tsx';

test('offers its items, after a placeholder where there is one', () => {
  const items = [{ value: 'a', label: 'First' }];
  expect(renderToStaticMarkup(<Select items={items} placeholder="All" />)).toContain(
    '<option value="">All</option><option value="a">First</option>',
  );
  expect(renderToStaticMarkup(<Select items={items} />)).not.toContain('value=""');
});

test('rejects an item with an empty value @form.select-value', () => {
  const items = [{ value: '', label: 'Nothing' }];
  expect(() => renderToStaticMarkup(<Select items={items} />)).toThrow(
    'A select item must have a value that is not an empty string',
  );
});
