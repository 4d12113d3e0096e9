/**
 * Pages that are loaded before they are asked for, and what they do not do before they are opened.
 */
import { expect, test } from '../support/chrome/test.ts';

// A page that is not there has its links too.
test.use({ allowedErrors: /404 .*no-such-page/ });

const CHAIRS = '/rental-services/chairs';
const CHAIR = `${CHAIRS}/gold-chiavari-chair`;
const IS_LOADED = `new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(true);
  else addEventListener('load', () => resolve(true));
})`;
const WAS_PRERENDERED = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
const BADGE = `document.querySelector('header [data-wishlist-count]').textContent`;

test('resting on a link of header or content prerenders its page, which a press opens @pages.ahead', async ({
  tab,
  at,
}) => {
  await tab.open(at('/'));
  for (const [link, path] of [
    ['header a[href="/rental-services"]', '/rental-services'],
    [`main a[href="${CHAIRS}"]`, CHAIRS],
    [`main a[href="${CHAIR}"]`, CHAIR],
  ] as const) {
    await tab.restOn(link);
    expect(await tab.readPrerendered(path, IS_LOADED)).toBe(true);
    await tab.press(link);
    await tab.until(`location.pathname === '${path}' && !document.prerendering`);
    expect(await tab.read(WAS_PRERENDERED)).toBe(true);
  }
});

test('any page of the site may be loaded ahead, but not checkout, admin, a place in the page or another site @pages.ahead', async ({
  tab,
  at,
}) => {
  for (const path of ['/', CHAIRS, CHAIR, '/design-services', '/photo-booth', '/no-such-page']) {
    await tab.open(at(path));
    expect(await tab.read('document.querySelector(`a[href^="/checkout"]`) !== null')).toBe(true);
    for (const [action, selector] of [
      ['Prefetch', 'a[href]'],
      ['Prerender', 'header a[href], main a[href]'],
    ] as const) {
      const wanted = async () => {
        const links = await tab.read<{ link: string; href: string }[]>(
          // Not what only a page without script shows, such as the link to its search.
          `[...document.querySelectorAll('${selector}')]
            .filter((each) => each.checkVisibility())
            .map((each) => ({ link: each.getAttribute('href'), href: each.href }))`,
        );
        const pages = links.filter(
          ({ link, href }) =>
            href.startsWith(at('/')) &&
            !link.startsWith('#') &&
            !/^\/(?:checkout|quote|admin|api|\.netlify)/.test(new URL(href).pathname),
        );
        return new Set(pages.map(({ href }) => href));
      };
      const allowed = async () =>
        new Set((await tab.ahead()).flatMap((each) => (each.action === action ? [each.url] : [])));
      // Both anew, because what the words of a missing page find comes after it.
      const different = async () => [...(await wanted()).symmetricDifference(await allowed())];
      await expect.poll(different, path).toEqual([]);
    }
  }
});

test('a page shows the list as it is when it is opened, not as it was when it was prerendered @pages.opened', async ({
  tab,
  chrome,
  at,
}) => {
  await tab.open(at(CHAIRS));
  await tab.read('localStorage.clear()');
  await tab.restOn(`main a[href="${CHAIR}"]`);
  await tab.readPrerendered(CHAIR, IS_LOADED);

  const other = await chrome.openTab();
  await other.open(at(CHAIR));
  await other.press('main [data-heart]');
  await other.until(`${BADGE} === '1'`);
  await other.close();

  await tab.press(`main a[href="${CHAIR}"]`);
  await tab.until(`location.pathname === '${CHAIR}' && ${BADGE} === '1'`);
  await tab.until(`document.querySelector('main [data-heart]').ariaPressed === 'true'`);
  expect(await tab.read(WAS_PRERENDERED)).toBe(true);
  await tab.read('localStorage.clear()');
});

test('a prerendered page asks no function, and starts no carousel and no script of the first touch @pages.opened', async ({
  tab,
  at,
}) => {
  const asked = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`;
  await tab.open(at('/privacy'));
  for (const path of ['/', '/rental-services', '/design-services', '/photo-booth']) {
    await tab.restOn(`header a[href="${path}"]`);
    await tab.readPrerendered(path, IS_LOADED);
    const paths = await tab.readPrerendered<string[]>(path, asked);
    expect(paths.filter((each) => /^\/api\/|\/(?:live|react)\./.test(each))).toEqual([]);
  }
  // Opened, the carousels in view begin.
  const waiting = `document.querySelectorAll('astro-island[ssr]').length`;
  expect(await tab.readPrerendered<number>('/photo-booth', waiting)).toBeGreaterThan(0);
  await tab.press('header a[href="/photo-booth"]');
  await tab.until(`location.pathname === '/photo-booth' && ${waiting} === 0`);
  expect(await tab.read(WAS_PRERENDERED)).toBe(true);
});
