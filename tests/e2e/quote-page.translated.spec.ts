/** The quote page while the browser translates it. */
import { forgetCallers, sendNewQuote } from '../support/admin/sent-quotes.ts';
import { expect, NOBODY, test } from '../support/admin/test.ts';
import { translateFromStart, untranslated } from '../support/translator.ts';

test.use(NOBODY);

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

for (const digits of [false, true]) {
  test(`a quote with other ${digits ? 'letters and digits' : 'letters'} is asked about and accepted @translated.before-touch @translated.parts`, async ({
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
}
