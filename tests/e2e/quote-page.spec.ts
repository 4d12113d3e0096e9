/** The page where a customer without an account reads and answers a quote. */
import { expectAccessible } from '../support/accessibility.ts';
import {
  expireQuote,
  forgetCallers,
  sendNewQuote,
  withdrawQuote,
} from '../support/admin/sent-quotes.ts';
import { expect, NOBODY, test } from '../support/admin/test.ts';
import { crampedWords, cutOff, enlargeLetters } from '../support/longer-words.ts';
import { acceptance, fillAcceptance, heading, sheet } from './support/quote-page.ts';

test.use(NOBODY);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

test('with letters of twice the size, no word and no price of the document is broken on a phone @quote.page-document', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeLetters(page);
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await expect(sheet(page)).toContainText('Gold Chiavari Chair');
  await expect.poll(() => cutOff(page)).toEqual([]);
  expect(await crampedWords(page)).toEqual([]);
});

for (const [screen, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('the document says all that is offered, fits, and has nothing for axe @quote.page-document', async ({
      page,
      api,
    }) => {
      const { quote, path } = await sendNewQuote(api);
      await page.goto(path);
      const paper = sheet(page);
      for (const words of [
        'Woodward Event Decor',
        'hello@woodward.example',
        'Quote No. 1',
        quote.content.customer,
        'Saturday, June 14, 2031',
        'Eastern Market, Shed 3',
        'Thank you for asking us.',
        'Gold Chiavari Chair',
        'With ivory cushion',
        '$900.00',
        'Styling',
        '−$100.00',
        'Damage waiver (10%)',
        '$150.00',
        'Sales tax (6%)',
        '$1,188.60',
        '$297.15',
        'May 1, 2031',
        'The deposit reserves your date.',
      ]) {
        await expect(paper, words).toContainText(words);
      }
      // Other tests change it meanwhile.
      await expect(paper).toContainText(/\(\d{3}\) \d{3}-\d{4}/);
      await expect(paper.getByText(/^WD-/)).toBeVisible();
      await expect(page).toHaveTitle(/^Quote 1 for WD-\w{5} - Woodward Event Decor$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      await expectAccessible(page, 'an open quote');
    });

    test('accepting asks for name and tick, has the focus afterward, offers to pay, and outlives a reload @quote.page-accept @quote.page-pay @quote.deposit', async ({
      page,
      api,
    }) => {
      const { path } = await sendNewQuote(api);
      await page.goto(path);
      await page.getByRole('button', { name: 'Accept or Decline' }).click();
      await expect(heading(page, 'Accept this quote')).toBeFocused();
      await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Accept Quote' }).click();
      await expect(page.getByLabel('Type your full name')).toBeFocused();
      await expect(page.getByText('Please type your name')).toBeVisible();
      await expect(page.getByText('Please check the box to accept')).toBeVisible();
      await expectAccessible(page, 'fields at fault');
      await expect(acceptance(page)).toContainText(
        'I accept this quote for a total of $1,188.60, including a deposit of $297.15, and I agree to its terms.',
      );
      await fillAcceptance(page);
      const button = page.getByRole('button', { name: 'Accept Quote' });
      await button.dblclick();
      await expect(heading(page, 'You accepted this quote')).toBeFocused();
      await expect(
        page.getByText('Your date is reserved once we receive your $297.15'),
      ).toBeVisible();
      const pay = page.getByRole('link', { name: 'Pay the $297.15 Deposit' });
      await expect(pay).toHaveAttribute('href', 'https://pay.example/woodward');
      await expectAccessible(page, 'an accepted quote');
      await page.reload();
      await expect(heading(page, 'You accepted this quote')).toBeVisible();
      await expect(sheet(page)).toContainText('Accepted by Jordan Rivers on ');
      await expect(pay).toBeVisible();
      await expect(acceptance(page)).toHaveCount(0);
    });
  });
}

