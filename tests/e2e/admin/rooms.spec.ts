/** Rooms in the settings: points are placed on the image. */
import type { APIRequestContext } from '@playwright/test';
import type { Settings } from '#contracts/settings/sections.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

interface RoomsView {
  section: string;
  value: Settings['rooms'];
  version: number;
}

async function readRooms(api: APIRequestContext): Promise<RoomsView> {
  const views = (await (await api.get(ADMIN_API_PATHS.settings)).json()) as RoomsView[];
  const view = views.find(({ section }) => section === 'rooms');
  if (!view) throw new Error('There are no rooms in the settings');
  return view;
}

test('an owner places a point on the image, moves it with the keyboard and saves the room @rooms.editor @rooms.address', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Chairs') });
  const item = await makeItem(api, { name: freshName('Chair'), categoryId: category.id });
  const { version } = await readRooms(api);
  const room = {
    name: 'Barn supper',
    story: 'One. Two.',
    image: '/media/catalog/loft-ballroom.jpg',
  };
  const value = { entries: [room] };
  const saved = await api.put(`${ADMIN_API_PATHS.settings}/rooms`, { data: { value, version } });
  expect(saved.status(), await saved.text()).toBe(200);

  await page.goto('/admin?section=rooms#settings');
  const points = page.getByRole('group', { name: 'Points' });
  const image = points.locator('img').first();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((each: HTMLImageElement) => each.decode());
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await image.click({ position: { x: width * 0.25, y: height * 0.5 } });
  const search = points.getByRole('searchbox').last();
  await expect(search).toBeFocused();
  await search.fill(item.name);
  await points.getByRole('button', { name: item.name }).click();
  await points.getByLabel('For how many guests').fill('8');

  const point = points.getByRole('button', { name: /^Point 1, / });
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(point).toHaveAccessibleName(
    /^Point 1, 2[56](\.\d)?% from the left, (39|40)(\.\d)?% from the top$/,
  );
  await expect(points.getByRole('spinbutton', { name: 'From the top' })).toHaveValue(/^(39|40)/);
  // With the mouse, too.
  await point.hover();
  await page.mouse.down();
  await image.hover({ position: { x: width * 0.75, y: height * 0.25 }, force: true });
  await page.mouse.up();
  await expect(point).toHaveAccessibleName(/^Point 1, 7[45](\.\d)?% from the left, 2[45]/);

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Settings saved');
  const { value: now } = await readRooms(api);
  expect(now.entries).toEqual([
    {
      ...room,
      slug: 'barn-supper',
      isHidden: false,
      place: '',
      alt: '',
      points: [
        expect.objectContaining({
          item: item.slug,
          option: '',
          quantity: 1,
          perGuests: 8,
        }),
      ],
    },
  ]);
});

test('one room goes back alone, and a removed one comes back @history.rooms', async ({
  page,
  api,
}) => {
  const room = (name: string, story: string) => ({
    name,
    story,
    image: '/media/catalog/loft-ballroom.jpg',
  });
  const save = async (...entries: object[]) => {
    const { version } = await readRooms(api);
    const data = { value: { entries }, version };
    expect((await api.put(`${ADMIN_API_PATHS.settings}/rooms`, { data })).status()).toBe(200);
    return (await readRooms(api)).value.entries;
  };
  const [loft] = await save(room('Loft dinner', 'First.'), room('Garden tea', 'Tea.'));
  await save({ ...loft, story: 'Second.' });

  await page.goto('/admin?section=rooms#settings');
  const entry = page.getByRole('listitem').filter({ hasText: '1. Loft dinner' });
  await entry.getByText('History', { exact: true }).click();
  const edits = entry.getByRole('listitem').filter({ hasText: / by / });
  await expect(edits.first()).toContainText('StoryFirst.→becomesSecond.');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await edits.last().scrollIntoViewIfNeeded();
    await expectAccessible(page, `history of a room at ${width} px`);
  }
  await expect(edits.first().getByRole('button')).toHaveCount(0);

  // What is typed is not lost.
  await entry.getByLabel('Place').fill('Upstairs');
  const back = edits.nth(1).getByRole('button', { name: 'Restore this version' });
  await expect(back).toBeDisabled();
  await expect(entry.getByText('Save or discard your changes')).toBeVisible();
  await entry.getByLabel('Place').fill('');
  await back.click();
  await expect(toast(page)).toContainText('“Loft dinner” is saved as it was.');
  await expect(entry.getByLabel('Story')).toHaveValue('First.');

  await page.getByText('Removed rooms', { exact: true }).click();
  const removed = page.getByRole('region', { name: 'Garden tea' });
  await expect(removed.getByRole('listitem').first()).toContainText('Deleted by Owner');
  await removed.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect(page.getByText('2. Garden tea')).toBeVisible();
  expect((await readRooms(api)).value.entries.map(({ name, story }) => [name, story])).toEqual([
    ['Loft dinner', 'First.'],
    ['Garden tea', 'Tea.'],
  ]);
});
