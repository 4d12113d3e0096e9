/**
 * Questions and answers: what an address of one shows.
 */
import { expect, test } from '../support/test.ts';

const QUESTION = 'What happens if it rains?';

test('the address of a question opens its answer, also on the page itself @trust.faq', async ({
  page,
}) => {
  await page.goto('/faq');
  const question = page.getByRole('group').filter({ hasText: QUESTION });
  const answer = question.getByText('Reserve a tent as a rain plan');
  await expect(answer).toBeHidden();
  const id = await question.getAttribute('id');
  await page.evaluate((hash) => location.assign(hash), `#${id}`);
  await expect(answer).toBeVisible();

  await page.goto('/');
  await page.goto(`/faq#${id}`);
  await expect(answer).toBeInViewport();
  await expect(question.getByRole('heading')).toBeInViewport();
  await question.getByRole('heading').click();
  await expect(answer).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a press opens an answer @trust.faq', async ({ page }) => {
    await page.goto('/faq');
    const question = page.getByRole('group').filter({ hasText: QUESTION });
    await question.getByRole('heading').click();
    await expect(question.getByText('Reserve a tent as a rain plan')).toBeVisible();
  });
});
