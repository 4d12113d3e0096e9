/**
 * A creation whose answer is lost is sent again, with the id that it chose.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Editable } from '#contracts/editing.ts';
import { inquiryEvents } from '#db/schema.ts';
import { itemBody, packageBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);
const colleague = useAdmin(db);
let chairs = '';

beforeAll(async () => {
  chairs = (await admin.addCategory({ name: 'Chairs' })).id;
});

const BODIES = [
  [
    'a category',
    ADMIN_API_PATHS.categories,
    () => ({ name: 'Arches', description: 'Tall' }),
    { description: 'Low' },
  ],
  [
    'a rental item',
    ADMIN_API_PATHS.rentalItems,
    () =>
      itemBody(chairs, {
        price: '12',
        options: [{ name: 'Large', price: 9.5 }],
        specifications: { Weight: '1 lb', Height: '3 ft' },
      }),
    { price: '13' },
  ],
  [
    'a service package',
    ADMIN_API_PATHS.servicePackages,
    () => packageBody({ startingPrice: 450.5, features: ['Props', 'Prints'] }),
    { features: ['Prints', 'Props'] },
  ],
] as const;

describe.each(BODIES)('%s', (_what, path, make, otherwise) => {
  const count = async () => (await admin.read<Editable[]>('GET', path)).length;

  test('is made once, however often it is sent @admin.create-once', async () => {
    const before = await count();
    const body = { ...make(), id: crypto.randomUUID() };
    const first = await admin.read<Editable & { slug: string }>('POST', path, body, 201);
    expect(first.id).toBe(body.id);
    const answers = await Promise.all([1, 2].map(() => admin.read('POST', path, body, 201)));
    expect(answers).toEqual([first, first]);
    // The slug that was made of its name.
    const withSlug = { ...body, slug: first.slug };
    expect(await admin.read('POST', path, withSlug, 201)).toEqual(first);
    expect(await count()).toBe(before + 1);
  });

  test('without an id is made each time', async () => {
    const before = await count();
    await admin.read('POST', path, make(), 201);
    await admin.read('POST', path, make(), 201);
    expect(await count()).toBe(before + 2);
  });

  test.each([
    { name: 'Second' },
    { name: 'First', slug: 'another-slug' },
    { name: 'First', ...otherwise },
  ])('that comes again as %j leaves the first as it is, and that is said', async (fields) => {
    const id = crypto.randomUUID();
    const stored = await admin.read('POST', path, { ...make(), name: 'First', id }, 201);
    const error = await expectError(
      await admin.ask('POST', path, { ...make(), ...fields, id }),
      409,
    );
    expect(error.message).toContain('“First” was already saved.');
    expect(await admin.read('GET', `${path}/${id}`)).toEqual(stored);
  });

  test('that is in the trash stays there', async () => {
    const body = { ...make(), id: crypto.randomUUID() };
    await admin.read('POST', path, body, 201);
    await admin.read('DELETE', `${path}/${body.id}?version=1`);
    await expectError(await admin.ask('POST', path, body), 409);
    expect((await admin.read<Editable>('GET', `${path}/${body.id}`)).deletedAt).not.toBeNull();
  });

  test.each(['', 'x', '../x', 5, null])('has no id such as %j', async (id) => {
    await expectError(await admin.ask('POST', path, { ...make(), id }), 400);
  });
});

test('a note’s id takes no other text, kind, request or author: text would be lost with a yes @inquiry.timeline', async () => {
  const [id, elsewhere] = [await addInquiry(db()), await addInquiry(db())];
  const note = { id: crypto.randomUUID(), kind: 'note', body: 'Wants gold chairs' };
  const send = (inquiry: string, body: object, by = admin) =>
    by.ask('POST', `${ADMIN_API_PATHS.inquiries}/${inquiry}/notes`, body);
  expect((await send(id, note)).status).toBe(200);
  expect((await send(id, note)).status).toBe(200);
  await expectError(await send(id, { ...note, body: 'Wants silver chairs' }), 422);
  await expectError(await send(id, { ...note, kind: 'call' }), 422);
  await expectError(await send(elsewhere, note), 422);
  await expectError(await send(id, note, colleague), 422);
  expect(await db().$count(inquiryEvents)).toBe(1);
});
