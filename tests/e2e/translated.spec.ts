/** A page that the browser translates: letters or digits, before the first touch or while it is used. */
import { limit } from '../support/limits/limit.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  changesWithin,
  translateFromStart,
  translateNow,
  untranslated,
  type Language,
} from '../support/translator.ts';
import { bringWishlist, line, newEmail, unhurried, VISITOR } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

test.use({ allowedErrors: /form was not sent\. 503/ });

const LANGUAGES: [string, Language][] = [
  ['letters', { digits: false }],
  ['letters and digits', { digits: true }],
];

/** Types into the fields by their names: labels are translated. */
async function typeInquirer(form: Page | Locator, email: string): Promise<void> {
  const fields = {
    name: VISITOR.name,
    phone: VISITOR.phone,
    email,
    eventDate: VISITOR.date,
    eventLocation: VISITOR.place,
  };
  for (const [name, text] of Object.entries(fields)) {
    await form.locator(`input[name="${name}"]`).fill(text);
  }
}

/** Expects the untranslated text of a place to hold this. */
async function expectText(place: Locator, text: string | RegExp): Promise<void> {
  await expect(async () => {
    expect(untranslated(await place.innerText()).replaceAll('\n', ' ')).toMatch(text);
  }).toPass({ timeout: limit(15_000) });
}

/** Sends a form, first while the shop answers 503: what was typed stays. */
async function sendTwice(page: Page, form: Locator, email: string): Promise<void> {
  await page.route(
    /\/api\/(contact|service-booking|question)$/,
    (route) => route.fulfill({ status: 503 }),
    {
      times: 1,
    },
  );
  const send = form.locator('button[type="submit"]');
  await send.click();
  await expectText(form, /still here/i);
  await expect(form.locator('input[name="name"]')).toHaveValue(VISITOR.name);
  await expect(form.locator('input[name="email"]')).toHaveValue(email);
  await send.click();
  await expectText(page.locator('body'), /reference number is WD-\w{5}/);
  // As they are, @translated.badge.
  await expect(page.locator('main')).toContainText(/WD-[A-Z\d]{5}\./);
  await expect(page.locator('main')).toContainText(`${email}.`);
}

