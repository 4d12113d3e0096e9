import { beforeAll, describe, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { itemBody, packageBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { dump } from '../../support/sql.ts';

const { categories, rentalItems, servicePackages } = ADMIN_API_PATHS;
const db = useDatabase();
const admin = useAdmin(db);
let chairs = '';

beforeAll(async () => {
  chairs = (await admin.addCategory({ name: 'Chairs' })).id;
  await admin.addItem(chairs, { name: 'Taken' });
  await admin.addPackage({ name: 'Taken' });
});

/** Sends what must be refused with 400, and leaves nothing behind. */
async function expectRefused(path: string, body: unknown): Promise<string[]> {
  const before = await catalog();
  const error = await expectError(await admin.ask('POST', path, body), 400);
  expect(await catalog()).toEqual(before);
  return Object.keys(error.fields ?? {});
}
/** Signing in is noted with every request, the catalog is not. */
const catalog = async () =>
  (await dump(db())).filter((line) =>
    /^(categories|rental_items|service_packages|publ)/.test(line),
  );

describe('slugs', () => {
  const bodies = () => [
    [categories, { name: 'Chairs' }] as const,
    [rentalItems, itemBody(chairs)] as const,
    [servicePackages, packageBody()] as const,
  ];

  test.each([
    ['not of the alphabet', 'stühle'],
    ['with capitals', 'Chairs'],
    ['with a slash', 'a/b'],
    ['with dots', '../x'],
    ['with a hyphen at its end', 'chairs-'],
    ['with two hyphens', 'a--b'],
    ['of 300 characters', 'a'.repeat(300)],
    ['reserved: index', 'index'],
    ['reserved: 404', '404'],
    ['no text', 5],
    ['null', null],
  ])('%s are refused beside the field', async (_what, slug) => {
    for (const [path, body] of bodies()) {
      expect(await expectRefused(path, { ...body, slug })).toEqual(['slug']);
    }
  });

  test('that are taken are refused, in words @admin.slug-taken', async () => {
    expect(await expectRefused(categories, { name: 'X', slug: 'chairs' })).toEqual(['slug']);
    expect(await expectRefused(rentalItems, itemBody(chairs, { slug: 'taken' }))).toEqual(['slug']);
    expect(await expectRefused(servicePackages, packageBody({ slug: 'taken' }))).toEqual(['slug']);
  });

  test('that are empty are made of the name, with a number when taken @admin.slug-taken', async () => {
    for (const [name, slug] of [
      ['Taken', 'taken-2'],
      ['Taken', 'taken-3'],
      ['祝', 'item'],
      ['Index', 'index-2'],
      ['x'.repeat(200), 'x'.repeat(100)],
      ['x'.repeat(200), `${'x'.repeat(98)}-2`],
    ] as const) {
      expect(await admin.addItem(chairs, { name, slug: '' })).toMatchObject({ slug });
    }
  });

  test('that forty make of one name at once are forty', async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, () =>
        admin.insist<RentalItemAdminView>(rentalItems, itemBody(chairs, { name: 'Rush' })),
      ),
    );
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(40);
  });
});

describe('prices', () => {
  test.each(['12,50', '$1e5', '-1', 'abc', '', '1.234', '99999999'])(
    '%j are refused @admin.bad-input @items.price',
    async (price) => {
      expect(await expectRefused(rentalItems, itemBody(chairs, { price }))).toEqual(['price']);
    },
  );

  test.each([-1, 1.005, 1e9, '450', null])('of a package: %j is refused', async (startingPrice) => {
    const fields = await expectRefused(servicePackages, { ...packageBody(), startingPrice });
    expect(fields).toEqual(['startingPrice']);
  });

  test.each([-1, 0.001, 1e7, '5'])('of an option: %j is refused', async (price) => {
    const options = [{ name: 'Gold', price }];
    expect(await expectRefused(rentalItems, { ...itemBody(chairs), options })).toEqual([
      'options.0.price',
    ]);
  });
});

