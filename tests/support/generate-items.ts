/**
 * Any number of made-up rental items, for tests and benchmarks. Item number 42 is the same on every machine.
 */
import { asc, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { categories, rentalItems } from '#db/schema.ts';
import mediaContent from '#db/seed/content/media.json' with { type: 'json' };
import { imageAddress } from '#db/seed/rows.ts';
import { stableId } from '#db/seed/stable-id.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { formatCents } from '#domain/money.ts';
import { slugFromName } from '#domain/slug.ts';

/** Rows of one statement: few round trips, and far below Postgres' 65,535 parameters. */
const BATCH = 1_000;
/** Every fifth item is sold in sizes. */
const OPTIONS_EVERY = 5;
const MAX_IMAGES = 4;

const COLORS = ['Ivory', 'Blush', 'Sage', 'Navy', 'Champagne', 'Charcoal', 'Emerald', 'Rose Gold'];
const MATERIALS = [
  'Satin',
  'Velvet',
  'Walnut',
  'Acrylic',
  'Linen',
  'Brass',
  'Rattan',
  'Glass',
  'Oak',
];
const STYLES = ['Classic', 'Modern', 'Rustic', 'Garden', 'Art Deco', 'Heirloom', 'Coastal'];
const SIZES = ['Small', 'Medium', 'Large'];

interface Category {
  id: string;
  name: string;
}

/**
 * Inserts items number 1 to `count`, spread over the categories that are there, in one
 * transaction; those that are there already stay as they are.
 * @returns how many were inserted now
 * @throws when there is no category
 */
export async function generateItems(db: Database, count: number): Promise<number> {
  const targets = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.slug));
  if (targets.length === 0) throw new Error('Generated items need a category; seed the demo first');
  return db.transaction(async (tx) => {
    let inserted = 0;
    for (let start = 1; start <= count; start += BATCH) {
      const size = Math.min(BATCH, count - start + 1);
      const rows = Array.from({ length: size }, (_, index) =>
        generatedItem(start + index, targets),
      );
      const added = await tx
        .insert(rentalItems)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: rentalItems.id });
      inserted += added.length;
    }
    return inserted;
  });
}

function generatedItem(
  number: number,
  targets: readonly Category[],
): typeof rentalItems.$inferInsert {
  const category = pick(targets, number);
  // Strides without a common divisor, so that neighbors differ in every word.
  const color = pick(COLORS, number * 3);
  const material = pick(MATERIALS, number * 5);
  const style = pick(STYLES, number * 2);
  const kind = category.name.slice(0, MAX_LENGTH.title / 2);
  const name = `${style} ${color} ${material} ${kind} ${number}`;
  const cents = 250 + ((number * 7_919) % 120_000);
  const slug = `${slugFromName(`${style} ${color} ${material} ${kind}`).slice(0, 80)}-${number}`;
  return {
    id: stableId('generated', String(number)),
    categoryId: category.id,
    name,
    slug: slug.replaceAll(/-+/g, '-'),
    shortDescription: `${style} ${kind.toLowerCase()} in ${color.toLowerCase()} ${material.toLowerCase()}.`,
    fullDescription: `${name} suits weddings, birthdays and corporate events.\n\nDelivered, set up and collected by our crew in Metro Detroit.`,
    description: name,
    price: formatCents(cents),
    priceCents: cents,
    images: images(number),
    availability: number % 200,
    options:
      number % OPTIONS_EVERY === 0
        ? SIZES.map((size, step) => ({ name: size, price: cents / 100 + step * 5 }))
        : [],
    tags: [color.toLowerCase(), material.toLowerCase(), style.toLowerCase()],
    dimensions: `${12 + (number % 60)} in W x ${18 + (number % 40)} in H`,
    materials: material,
    colors: [color],
    specifications: { 'Set-up time': `${5 + (number % 6) * 5} minutes` },
  };
}

function images(number: number): string[] {
  const count = 1 + (number % MAX_IMAGES);
  return Array.from({ length: count }, (_, index) =>
    imageAddress(pick(mediaContent, number + index).file),
  );
}

function pick<T>(list: readonly T[], number: number): T {
  const picked = list[number % list.length];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}
