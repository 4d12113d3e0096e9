/**
 * Back and forward: no page is built anew that the browser can keep.
 */
import { expect, test } from '../support/chrome/test.ts';
import { checkEach } from '../support/each-row.ts';
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';

// Nobody is signed in.
test.use({ allowedErrors: /401 .*\/api\/admin\/me|ViewTransition opt-in disabled/ });

/** Only the document that was left has this; another of the same address has not. */
const MARK = 'globalThis.wasLeft = true';
/** A pointer on the page, which starts its scripts. */
const TOUCH = `document.querySelector('h1, h2, form').dispatchEvent(new Event('pointerover', { bubbles: true }))`;
const IS_LIVE = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/live.'))`;
const IS_ALIVE = `document.querySelector('astro-island[ssr]') === null`;

test('every page comes back as it was left @pages.back', async ({ tab, at }) => {
  const paths = [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS];
  const rows = paths.map((path) => [path, path] as const);
  await checkEach(rows, async (path) => {
    await tab.open(at(path));
    await tab.read(TOUCH);
    await tab.until(IS_LIVE);
    await tab.read(MARK);
    await tab.open(at(path === '/privacy' ? '/' : '/privacy'));
    await tab.back();
    await tab.until('globalThis.wasLeft === true');
    expect(await tab.read('location.pathname')).toBe(path);
  });
});

test('the admin comes back as it was left @pages.back', async ({ tab, at }) => {
  await tab.open(at('/admin'));
  await tab.until(`${IS_ALIVE} && document.querySelector('form') !== null`);
  await tab.read(MARK);
  await tab.open(at('/'));
  await tab.back();
  await tab.until('globalThis.wasLeft === true');
  expect(await tab.read('location.pathname')).toBe('/admin');
});

test('what is typed and chosen stands there after Back, beside a list that changed meanwhile @pages.back @wishlist.device', async ({
  tab,
  at,
}) => {
  await tab.open(at('/rental-services/chairs'));
  await tab.press('main input[type=search]');
  await tab.until(IS_ALIVE);
  await tab.send('Input.insertText', { text: 'gold' });
  await tab.until(`document.querySelectorAll('main h2').length === 1`);

  await tab.press('main li:has([data-heart]) a');
  await tab.until(`location.pathname.endsWith('/gold-chiavari-chair')`);
  await tab.press('main [data-heart]');
  await tab.until(`document.querySelector('main [data-heart]').ariaPressed === 'true'`);

  await tab.back();
  await tab.until(`document.querySelector('main input[type=search]').value === 'gold'`);
  expect(await tab.read(`document.querySelectorAll('main h2').length`)).toBe(1);
  await tab.until(`document.querySelector('main [data-heart]').ariaPressed === 'true'`);
  await tab.until(`document.querySelector('header [data-wishlist-count]').textContent === '1'`);
});
