/**
 * What editors do to a catalog, at random but the same for the same seed.
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { categories, media, rentalItems, servicePackages } from '#db/schema.ts';
import { parsePriceCents } from '#domain/money.ts';
import { categoryPath, itemPath } from '#site/paths.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { recordRedirect } from '../redirects.ts';
import { saveSection } from '../settings.ts';

/** Gives numbers from 0 up to 1. */
export type Random = () => number;

/** @returns the same numbers for the same seed (mulberry32) */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Item = typeof rentalItems.$inferSelect;
type Edit = (db: Database, random: Random) => Promise<void>;

const onItem =
  (fields: (item: Item, random: Random) => Partial<typeof rentalItems.$inferInsert>): Edit =>
  async (db, random) => {
    const item = pick(await livingItems(db), random);
    await db.update(rentalItems).set(fields(item, random)).where(eq(rentalItems.id, item.id));
  };

/** By name, so that a failure can say what was done. */
export const EDITS: Readonly<Record<string, Edit>> = {
  rename: onItem((item, random) => ({ name: `${item.name} ${letter(random)} & <b>` })),
  price: onItem((_, random) => priced(`$${(random() * 900).toFixed(2)}`)),
  unreadablePrice: onItem(() => priced('Call for pricing')),
  tags: onItem((_, random) => ({ tags: [`tag ${letter(random)}`] })),
  images: onItem(({ images }) => ({ images: images.toReversed().slice(0, 2) })),
  options: onItem((_, random) => ({ options: [{ name: letter(random), price: random() * 50 }] })),
  soldOut: onItem(() => ({ availability: 0 })),
  feature: onItem(({ isFeatured }) => ({ isFeatured: !isFeatured })),
  unpublish: onItem(() => ({ isPublished: false })),
  publishAgain: async (db) => {
    await db.update(rentalItems).set({ isPublished: true });
  },
  remove: onItem(() => ({ deletedAt: new Date() })),
  slug: async (db, random) => {
    const item = pick(await livingItems(db), random);
    const slug = `${item.slug.slice(0, 60)}-${letter(random)}`;
    await db.update(rentalItems).set({ slug }).where(eq(rentalItems.id, item.id));
    const { slug: category } = await categoryOf(db, item);
    await recordRedirect(db, itemPath(category, item.slug), itemPath(category, slug));
  },
  moveCategory: async (db, random) => {
    const item = pick(await livingItems(db), random);
    const from = await categoryOf(db, item);
    const to = pick(await livingCategories(db), random);
    if (from.id === to.id) return;
    await db.update(rentalItems).set({ categoryId: to.id }).where(eq(rentalItems.id, item.id));
    await recordRedirect(db, itemPath(from.slug, item.slug), itemPath(to.slug, item.slug));
  },
  categorySlug: async (db, random) => {
    const category = pick(await livingCategories(db), random);
    const slug = `${category.slug.slice(0, 60)}-${letter(random)}`;
    await db.update(categories).set({ slug }).where(eq(categories.id, category.id));
    await recordRedirect(db, categoryPath(category.slug), categoryPath(slug));
  },
  categoryText: async (db, random) => {
    const { id } = pick(await livingCategories(db), random);
    const description = `About ${letter(random)}`;
    await db.update(categories).set({ description }).where(eq(categories.id, id));
  },
  categoryOrder: async (db, random) => {
    const { id } = pick(await livingCategories(db), random);
    const displayOrder = Math.floor(random() * 20);
    await db.update(categories).set({ displayOrder }).where(eq(categories.id, id));
  },
  packagePrice: async (db, random) => {
    const { id } = pick(await packages(db), random);
    const startingPrice = (100 + random() * 900).toFixed(2);
    await db.update(servicePackages).set({ startingPrice }).where(eq(servicePackages.id, id));
  },
  packageOff: async (db, random) => {
    const { id, isActive } = pick(await packages(db), random);
    await db.update(servicePackages).set({ isActive: !isActive }).where(eq(servicePackages.id, id));
  },
  alternativeText: async (db, random) => {
    const { url } = pick(await db.select().from(media).orderBy(asc(media.url)), random);
    await db
      .update(media)
      .set({ alt: `Seen ${letter(random)}` })
      .where(eq(media.url, url));
  },
  phone: async (db, random) => {
    const phone = `(313) 555-01${Math.floor(random() * 90) + 10}`;
    await saveSection(db, 'business', { ...DEFAULT_SETTINGS.business, phone });
  },
  focus: async (db, random) => {
    const focusX = Math.floor(random() * 101);
    await saveSection(db, 'hero', { ...DEFAULT_SETTINGS.hero, focusX });
  },
};

/** @returns one of the list */
export function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

function priced(price: string) {
  return { price, priceCents: parsePriceCents(price) };
}

function letter(random: Random): string {
  return String.fromCodePoint(97 + Math.floor(random() * 26));
}

function livingItems(db: Database): Promise<Item[]> {
  const isPublic = and(isNull(rentalItems.deletedAt), eq(rentalItems.isPublished, true));
  return db.select().from(rentalItems).where(isPublic).orderBy(asc(rentalItems.id));
}

function livingCategories(db: Database) {
  return db.select().from(categories).where(isNull(categories.deletedAt)).orderBy(categories.id);
}

function packages(db: Database) {
  return db.select().from(servicePackages).orderBy(servicePackages.id);
}

async function categoryOf(db: Database, { categoryId }: Item) {
  const rows = await db.select().from(categories).where(eq(categories.id, categoryId));
  return pick(rows, () => 0);
}
