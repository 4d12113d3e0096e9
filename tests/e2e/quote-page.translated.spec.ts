/** The quote page while the browser translates it. */
import { forgetCallers, sendNewQuote } from '../support/admin/sent-quotes.ts';
import { expect, NOBODY, test } from '../support/admin/test.ts';
import { cutOff, enlargeLetters, lengthenWords } from '../support/longer-words.ts';
import { translateFromStart, untranslated } from '../support/translator.ts';

test.use(NOBODY);

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

for (const digits of [false, true]) {
  test(`a quote with other ${digits ? 'letters and digits' : 'letters'} is accepted @translated.before-touch @translated.parts`, async ({
    page,
    api,
  }) => {
    await translateFromStart(page, { digits });
    const { quote, path } = await sendNewQuote(api);
    await page.goto(path);
    const paper = page.locator('article');
    await expect(async () => {
      expect(untranslated(await paper.innerText())).toContain('$1,188.60');
    }).toPass();
    // Names and references stay as they are, @translated.badge.
    await expect(paper).toContainText(quote.content.customer);
    await expect(paper).toContainText(quote.content.eventLocation);
    await expect(paper).toContainText(/WD-[A-Z\d]{5}/);
    await expect(paper.locator('a[href^="mailto:"]')).toHaveText(/^[\w.]+@[\w.]+$/);
    const accept = page.locator('form').filter({ has: page.locator('[name="agreed"]') });
    await accept.locator('button[type="submit"]').click();
    await expect(accept.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
    await accept.locator('[name="name"]').fill('Jordan Rivers');
    await accept.locator('[name="agreed"]').check();
    await accept.locator('button[type="submit"]').click();
    await expect(async () => {
      expect(untranslated(await page.getByRole('main').innerText())).toMatch(/accepted/i);
    }).toPass();
    await expect(page.locator('#standing-text')).toContainText('Jordan Rivers');
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
    await expect(page.getByRole('blockquote')).toHaveText('Is setup included?');

    const decline = page.locator('form').filter({ has: page.locator('[name="reason"]') });
    await page.locator('details:has([name="reason"]) > summary').click();
    await decline.locator('button[type="submit"]').click();
    await expect(decline.locator('fieldset p')).toBeVisible();
    await decline.locator('[name="reason"]').first().check();
    await decline.locator('[name="note"]').fill('We found another one.');
    await decline.locator('button[type="submit"]').click();
    await expect(decline).toHaveCount(0);
    await expect
      .poll(async () => untranslated(await page.getByRole('main').innerText()))
      .toMatch(/declined/i);
  });

  test(`an event with other ${digits ? 'letters and digits' : 'letters'} says that it was moved, then canceled @translated.before-touch @quote.page-event`, async ({
    page,
    api,
  }) => {
    await translateFromStart(page, { digits });
    const { quote, path } = await sendNewQuote(api);
    const accepted = await api.post(`/api/admin/quotes/${quote.id}/accept`, {
      data: {
        version: quote.version,
        way: 'phone',
        name: 'Ada',
        on: '2026-01-15',
        isMailed: false,
      },
    });
    expect(accepted.ok(), await accepted.text()).toBe(true);
    const request = `/api/admin/contact-submissions/${quote.inquiryId}`;
    const read = async () =>
      (await (await api.get(`${request}/work`)).json()) as Record<string, unknown>;
    const panel = page.locator('section[aria-labelledby="event-title"]');
    const says = async (...texts: string[]) =>
      expect(async () => {
        const shown = untranslated(await panel.innerText());
        for (const text of texts) expect(shown).toContain(text);
      }).toPass();

    await page.goto(path);
    await says('$1,188.60', 'Saturday, June 14, 2031');
    await expect(panel.getByRole('button')).toBeVisible();

    const { version, name, phone, email, eventLocation } = await read();
    const details = { version, name, phone, email, eventLocation, eventDate: '2031-06-21' };
    const moved = await api.put(`${request}/details`, { data: details });
    expect(moved.ok(), await moved.text()).toBe(true);
    await page.reload();
    await says('Saturday, June 21, 2031');

    const canceled = await api.post(`${request}/cancel`, {
      data: {
        version: (await read())['version'],
        by: 'customer',
        reason: 'Moved away',
        feeKeptCents: null,
        isMailed: false,
      },
    });
    expect(canceled.ok(), await canceled.text()).toBe(true);
    await page.reload();
    await expect(async () => {
      const shown = untranslated(await page.getByRole('main').innerText());
      expect(shown).toContain('This event was canceled');
    }).toPass();
    await expect(panel.getByRole('button')).toHaveCount(0);
  });
}

for (const width of [360, 390, 768]) {
  test(`a quote and its forms fit with longer words and with letters of twice the size at ${width} px @translated.longer-words @translated.larger-letters`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { path } = await sendNewQuote(api);
    const open = async () => {
      await page.goto(path);
      const accept = page.locator('form').filter({ has: page.locator('[name="agreed"]') });
      await accept.locator('button[type="submit"]').click();
      await expect(accept.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('details:has([name="reason"]) > summary').click();
    };
    await open();
    await page.evaluate(lengthenWords);
    await expect.poll(() => cutOff(page)).toEqual([]);
    await enlargeLetters(page);
    await page.goto('about:blank');
    await open();
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
}
