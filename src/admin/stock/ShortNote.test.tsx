import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { STOCK_CHECK } from './check-texts.ts';
import { ShortNote } from './ShortNote.tsx';

test('a check that failed is said, and is no answer that everything fits @stock.short', () => {
  const shown = (isFailed: boolean) =>
    renderToString(<ShortNote stock={{ isFailed, views: [] }} advice="" />);
  expect(shown(false)).toBe('');
  expect(shown(true)).toContain(STOCK_CHECK.notChecked);
});
