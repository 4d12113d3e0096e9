/** What staff type or paste stays, and is refused at saving where it is too long. */
import { askFor, beginQuote } from '../../support/admin/quotes.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('what is too long for a tag, an option or an address stays in its field, and is refused at saving @form.length', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Wordy') });
  const item = await makeItem(api, { name: freshName('Lamp'), categoryId: category.id });
  await page.goto(`/admin?item=${item.id}#rental-items`);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save changes' });
  const tooLong = (count: number) =>
    `Please use at most ${count} characters. This has ${count + 1}.`;
  await dialog.getByRole('button', { name: 'Add option' }).click();
  const fields = [
    [dialog.getByLabel('Name of option 1'), 'x'.repeat(101), tooLong(100)],
    [dialog.getByRole('textbox', { name: 'Tags' }), `gold, ${'y'.repeat(101)}`, tooLong(100)],
    [
      dialog.getByLabel('Image URL'),
      `https://images.example/${'z'.repeat(1_978)}`,
      'Please use at most 2,000 characters. This has 2,001.',
    ],
  ] as const;
  for (const [field, text, said] of fields) {
    await field.fill(text);
    await save.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(said));
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    await field.fill('');
  }
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('gold, evening');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const stored = await api.get(`${ADMIN_API_PATHS.rentalItems}/${item.id}`);
  expect(await stored.json()).toMatchObject({ tags: ['gold', 'evening'], options: [] });
});

test('a note of a line that is too long stays, is counted, and is refused at saving @form.length', async ({
  page,
  api,
}) => {
  const quote = await beginQuote(page, await askFor(api, 'Wordy'));
  const note = quote.getByLabel('Line 1: note');
  await note.fill('x'.repeat(600));
  const said = 'Please use at most 500 characters. This has 600.';
  await expect(note).toHaveAccessibleDescription(said);
  // Understood with what stands beside it, at whatever length.
  await quote.getByLabel('Line 1: quantity').fill('1,358 pieces');
  await quote.getByRole('button', { name: 'Save quote' }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('x'.repeat(600));
  await note.fill('Two rows.');
  await quote.getByRole('button', { name: 'Save quote' }).click();
  await expect(toast(page)).toContainText('Quote saved');
  await expect(quote.getByLabel('Line 1: quantity')).toHaveValue('1358');
});
