/** The quote page when something goes wrong, and what it keeps to itself. */
import { expectAccessible } from '../support/accessibility.ts';
import { forgetCallers, sendNewQuote, sendQuote } from '../support/admin/sent-quotes.ts';
import { expect, NOBODY, test } from '../support/admin/test.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { acceptance, fillAcceptance, fillDecline, heading, sheet } from './support/quote-page.ts';

// A refused answer is an error of the console.
test.use({ ...NOBODY, allowedErrors: /status of (?:404|409)|net::ERR_/ });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

test('what was accepted in one tab is not declined in another, and the note typed there stays @quote.page-meanwhile', async ({
  page,
  context,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await fillDecline(page, 'Too much for chairs.');
  const other = await context.newPage();
  await other.goto(path);
  await fillAcceptance(other);
  await other.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(heading(other, 'You accepted this quote')).toBeVisible();
  await page.getByRole('button', { name: 'Decline Quote' }).click();
  await expect(heading(page, 'You accepted this quote')).toBeFocused();
  await expect(page.getByText(/Your answer wasn’t sent.* already answered/)).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue('Too much for chairs.');
});

test('a quote that is replaced while it is open says so, and shows its own content @quote.page-meanwhile @quote.page-standing', async ({
  page,
  api,
}) => {
  const { quote, path } = await sendNewQuote(api);
  await page.goto(path);
  await page.getByLabel('Your question').fill('Do you have gold ones?');
  await page.getByLabel('Type your full name').fill('Jordan Rivers');
  const newer = await sendQuote(api, quote.inquiryId, { from: quote.id });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(heading(page, 'There’s a newer quote')).toBeFocused();
  await expect(sheet(page)).toContainText('Quote No. 1');
  await expect(sheet(page)).toContainText('Replaced by a newer quote');
  await expect(page.getByLabel('Your message')).toHaveValue('Do you have gold ones?');
  await page.goto(newer.path);
  await expect(sheet(page)).toContainText('Quote No. 2');
  await expect(acceptance(page)).toBeVisible();
});

test('a wrong link and one that was cut off say so, with the phone @quote.page-link-cut', async ({
  page,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  for (const [link, title] of [
    [path.slice(0, -7), 'This link is incomplete'],
    ['/quote', 'This link is incomplete'],
    [`${path.slice(0, -43)}${'A'.repeat(43)}`, 'This link doesn’t work'],
    [path.replace(/#[\da-f]{8}/, '#00000000'), 'This link doesn’t work'],
  ] as const) {
    // The fragment alone would open no page.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      // An owner may change it meanwhile.
      /^\s*\(\d{3}\) \d{3}-\d{4}\s*$/,
      'hello@woodward.example',
    ]);
    await expectAccessible(page, title);
  }
  // The whole link, put into the same tab.
  await page.goto(path);
  await expect(sheet(page)).toBeVisible();
});

test('offline nothing is lost: what was typed stays, also for a reload, and is sent later @quote.page-typed', async ({
  page,
  context,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await page.getByLabel('Your question').fill('Is setup included?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Question' }).click();
  await expect(
    page.getByText('You’re offline, so nothing was sent. Everything you typed is still here.'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue('Is setup included?');
  await page.getByRole('button', { name: 'Send Question' }).click();
  await expect(heading(page, 'Your question was sent')).toBeVisible();
});

test('a lost answer can be sent again, and counts once @quote.page-once', async ({ page, api }) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await page.route('**/accept', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillAcceptance(page);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(page.getByText(/can’t tell whether it arrived/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(heading(page, 'You accepted this quote')).toBeFocused();
});

test('the token is in no request’s address, storage or console, and outlives a skip to the content @quote.page-private', async ({
  page,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  const token = path.slice(-43);
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url(), request.headers().referer ?? ''));
  page.on('console', (message) => told.push(message.text()));
  const answer = await page.goto(path);
  await expect(sheet(page)).toBeVisible();
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await page.getByLabel('Your question').fill('Is setup included?');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toContain(token);
  const kept = await page.evaluate(
    () => JSON.stringify([localStorage, sessionStorage, history.state]) + document.cookie,
  );
  // Of fetches, browsers tell the address without its fragment.
  expect([...told, kept].filter((each) => !each.endsWith(path) && each.includes(token))).toEqual(
    [],
  );
  await page.reload();
  await expect(sheet(page)).toBeVisible();
});

test('on a slow line the place of the document is kept, and nothing moves @quote.page-slow', async ({
  page,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  await watchShifts(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/quotes/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByText('Opening your quote…')).toBeAttached();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  held.resolve();
  await expect(sheet(page)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do @quote.page-no-script', async ({ page }) => {
    await page.goto('/quote');
    const main = page.getByRole('main');
    await expect(main).toContainText('This page needs JavaScript to open your quote');
    // Whichever they are: the settings of this shop are changed by another file's tests.
    await expect(main.locator('a[href^="tel:"]')).toHaveText(/^\s*\(\d{3}\) \d{3}-\d{4}\s*$/);
    await expect(main.locator('a[href^="mailto:"]')).toHaveText(/^\s*\S+@\S+\s*$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what the server did not take is said in view, in the words of what was sent @quote.page-failure', async ({
    page,
    api,
  }) => {
    const { path } = await sendNewQuote(api);
    await page.route(/\/api\/quote/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } })
        : route.continue(),
    );
    await page.goto(path);
    await fillAcceptance(page);
    await fillDecline(page, 'Too much.');
    await page.getByLabel('Your question').fill('Do you have gold ones?');
    for (const [name, what] of [
      ['Accept Quote', 'answer'],
      ['Decline Quote', 'answer'],
      ['Send Question', 'message'],
    ] as const) {
      const button = page.getByRole('button', { name });
      // At the lower edge of the window, where a message below it is out of view.
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button.press('Enter');
      const said = page.locator('form').filter({ has: button }).getByRole('status');
      await expect(said).toHaveText(
        `We can’t take your ${what} online right now. Everything you typed is still here.`,
      );
      await expect(said).toBeInViewport({ ratio: 1 });
    }
  });
});
