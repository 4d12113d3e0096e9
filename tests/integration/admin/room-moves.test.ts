/** Addresses of rooms after a save. */
import { expect, test } from 'vitest';
import type { SectionView } from '#contracts/settings/endpoints.ts';
import { roomSettings } from '#db/seed/content/settings/rooms.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');
const [loft, tent] = roomSettings.rooms.entries;

test('the old address of a room leads to its new one, until a room has it again @rooms.moved', async () => {
  if (!loft || !tent) throw new Error('The demo has two rooms');
  let version = 0;
  const save = async (...slugs: [string, string?]) => {
    const entries = slugs.map((slug, index) => ({ ...(index === 0 ? loft : tent), slug }));
    const path = `${ADMIN_API_PATHS.settings}/rooms`;
    const view = await owner.read<SectionView>('PUT', path, { value: { entries }, version });
    version = view.version;
    return redirectsOf(db(), '/rooms/');
  };
  expect(await save('loft', 'tent')).toEqual({});
  expect(await save('attic', 'tent')).toEqual({ '/rooms/loft': '/rooms/attic' });
  expect(await save('studio', 'tent')).toEqual({
    '/rooms/attic': '/rooms/studio',
    '/rooms/loft': '/rooms/studio',
  });
  // Another room takes an address that led on.
  expect(await save('studio', 'loft')).toEqual({
    '/rooms/attic': '/rooms/studio',
    '/rooms/tent': '/rooms/loft',
  });
  // A room that is gone leads nowhere.
  expect(await save('studio')).toEqual({
    '/rooms/attic': '/rooms/studio',
    '/rooms/tent': '/rooms/loft',
  });
});
