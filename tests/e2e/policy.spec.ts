/**
 * The content security policy in the browser. That no page breaks it is asserted in every test.
 */
import { expect, test } from '../support/test.ts';

test('an injected inline script, handler or foreign script does not run @security.policy', async ({
  page,
  browser,
  baseURL,
}) => {
  // A context of its own, because these violations are meant.
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const attacked = await context.newPage();
  const refused: string[] = [];
  attacked.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await attacked.goto('/rental-services/chairs/gold-chiavari-chair');
  await attacked.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "inline"';
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/x.js';
    const holder = document.createElement('div');
    holder.innerHTML =
      '<img src="/media/none.jpg" onerror="document.title = \'handler\'"><a href="javascript:document.title = \'link\'">x</a>';
    document.body.append(inline, foreign, holder);
    holder.querySelector('a')?.click();
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
  await expect(attacked).toHaveTitle(/^Gold Chiavari Chair/);
  await context.close();
  // Only what was injected is refused: the page itself is not.
  await page.goto('/rental-services/chairs/gold-chiavari-chair');
  await expect(page).toHaveTitle(/^Gold Chiavari Chair/);
});

test('the policy allows neither inline code nor other sites, and no frame @security.policy', async ({
  page,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/);
});
