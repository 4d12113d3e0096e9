/**
 * The rental catalog: its columns. What it says is in `tests/integration/built-site`.
 */
import { expect, test } from '../support/test.ts';
import { resizeWindow } from '../support/window-size.ts';

test('stands in two, three or four columns by the width of the screen @catalog.grid', async ({
  page,
}) => {
  await page.goto('/rental-services');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [width, columns] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await resizeWindow(page, { width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});
