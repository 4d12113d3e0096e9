/** Rooms in the settings: points are placed on the image. */
import type { APIRequestContext } from '@playwright/test';
import type { Settings } from '#contracts/settings/sections.ts';
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
