import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffMemberView } from '#contracts/accounts/staff.ts';
import { staff, staffSessions } from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { addStaff, signedIn, staffServices, type SignedIn } from '../../support/staff.ts';

describe.each(BACKENDS)('on $name', (backend) => {
  const db = useDatabase(backend);
  beforeEach(async () => {
    await db().delete(staff);
  });

  const change = async (by: SignedIn, id: string, body: object): Promise<Response> =>
    adminApp(staffServices(db)).request(`${ADMIN_API_PATHS.staff}/${id}`, {
      method: 'PATCH',
      headers: { ...by.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const owners = () => db().$count(staff, and(eq(staff.role, 'owner'), isNull(staff.disabledAt)));

  test('the last owner cannot be demoted or disabled @staff.last-owner', async () => {
    const owner = await signedIn(db(), 'owner');
    await addStaff(db(), { role: 'owner', disabledAt: new Date() });
    await addStaff(db(), { role: 'editor' });
    for (const body of [
      { role: 'editor' },
      { disabled: true },
      { role: 'editor', disabled: true },
    ]) {
      const error = await expectError(await change(owner, owner.id, body), 409);
      expect(error.message).toContain('last owner');
    }
    expect(await owners()).toBe(1);
  });

  test.each([{ role: 'editor' }, { disabled: true }])(
    'not even by two who remove each other at once: %o @staff.last-owner',
    async (body) => {
      for (let round = 0; round < 5; round += 1) {
        await db().delete(staff);
        const one = await signedIn(db(), 'owner');
        const two = await signedIn(db(), 'owner');
        const answers = await Promise.all([
          change(one, two.id, body),
          change(two, one.id, body),
          change(one, one.id, body),
          change(two, two.id, body),
        ]);
        expect(await owners()).toBe(1);
        const statuses = answers.map((answer) => answer.status);
        // Whoever was removed first asks in vain; removing them again changes nothing.
        for (const status of statuses) expect([200, 401, 403, 409]).toContain(status);
        expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
      }
    },
  );

  test('many owners who all leave at once leave one', async () => {
    const people = [];
    for (let each = 0; each < 8; each += 1) people.push(await signedIn(db(), 'owner'));
    const answers = await Promise.all(
      people.map((person) => change(person, person.id, { role: 'editor' })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(7);
    expect(await owners()).toBe(1);
  });

  test('somebody who is disabled is out with the next request, and can come back @staff.change', async () => {
    const owner = await signedIn(db(), 'owner');
    const editor = await signedIn(db(), 'editor');
    const app = adminApp(staffServices(db));
    const me = async () =>
      (await app.request(ADMIN_API_PATHS.me, { headers: editor.headers })).status;
    expect(await me()).toBe(200);
    const response = await change(owner, editor.id, { disabled: true });
    expect(await response.json()).toMatchObject({ id: editor.id, disabled: true, role: 'editor' });
    expect(await me()).toBe(401);
    expect(await db().$count(staffSessions, eq(staffSessions.userId, editor.id))).toBe(0);
    expect((await change(owner, editor.id, { disabled: false })).status).toBe(200);
    // The old session does not come back with the person.
    expect(await me()).toBe(401);
  });
});

const db = useDatabase();
const app = () => adminApp(staffServices(db));

test('a new role holds from the next request @staff.change', async () => {
  const owner = await signedIn(db(), 'owner');
  const editor = await signedIn(db(), 'editor');
  const list = () => app().request(ADMIN_API_PATHS.staff, { headers: editor.headers });
  await expectError(await list(), 403);
  const response = await app().request(`${ADMIN_API_PATHS.staff}/${editor.id}`, {
    method: 'PATCH',
    headers: { ...owner.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ role: 'owner' }),
  });
  expect(response.status).toBe(200);
  const members = (await (await list()).json()) as StaffMemberView[];
  expect(members.find(({ id }) => id === editor.id)).toEqual({
    id: editor.id,
    name: 'Ada Okafor',
    email: editor.email,
    role: 'owner',
    disabled: false,
    twoFactorEnabled: false,
    createdAt: expect.any(String) as string,
    lastSignInAt: null,
    openRequests: 0,
    passkeys: 0,
  });
});

test('other fields and other people are refused', async () => {
  const owner = await signedIn(db(), 'owner');
  const patch = (id: string, body: object) =>
    app().request(`${ADMIN_API_PATHS.staff}/${id}`, {
      method: 'PATCH',
      headers: { ...owner.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const body of [{ email: 'a@b.c' }, { id: '1' }, { disabledAt: null }, { role: 'king' }]) {
    await expectError(await patch(owner.id, body), 400);
  }
  await expectError(await patch('nobody', { role: 'editor' }), 404);
  await expectError(await patch('%00', { role: 'editor' }), 404);
});