for (const [what, language] of LANGUAGES) {
  test.describe(`with other ${what}`, () => {
    test.beforeEach(({ page }) => unhurried(page));

    test('the checkout keeps what is typed, counts on and sends, translated before the first touch @translated.before-touch @translated.parts', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      await translateFromStart(page, language);
      await bringWishlist(page, line({ quantity: 100 }));
      await page.goto('/checkout');
      const form = page.getByRole('main').locator('form');
      await typeInquirer(form, email);
      const row = page.getByRole('main').locator('.line-row');
      const quantity = row.locator('[role="group"] input');
      await quantity.fill('103');
      await quantity.blur();
      await expectText(row, '$875.50');
      await expectText(page.getByRole('main'), /Estimate[^$]*\$875\.50/);
      await expect(page.locator('header [data-wishlist-count]').first()).toHaveText('103');
      await sendTwice(page, form, email);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });

    test('the checkout keeps what is typed, translated after it was typed @translated.parts', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      await page.goto('/checkout');
      const form = page.getByRole('main').locator('form');
      await typeInquirer(form, email);
      await translateNow(page, language);
      await sendTwice(page, form, email);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });

    test('the form of the home page keeps its first words and sends @translated.before-touch @translated.parts', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      await translateFromStart(page, language);
      await page.goto('/');
      const form = page.locator('form').filter({ has: page.locator('[name="message"]') });
      await typeInquirer(form, email);
      await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
      await expect(form.locator('[name="name"]')).toHaveValue(VISITOR.name);
      await form.locator('[name="services"]').first().check();
      await form.locator('[name="message"]').fill('A garden wedding.');
      await sendTwice(page, form, email);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });

    test('the booking dialog opens, sends and closes @translated.parts', async ({ page, db }) => {
      const email = newEmail();
      await translateFromStart(page, language);
      await page.goto('/video-dance-floor');
      await page.locator('main button[data-book]').first().click();
      const dialog = page.locator('dialog:modal');
      await typeInquirer(dialog, email);
      await sendTwice(page, dialog, email);
      await expect(dialog).toHaveCount(0);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });

    test('the question of the contact page is sent @translated.before-touch @translated.parts', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      await translateFromStart(page, language);
      await page.goto('/contact');
      const form = page.getByRole('main').locator('form');
      await form.locator('[name="name"]').fill(VISITOR.name);
      await form.locator('[name="email"]').fill(email);
      await form.locator('textarea').first().fill('Do you deliver to Ann Arbor?');
      await sendTwice(page, form, email);
      expect(await db.inquiriesOf(email)).toHaveLength(1);
    });

    test('the planner calculates anew and fills the list @translated.before-touch @translated.parts', async ({
      page,
    }) => {
      await translateFromStart(page, language);
      await page.goto('/planner');
      const rentals = page.getByRole('main');
      await page.locator('#plan-guests').fill('150');
      await expectText(rentals, '158 × $8.50');
      await page.locator('[name="place"]').nth(1).check();
      await page.locator('#plan-guests').fill('80');
      await expectText(rentals, '84 × $8.50');
      expect(untranslated(await rentals.innerText())).not.toContain('158 × $8.50');
      await page.locator('main button[type="submit"], main .button-night').last().click();
      await expect(async () => {
        expect(await keptWishlist(page)).toContainEqual(expect.objectContaining({ quantity: 84 }));
      }).toPass();
    });

    test('the filters of a category find, find nothing and are taken off @translated.before-touch @translated.parts', async ({
      page,
    }) => {
      await translateFromStart(page, language);
      await page.goto('/rental-services/linens');
      const search = page.getByRole('main').locator('input[type="search"]').first();
      const main = page.getByRole('main');
      await search.fill('satin');
      await expect(page).toHaveURL(/search=satin/);
      await search.fill('statin');
      await expectText(main, /Did you mean/);
      await main.locator('.tool select').last().selectOption('price-asc');
      await search.fill('');
      await expectText(main, /items?\b/);
      await expect(main.locator('li [data-heart]').first()).toBeVisible();
      await search.fill('satin');
      await main.locator('li [data-heart]').first().click();
      await expect.poll(() => keptWishlist(page)).toHaveLength(1);
    });

    test('the list panel changes, notes, removes and takes back @translated.parts', async ({
      page,
    }) => {
      await translateFromStart(page, language);
      await bringWishlist(page, line({ quantity: 100 }), line({ id: 'table', name: 'Table' }));
      await page.goto('/faq');
      await page.locator('header button[data-wishlist-open]').click();
      const dialog = page.locator('dialog:modal');
      const row = dialog.locator('.line-row').first();
      const quantity = row.locator('[role="group"] input');
      await quantity.fill('103');
      await quantity.blur();
      await expectText(row, '$875.50');
      await expectText(dialog, /Estimate[^$]*\$884\.00/);
      await row.getByRole('button', { name: /^Remove/ }).click();
      await expect(dialog.locator('.line-row')).toHaveCount(1);
      // Not that of the quantity, which is still there for a moment.
      const removed = page.locator('.toast').first();
      await expectText(removed, /Removed/);
      await removed.locator('button').first().click();
      await expect(dialog.locator('.line-row')).toHaveCount(2);
      expect((await keptWishlist(page)).map(({ quantity: pieces }) => pieces)).toEqual([103, 1]);
    });
  });
}

test('the number of the list and a translator that writes other digits leave each other alone @translated.badge', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 12 }));
  await page.goto('/faq');
  await page.locator('header button[data-wishlist-open]').hover();
  await page.keyboard.press('Tab');
  await expect(page.locator('header [data-wishlist-count]').first()).toHaveText('12');
  await translateNow(page, { digits: true, ignoresNo: true });
  expect(await changesWithin(page, 500)).toBeLessThan(5);
  await expect(page.locator('header [data-wishlist-count]').first()).toHaveText('١٢');
});
