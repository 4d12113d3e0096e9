import { expect, test } from 'vitest';
import { renderedOnce } from './rendered-parts.ts';
import { DEFAULT_SETTINGS } from './settings/defaults.ts';
import { setShop } from './shop/shop.ts';

const NOON = new Date('2026-06-01T16:00:00Z');
const read = () => setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, NOON);

test('a part is rendered once for each key, and again for other settings @publish.incremental', async () => {
  let rendered = 0;
  const render = () => Promise.resolve(`part ${(rendered += 1)}`);
  read();
  expect(await renderedOnce('header /', render)).toBe('part 1');
  expect(await renderedOnce('header /', render)).toBe('part 1');
  expect(await renderedOnce('header /faq', render)).toBe('part 2');
  read();
  expect(await renderedOnce('header /', render)).toBe('part 3');
});
