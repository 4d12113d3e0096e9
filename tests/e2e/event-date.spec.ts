/**
 * The event date: typed or picked, shown as MM/DD/YYYY, a day in Detroit whatever
 * the visitor's clock says.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { dateField, expectToast, fillInquirer, newEmail } from '../support/visitor.ts';

/** Half past eleven in the evening of 14 March 2027 in Detroit, and already the 15th in London. */
const LATE_EVENING = new Date('2027-03-15T03:30:00Z');

async function openCalendar(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose Event Date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  return calendar;
}

/** @returns the button of a day of the shown month */
function day(calendar: Locator, number: number): Locator {
  return calendar
    .locator('td:not(.rdp-outside)')
    .getByRole('button', { name: new RegExp(` ${number},`) });
}

test('in a very low window the calendar opens at its month and year', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/checkout');
  // Once without, once with its script.
  for (let times = 0; times < 2; times += 1) {
    const calendar = await openCalendar(page);
    for (const name of [/month/i, /year/i]) {
      await expect(calendar.getByRole('combobox', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(calendar.getByRole('combobox', { name: /month/i })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  }
});

test('past days are disabled, today is not, and no earlier month can be shown @form.date-past', async ({
  page,
}) => {
  await page.clock.setFixedTime(LATE_EVENING);
  await page.goto('/checkout');
  const calendar = await openCalendar(page);
  for (const number of [1, 2, 12, 13]) await expect(day(calendar, number)).toBeDisabled();
  for (const number of [14, 15, 31]) await expect(day(calendar, number)).toBeEnabled();
  await expect(calendar.getByRole('button', { name: /previous month/i })).toBeDisabled();
});

test('the calendar opens at the day that is in the field @form.calendar', async ({ page }) => {
  await page.goto('/checkout');
  await dateField(page).fill('7/4/2099');
  const calendar = await openCalendar(page);
  await expect(calendar.getByRole('grid', { name: 'July 2099' })).toBeVisible();
  await expect(day(calendar, 4)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dateField(page)).toHaveValue('07/04/2099');
});

test('month and year are chosen from lists, with the keyboard too @form.calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(LATE_EVENING);
  await page.goto('/checkout');
  const calendar = await openCalendar(page);
  const [month, year] = [
    calendar.getByLabel('Choose the Month'),
    calendar.getByLabel('Choose the Year'),
  ];
  await year.selectOption('2029');
  await month.selectOption('September');
  await expect(calendar.getByRole('grid', { name: 'September 2029' })).toBeVisible();
  await month.focus();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.getByRole('grid', { name: 'October 2029' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(year).toBeFocused();
  await day(calendar, 5).click();
  await expect(dateField(page)).toHaveValue('10/05/2029');
  // A month that is over this year is meant in the next.
  await openCalendar(page);
  await year.selectOption('2027');
  await month.selectOption('February');
  await expect(calendar.getByRole('grid', { name: 'February 2028' })).toBeVisible();
});

test('typed digits get their slashes, and nothing fights a correction @form.date-typing', async ({
  page,
}) => {
  await page.goto('/checkout');
  const field = dateField(page);
  await field.click();
  await page.keyboard.type('05162099');
  await expect(field).toHaveValue('05/16/2099');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('05/16');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('72099');
  await expect(field).toHaveValue('05/17/2099');
  // In the middle: the month is replaced, and the caret stays.
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('11');
  await expect(field).toHaveValue('11/17/2099');
  expect(await field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(2);
});

test('other ways to write a day are understood, and written as MM/DD/YYYY on leaving @form.date-typing', async ({
  page,
}) => {
  await page.goto('/checkout');
  const field = dateField(page);
  for (const written of ['5/6/99', '05-06-2099', '2099-05-06', '05062099', ' 05/06/2099 ']) {
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(written);
    await page.keyboard.press('Tab');
    await expect(field, written).toHaveValue('05/06/2099');
  }
  // The draft has it as it is shown.
  await page.reload();
  await expect(field).toHaveValue('05/06/2099');
});

test('what is typed must be a day that exists and is not over @form.date-past', async ({
  page,
}) => {
  await page.clock.setFixedTime(LATE_EVENING);
  await page.goto('/checkout');
  await fillInquirer(page);
  for (const [typed, message] of [
    ['next June', 'Please enter the date as MM/DD/YYYY'],
    ['02/30/2028', 'Please enter the date as MM/DD/YYYY'],
    ['2028-06', 'Please enter the date as MM/DD/YYYY'],
    ['2027-02-13', 'Event date cannot be in the past'],
    ['03/13/2027', 'Event date cannot be in the past'],
    ['12/31/1999', 'Event date cannot be in the past'],
  ] as const) {
    await dateField(page).fill(typed);
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(dateField(page), typed).toHaveAccessibleDescription(message);
    await expect(dateField(page), typed).toBeFocused();
  }
});

test('a typed day needs no leading zeros', async ({ page, db }) => {
  const email = newEmail();
  await page.goto('/checkout');
  await fillInquirer(page, email);
  await dateField(page).fill('6/2/2099');
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(page.getByText('Request Submitted Successfully!', { exact: true })).toBeVisible();
  expect(await db.inquiriesOf(email)).toMatchObject([{ eventDate: '2099-06-02' }]);
});

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`on a clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('today is that of Detroit, and the picked day is the stored day @form.date-civil', async ({
      page,
      db,
    }) => {
      const email = newEmail();
      await page.clock.setFixedTime(LATE_EVENING);
      await page.goto('/checkout');
      await fillInquirer(page, email);
      await dateField(page).fill('');
      const calendar = await openCalendar(page);
      await expect(day(calendar, 13)).toBeDisabled();
      await expect(day(calendar, 14)).toHaveAccessibleName(/^Today, /);
      await day(calendar, 14).click();
      await expect(dateField(page)).toHaveValue('03/14/2027');
      await page.getByRole('button', { name: 'Get My Free Quote' }).click();
      await expectToast(
        page,
        'Request Submitted Successfully!',
        "We'll contact you within 24 hours with a detailed quote.",
      );
      expect(await db.inquiriesOf(email)).toMatchObject([{ eventDate: '2027-03-14' }]);
    });
  });
}