test('on paper there is the document alone @quote.page-print', async ({ page, api }) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await expect(sheet(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).getByText('Balance after deposit')).toBeVisible();
  for (const other of ['banner', 'contentinfo', 'button', 'form'] as const) {
    await expect(page.getByRole(other).filter({ visible: true }), other).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('on paper the booked event stands above what was accepted @quote.page-print', async ({
  page,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await fillAcceptance(page);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(heading(page, 'Your event')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Your event')).toBeVisible();
  await expect(page.getByText('Still due')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('on paper the totals stay together, below a line at least @quote.page-print', async ({
  page,
  api,
}) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  const end = sheet(page).locator('tbody').last();
  await expect(end.getByRole('rowheader', { name: 'Styling' })).toBeVisible();
  await expect(end.getByLabel('Totals')).toContainText('Balance after deposit');
  await page.emulateMedia({ media: 'print' });
  await expect(end).toHaveCSS('break-inside', 'avoid');
});

test('the keyboard alone accepts @quote.page-accept', async ({ page, api }) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await page.getByRole('button', { name: 'Accept or Decline' }).press('Enter');
  await expect(heading(page, 'Accept this quote')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Jordan Rivers');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You accepted this quote')).toBeFocused();
});

test('declining asks why, and can be talked about @quote.page-decline', async ({ page, api }) => {
  const { path } = await sendNewQuote(api);
  await page.goto(path);
  await page.getByText('Decline this quote', { exact: true }).click();
  await page.getByRole('button', { name: 'Decline Quote' }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await expect(page.getByLabel('The price is too high')).toBeFocused();
  await page.getByLabel('My plans changed').check();
  await page.getByRole('button', { name: 'Decline Quote' }).click();
  await expect(heading(page, 'You declined this quote')).toBeFocused();
  await expect(acceptance(page)).toHaveCount(0);
  await expect(heading(page, 'Send us a note')).toBeVisible();
  await page.getByRole('button', { name: 'Send Us a Note' }).click();
  await expect(page.getByLabel('Your message')).toBeFocused();
});

test('questions are sent, one after the other @quote.page-ask', async ({ page, api }) => {
  const { quote, path } = await sendNewQuote(api);
  await page.goto(path);
  await page.getByRole('button', { name: 'Send Question' }).click();
  await expect(page.getByText('Please enter a question')).toBeVisible();
  for (const question of ['Is setup included?', 'And teardown?']) {
    await page.getByLabel('Your question').fill(question);
    await page.getByRole('button', { name: 'Send Question' }).click();
    await expect(heading(page, 'Your question was sent')).toBeFocused();
    await expect(page.getByRole('blockquote')).toHaveText(question);
    await page.getByRole('button', { name: 'Ask another question' }).click();
    await expect(page.getByLabel('Your question')).toBeFocused();
    await expect(page.getByLabel('Your question')).toHaveValue('');
  }
  const work = await api.get(`/api/admin/contact-submissions/${quote.inquiryId}/work`);
  expect(await work.text()).toContain('And teardown?');
});

test('an expired and a withdrawn quote say so, cannot be accepted, and take a message @quote.page-standing', async ({
  page,
  api,
  adminShop,
}) => {
  const expired = await sendNewQuote(api);
  await expireQuote(adminShop.databaseUrl, expired.quote.id);
  const withdrawn = await sendNewQuote(api);
  await withdrawQuote(api, withdrawn.quote);
  for (const [{ path }, title] of [
    [expired, 'This quote has expired'],
    [withdrawn, 'This quote has been withdrawn'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('Your quote has loaded.')).toBeAttached();
    await expect(acceptance(page)).toHaveCount(0);
    await expectAccessible(page, title);
    await expect(heading(page, 'Ask for an updated quote')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for an Updated Quote' }).click();
    await expect(page.getByLabel('Your message')).toBeFocused();
    await expect(page.getByLabel('Your message')).toBeInViewport();
    await page.getByLabel('Your message').fill(`Is there another one? ${title}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(heading(page, 'Your message was sent')).toBeFocused();
  }
});