describe('fields that nobody may set', () => {
  test.each(['id', 'version', 'deletedAt', 'createdAt', 'role', 'state', 'priceCents', 'isAdmin'])(
    '%s is refused',
    async (field) => {
      for (const [path, body] of [
        [categories, { name: 'X' }],
        [rentalItems, itemBody(chairs)],
        [servicePackages, packageBody()],
      ] as const) {
        expect(await expectRefused(path, { ...body, [field]: 1 })).toEqual([field]);
      }
    },
  );

  test('are not reached through the prototype either', async () => {
    const body = `{"name":"X","__proto__":{"isActive":false}}`;
    await expectRefused(categories, JSON.parse(`{"x":${body}}`));
    expect(await expectRefused(categories, { name: 'X', constructor: {} })).toEqual([
      'constructor',
    ]);
  });

  test('nor is what has to be there left out', async () => {
    expect(await expectRefused(categories, {})).toEqual(['name']);
    expect((await expectRefused(rentalItems, {})).toSorted()).toEqual([
      'categoryId',
      'name',
      'price',
      'shortDescription',
    ]);
    expect((await expectRefused(servicePackages, {})).toSorted()).toEqual([
      'description',
      'name',
      'serviceType',
      'startingPrice',
    ]);
  });
});

describe('what is too much or no text', () => {
  test.each([
    ['name', 'x'.repeat(201)],
    ['name', '\0 '],
    ['images', ['javascript:alert(1)']],
    ['images', ['//evil.example/x.jpg']],
    ['images', ['http://example.com/x.jpg']],
    ['images', ['https://%']],
    ['images', ['https://[']],
    ['images', ['https://a:99999/x.jpg']],
    ['name', '\u202E\u200B\u2066'],
    ['images', Array.from({ length: 13 }, (_, index) => `/${index}.jpg`)],
    ['tags', Array.from({ length: 31 }, (_, index) => `t${index}`)],
    ['fullDescription', 'x'.repeat(10_001)],
    ['availability', 1.5],
    ['availability', -1],
    ['specifications', Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`k${at}`, 'v']))],
  ])('%s is refused beside the field @admin.bad-input', async (field, value) => {
    const [name] = await expectRefused(rentalItems, { ...itemBody(chairs), [field]: value });
    expect(name?.split('.')[0]).toBe(field);
  });

  test('is cleaned where it can be', async () => {
    const item = await admin.addItem(chairs, {
      name: ' Gold\0 \uD800Chair\u202E ',
      tags: [' gold '],
    });
    expect(item.name).toBe('Gold \uFFFDChair');
    expect(item.tags).toEqual(['gold']);
  });

  test('has names of specifications that no database takes cleaned too', async () => {
    const specifications = { 'Le\u0000g\ns': 'x', '\ud800': 'y' };
    const { specifications: kept } = await admin.addItem(chairs, { specifications });
    expect(kept).toEqual({ 'Leg s': 'x', '\ufffd': 'y' });
    const blank = itemBody(chairs, { specifications: { '\u0000 ': 'x' } });
    expect((await admin.ask('POST', rentalItems, blank)).status).toBe(400);
  });

  test('in a body is answered by its size and type', async () => {
    await expectError(await admin.ask('POST', categories, { name: 'x'.repeat(300_000) }), 413);
  });
});

describe('parameters of lists', () => {
  test.each([
    'sort=slug',
    'sort=name;drop table',
    'sort=name&sort=name',
    'sort=',
    'state=gone',
    'filter=1',
    'deleted=0',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=9999999',
    'page=abc',
    `q=${'x'.repeat(201)}`,
    'category=chairs',
    '__proto__=1',
  ])('%s is refused', async (query) => {
    await expectError(await admin.ask('GET', `${rentalItems}?${query}`), 400);
  });

  test('belong to their list', async () => {
    await expectError(await admin.ask('GET', `${categories}?serviceType=design`), 400);
    await expectError(await admin.ask('GET', `${servicePackages}?sort=category`), 400);
    await expectError(await admin.ask('GET', `${ADMIN_API_PATHS.inquiries}?status=new`), 400);
    await expectError(await admin.ask('GET', `${ADMIN_API_PATHS.inquiries}?state=active`), 400);
  });

  test.each(["' or 1=1 --", '%', '_', String.raw`\ `, '\0', '(', '祝'])(
    'take %j as text to search for',
    async (text) => {
      for (const path of [categories, rentalItems, servicePackages, ADMIN_API_PATHS.inquiries]) {
        const answer = await admin.ask('GET', `${path}?q=${encodeURIComponent(text)}xyzzy`);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual([]);
      }
    },
  );
});
