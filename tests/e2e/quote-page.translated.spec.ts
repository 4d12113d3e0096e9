/** The quote page while the browser translates it. */
import { forgetCallers, sendNewQuote } from '../support/admin/sent-quotes.ts';
import { expect, NOBODY, test } from '../support/admin/test.ts';
import { translateFromStart, untranslated } from '../support/translator.ts';

test.use(NOBODY);

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

for (const digits of [false, true]) {
  test(`a quote with other ${digits ? 'letters and digits' : 'letters'} is accepted @translated.before-touch @translated.parts`, async ({
    page,
    api,
  }) => {
    await translateFromStart(page, { digits });
    const { path } = await sendNewQuote(api);
    await page.goto(path);
    const paper = page.locator('article');
    await expect(async () => {
      expect(untranslated(await paper.innerText())).toContain('$1,188.60');
    }).toPass();
    const accept = page.locator('form').filter({ has: page.locator('[name="agreed"]') });
    await accept.locator('button[type="submit"]').click();
    await expect(accept.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
    await accept.locator('[name="name"]').fill('Jordan Rivers');
    await accept.locator('[name="agreed"]').check();
    await accept.locator('button[type="submit"]').click();
    await expect(async () => {
      expect(untranslated(await page.getByRole('main').innerText())).toMatch(/accepted/i);
    }).toPass();
    await expect(accept).toHaveCount(0);
  });

  test(`a quote with other ${digits ? 'letters and digits' : 'letters'} is declined after a question @translated.before-touch @translated.parts`, async ({
    page,
    api,
  }) => {
    await translateFromStart(page, { digits });
    const { path } = await sendNewQuote(api);
    await page.goto(path);
    const question = page.locator('[name="text"]');
    const ask = page.locator('form').filter({ has: question });
    await ask.locator('button[type="submit"]').click();
    await expect(question).toHaveAttribute('aria-invalid', 'true');
    await question.fill('Is setup included?');
    await ask.locator('button[type="submit"]').click();
    await expect(page.getByRole('blockquote')).toBeVisible();
    expect(untranslated(await page.getByRole('blockquote').innerText())).toBe('Is setup included?');

    const decline = page.locator('form').filter({ has: page.locator('[name="reason"]') });
    await page.locator('details:has([name="reason"]) > summary').click();
    await decline.locator('button[type="submit"]').click();
    await expect(decline.locator('fieldset p')).toBeVisible();
    await decline.locator('[name="reason"]').first().check();
    await decline.locator('[name="note"]').fill('We found another one.');
    await decline.locator('button[type="submit"]').click();
    await expect(decline).toHaveCount(0);
    expect(untranslated(await page.getByRole('main').innerText())).toMatch(/declined/i);
  });
}
