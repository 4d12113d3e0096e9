/** A price list goes out, is edited in a spreadsheet, and comes in again (@sheet.check). */
import { readFile } from 'node:fs/promises';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { csv, openImport, png } from '../../support/admin/sheets.ts';
import {
  freshName,
  holdToast,
  makeCategory,
  makeItem,
  openTab,
  showTab,
  toast,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { limit } from '../../support/limits/limit.ts';

for (const [size, viewport] of Object.entries({
  laptop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
})) {
  test(`a price list is exported, edited, checked, imported and taken back on a ${size} @sheet.file @sheet.check @sheet.store @sheet.undo @sheet.images`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize(viewport);
    const category = await makeCategory(api, { name: freshName('Décor; old') });
    const [sash, vase] = [freshName('Sash, “blush”'), freshName('Vase')];
    await makeItem(api, { name: sash, categoryId: category.id, price: '12.50' });
    await makeItem(api, { name: vase, categoryId: category.id, price: '4' });
    const panel = await openTab(page, 'Rental Items');
    await panel.getByRole('searchbox').fill(sash);
    await expect(panel.getByText('1 rental item', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Export rental items' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^rental-items-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFName,Category,Price,/);
    expect(text.trim().split('\r\n')).toHaveLength(2);

    const dialog = await openImport(page, panel, 'rental items');
    await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('same.csv', text));
    await expect(dialog.getByText('The file changes nothing.')).toBeVisible();

    // As LibreOffice writes it where decimals have commas; without the other columns.
    const image = freshName('photo');
    const rows = [
      'Name;Price;Images;My notes;Category;Short description',
      `"${sash}";13,50;${image}.png;x;"${category.name}";A sash`,
      `New one;2;;;"${category.name}";Brand new`,
      'Wrong;much;;;Nowhere;x',
    ];
    const [head = [], item = []] = text.split('\r\n').map((each) => each.split(','));
    // From the end: the name has a comma.
    const id = item.at(head.indexOf('ID') - head.length) ?? '';
    const ids = ['ID', id, '', ''];
    const edited = rows.map((row, index) => `${row};${ids[index] ?? ''}`).join('\r\n');
    await dialog.getByLabel('Choose another file').setInputFiles(csv('edited.csv', edited));
    await expect(dialog.getByText(/^Not read, because .*: My notes\.$/)).toBeVisible();
    const problems = dialog.getByRole('region', { name: 'With problems' });
    await expect(problems).toContainText(`Please drop the file “${image}.png”`);
    const photo = await png(`${image.toUpperCase()}.PNG`, '#a40');
    await dialog.getByLabel('Choose images').setInputFiles(photo);
    await expect(
      dialog.getByText('1 to create, 1 to change, 1 with problems, 0 unchanged.'),
    ).toBeVisible();
    await expect(problems).toContainText('Row 4');
    await expect(problems).toContainText('Price: Please enter a price such as 12.50');
    await expect(problems).toContainText('Category: There is no category “Nowhere”');
    const changes = dialog.getByRole('region', { name: 'To change' });
    await expect(changes).toContainText('$12.50');
    await expect(changes).toContainText('$13.50');
    await expect(changes).toContainText(`${image.toUpperCase()}.PNG`);
    await expectAccessible(page, `import on a ${size}`);
    const { content, width } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(content).toBeLessThanOrEqual(width);
    // The button is the end of the dialog: nothing hidden makes it longer.
    const store = dialog.getByRole('button', { name: 'Import 2 rows' });
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(store).toBeInViewport();

    await store.click();
    await expect(toast(page)).toContainText('1 created, 1 changed.');
    await expect(dialog).toBeHidden();
    await holdToast(page);
    const read = async () => {
      const answer = await api.get(`${ADMIN_API_PATHS.rentalItems}/${id}`);
      return (await answer.json()) as RentalItemAdminView;
    };
    const [address] = (await read()).images;
    expect(address).toMatch(/^\/img\/[\da-f]+\.webp$/);
    expect(await read()).toMatchObject({ price: '$13.50', categoryName: category.name });
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page).filter({ hasText: '2 rows undone.' })).toBeVisible();
    expect(await read()).toMatchObject({ price: '$12.50', images: [] });
  });
}

test('five thousand rows are checked with progress, canceled, and stored, and the page answers meanwhile @sheet.many', async ({
  page,
  api,
}) => {
  test.slow();
  const category = await makeCategory(api, { name: freshName('Many') });
  const rows = Array.from(
    { length: 5_000 },
    (_, index) => `${category.name} ${index},${category.slug},${index % 90}.50,A thing`,
  );
  const text = `Name,Category,Price,Short description\n${rows.join('\n')}\n`;
  const panel = await openTab(page, 'Rental Items');
  const dialog = await openImport(page, panel, 'rental items');
  const tasks = await page.evaluateHandle(() => {
    const seen = { longest: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longest = Math.max(seen.longest, duration);
      }
    });
    observer.observe({ type: 'longtask' });
    return seen;
  });
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let parts = 0;
  await page.route('**/sheet/check', async (route) => {
    parts += 1;
    if (parts === 3) {
      held.resolve();
      await go.promise;
    }
    await route.fallback();
  });
  await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('many.csv', text));
  await held.promise;
  await expect(dialog.getByText('Checked 1,000 of 5,000 rows')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  go.resolve();
  await page.unroute('**/sheet/check');

  await dialog.getByLabel('Choose another file').setInputFiles(csv('many.csv', text));
  await expect(dialog.getByText(/^5,000 to create/)).toBeVisible();
  expect(await tasks.evaluate(({ longest }) => longest)).toBeLessThan(limit(1_000));
  // Shown in parts: a browser takes long for five thousand.
  await expect(dialog.getByRole('region', { name: 'To create' }).getByRole('listitem')).toHaveCount(
    100,
  );
  await dialog.getByRole('button', { name: 'Import 5,000 rows' }).click();
  await expect(toast(page)).toContainText('5,000 created, 0 changed.');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page).filter({ hasText: '5,000 rows undone.' })).toBeVisible();
});

test('categories and packages go out and in as well, each in a dialog of its own @sheet.file @sheet.same', async ({
  page,
  api,
}) => {
  await makeCategory(api, { name: freshName('=Tents') });
  await openTab(page, 'Rental Items');
  for (const [tab, plural] of [
    ['Categories', 'categories'],
    ['Service Packages', 'service packages'],
  ] as const) {
    // Without a reload: what was visited before stays mounted.
    const panel = await showTab(page, tab);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: `Export ${plural}` }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).not.toMatch(/(?:^|,)"?=/m);
    const dialog = await openImport(page, panel, plural);
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await dialog.getByLabel('Choose a CSV file').setInputFiles(csv('same.csv', text));
    await expect(dialog.getByText('The file changes nothing.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
