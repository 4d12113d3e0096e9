import { expect, test } from 'vitest';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const db = useDatabase();

test('tells who is signed in and what they may do', async () => {
  const app = adminApp(staffServices(db));
  const ask = async (headers: Record<string, string>): Promise<unknown> =>
    (await app.request(ADMIN_API_PATHS.me, { headers })).json();
  const owner = await signedIn(db(), 'owner', { name: 'Rosa Parks' });
  expect(await ask(owner.headers)).toEqual({
    id: owner.id,
    name: 'Rosa Parks',
    email: owner.email,
    role: 'owner',
    twoFactorEnabled: false,
    permissions: [
      'activity.read',
      'activity.undo',
      'admin.use',
      'catalog.read',
      'catalog.write',
      'inquiries.export',
      'inquiries.read',
      'inquiries.write',
      'media.write',
      'publishing.read',
      'publishing.publish',
      'publishing.rollback',
      'people.manage',
      'settings.manage',
      'staff.manage',
    ],
    // No mail server is configured here.
    mail: 'none',
  });
  const editor = await signedIn(db(), 'editor');
  const view = (await ask(editor.headers)) as { permissions: string[] };
  expect(view.permissions).not.toContain('staff.manage');
  expect(view.permissions).not.toContain('people.manage');
  expect(view.permissions).not.toContain('publishing.rollback');
});
