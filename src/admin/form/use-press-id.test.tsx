import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usePressId } from './use-press-id.ts';

/** @returns the id that the first press sends */
function firstId(isRestored: boolean, isOfSelection = false): string {
  let pressId = () => '';
  function Dialog() {
    const form = { newId: 'kept', renewId: () => 'new', values: { by: '5' }, isRestored };
    pressId = usePressId(form, isOfSelection);
    return null;
  }
  renderToStaticMarkup(<Dialog />);
  return pressId();
}

test('a restored draft is the same press again, as long as it is about the same entity @admin.create-once', () => {
  expect(firstId(false)).toBe('kept');
  expect(firstId(true)).toBe('kept');
});

test('a restored change of many items is another press, because other items may be selected @items.bulk', () => {
  expect(firstId(false, true)).toBe('kept');
  expect(firstId(true, true)).toBe('new');
});
