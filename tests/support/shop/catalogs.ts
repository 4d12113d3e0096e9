/**
 * Catalogs for what the demo's does not show: much, little, and what editors leave out. Pages
 * are read for what stands here, so the numbers in it matter.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rentalItems } from '#db/schema.ts';
import { addCategory, addItem, addPackage } from '../rows.ts';

export type CatalogName = 'bare' | 'two-services' | 'drapes';

/** @returns whether there is a catalog of this name */
export function isCatalogName(name: string): name is CatalogName {
  return name in CATALOGS;
}

/** Each fills a migrated database. */
export const CATALOGS: Record<CatalogName, (db: Database) => Promise<void>> = {
  bare: fillBare,
  'two-services': fillTwoServices,
  drapes: fillDrapes,
};

/** More than stand in one page. */
const LANTERNS = 60;

/**
 * No package, nothing featured; a large category, one of two pages, one with a single item; and what
 * is not to be shown.
 */
async function fillBare(db: Database): Promise<void> {
  const lanterns = await addCategory(db, {
    name: 'Lanterns',
    heading: 'Lantern & Candle Rentals',
    slug: 'lanterns',
    displayOrder: 1,
  });
  for (let number = 1; number <= LANTERNS; number += 1) {
    await addItem(db, lanterns, {
      name: `Lantern ${number}`,
      slug: `lantern-${number}`,
      price: `$${number}.00`,
      tags: number % 2 === 0 ? ['even'] : [],
    });
  }
  const vases = await addCategory(db, {
    name: 'Vases',
    slug: 'vases',
    description: 'Glass and stoneware for every table.',
    displayOrder: 2,
  });
  const ids = new Map<string, string>();
  for (const item of VASES) ids.set(item.slug ?? '', await addItem(db, vases, item));
  await addItem(db, vases, { name: 'Vat', slug: 'vat', isActive: false });
  await addItem(db, vases, { name: 'Vial', slug: 'vial', isPublished: false });
  const gongs = await addCategory(db, { name: 'Gongs', slug: 'gongs', displayOrder: 3 });
  const images = ['/media/catalog/not-there.jpg'];
  await addItem(db, gongs, { name: 'Gong', slug: 'gong', price: '40', images });
  const hidden = await addItem(db, gongs, { name: 'Gamelan', slug: 'gamelan', isActive: false });
  await db
    .update(rentalItems)
    .set({ goesWith: [ids.get('ewer') ?? '', hidden, ids.get('carafe') ?? ''] })
    .where(eq(rentalItems.slug, 'bud-vase'));
  const yurts = await addCategory(db, { name: 'Yurts', slug: 'yurts', isActive: false });
  await addItem(db, yurts, { name: 'Yurt', slug: 'yurt' });
}

type Item = NonNullable<Parameters<typeof addItem>[2]>;

/** Fourteen: a page of twelve and one of two. */
const VASES: readonly Item[] = [
  {
    name: 'Amphora',
    slug: 'amphora',
    shortDescription: 'Tall, for dried GRASSES.',
    price: '$1,250.00',
    tags: ['stoneware', 'Rose Gold'],
  },
  {
    name: 'Bud Vase',
    slug: 'bud-vase',
    shortDescription: 'For one stem.',
    fullDescription: 'A slim vase.\n\nIt stands in the middle of a small table.',
    price: '4.50',
    options: [
      { name: 'Clear', price: 4.5 },
      { name: 'Smoke', price: 5.25, image: '/media/catalog/satin-linens-1.jpg' },
      { name: '', price: 0 },
    ],
    images: [
      '/media/catalog/gold-chiavari-chair-1.jpg',
      '/media/catalog/round-table-ivory-satin-1.jpg',
      '/media/catalog/satin-linens-1.jpg',
    ],
    tags: ['glass', 'gold'],
    dimensions: '2 in W x 8 in H',
    materials: 'Blown glass',
    colors: ['Clear', 'Smoke'],
    specifications: { 'Holds water': 'Yes', Weight: '1 lb' },
    availability: 3,
  },
  {
    name: 'Carafe',
    slug: 'carafe',
    shortDescription: 'Also pours.',
    price: '$ 9',
    tags: ['glass'],
  },
  { name: 'Decanter', slug: 'decanter', price: 'Call for pricing', tags: ['glass', ''] },
  { name: 'Ewer', slug: 'ewer', price: '$12.00', unit: 'pair', tags: ['stoneware'] },
  ...['Flask', 'Goblet', 'Hyacinth Glass', 'Ikebana Bowl', 'Jar', 'Krater', 'Lekythos'].map(plain),
  ...['Mug', 'Urn'].map(plain),
];

function plain(name: string, index: number): Item {
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    shortDescription: 'Plain.',
    price: `${20 + index}.00`,
    availability: 1,
  };
}

/** Packages of two service types: one of the first, four of the second; none active of the third. */
async function fillTwoServices(db: Database): Promise<void> {
  const chairs = await addCategory(db, { name: 'Chairs', slug: 'chairs' });
  await addItem(db, chairs, { name: 'Bench', slug: 'bench', price: '$30.00', isFeatured: true });
  await addPackage(db, {
    name: 'Whole Room',
    serviceType: 'design',
    startingPrice: '12500',
    // Where there is no list of images, the single one shows.
    image: '/media/catalog/round-table-ivory-satin-1.jpg',
  });
  for (const [index, name] of ['Corner', 'Curtain', 'Mirror', 'Studio'].entries()) {
    await addPackage(db, { name, startingPrice: `${400 + index * 100}.50` });
  }
  await addPackage(db, { name: 'Retired', serviceType: 'video_dance_floor', isActive: false });
}

const DRAPES = 60;

/**
 * One large category in which color, size, price and image each leave other items out: a third is
 * navy, half is wider, the price is the number in dollars, every fifth has no image.
 */
async function fillDrapes(db: Database): Promise<void> {
  const drapes = await addCategory(db, { name: 'Drapes', slug: 'drapes' });
  for (let number = 1; number <= DRAPES; number += 1) {
    await addItem(db, drapes, {
      name: `Drape ${number}`,
      slug: `drape-${number}`,
      price: `$${number}.00`,
      colors: [number % 3 === 0 ? 'Navy' : 'Ivory'],
      dimensions: number % 2 === 0 ? '10 ft x 12 ft' : '8 ft x 10 ft',
      images: number % 5 === 0 ? [] : ['/media/catalog/round-table-ivory-satin-1.jpg'],
    });
  }
}
