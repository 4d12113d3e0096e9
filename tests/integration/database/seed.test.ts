import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories, rentalItems } from '#db/schema.ts';
import { isEmpty, seedDemo } from '#db/seed/seed.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { addCategory } from '../../support/rows.ts';
import { dump } from '../../support/sql.ts';

describe.each(BACKENDS)('the demo catalog on $name', (backend) => {
  const db = useDatabase(backend);
  let first: string[];

  beforeAll(async () => {
    expect(await isEmpty(db())).toBe(true);
    const counts = await seedDemo(db());
    expect(counts.items).toBeGreaterThan(0);
    first = await dump(db());
  });

  test('fills an empty database @run.demo', async () => {
    expect(await isEmpty(db())).toBe(false);
    expect(first.length).toBeGreaterThan(100);
  });

  test('changes nothing when it is there already, not even a time @run.demo', async () => {
    const counts = await seedDemo(db());
    expect(counts).toEqual({ media: 0, categories: 0, items: 0, packages: 0 });
    expect(await dump(db())).toEqual(first);
  });

  test('leaves an edited and a deleted row as they are', async () => {
    const edited = sql`${rentalItems.slug} = 'gold-chiavari-chair'`;
    const deleted = eq(categories.slug, 'linens');
    await db().update(rentalItems).set({ price: '$9.75' }).where(edited);
    await db().update(categories).set({ deletedAt: new Date() }).where(deleted);
    const before = await dump(db());
    await seedDemo(db());
    expect(await dump(db())).toEqual(before);
  });
});

describe('beside a catalog of one’s own', () => {
  const db = useDatabase();

  test('a taken slug keeps its owner, and the demo’s items join it', async () => {
    const own = await addCategory(db(), { name: 'Our chairs', slug: 'chairs' });
    expect(await isEmpty(db())).toBe(false);
    await seedDemo(db());
    const [row] = await db().select().from(categories).where(eq(categories.slug, 'chairs'));
    expect(row).toMatchObject({ id: own, name: 'Our chairs' });
    expect(await db().$count(rentalItems, eq(rentalItems.categoryId, own))).toBeGreaterThan(0);
  });

  test('a generation at once by two processes makes one catalog', async () => {
    await db().execute(sql`truncate categories, rental_items, service_packages, media cascade`);
    const counts = await Promise.all([seedDemo(db()), seedDemo(db())]);
    const total = await db().$count(rentalItems);
    expect(counts.map(({ items }) => items).toSorted((a, b) => a - b)).toEqual([0, total]);
  });
});
