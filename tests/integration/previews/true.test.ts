/** A preview is the page that a save and a publication would make, to the letter. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { categoryEditSchema } from '#contracts/catalog/categories.ts';
import { rentalItemEditSchema } from '#contracts/catalog/rental-items.ts';
import { servicePackageEditSchema } from '#contracts/catalog/service-packages.ts';
import type { PreviewView } from '#contracts/previews.ts';
import {
  catalogEdits,
  categories,
  publications,
  rentalItems,
  servicePackages,
} from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import {
  appOn,
  openPreview,
  previewOf,
  sendDraft,
  usePreviewShop,
  type PreviewsApp,
} from '../../support/previews.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const shop = usePreviewShop();
let headers: Record<string, string>;
let app: PreviewsApp;

beforeAll(async () => {
  ({ headers } = await signedIn(shop.db, 'owner'));
  app = appOn(shop.db);
});

const draft = async (at: string, body: object): Promise<PreviewView> => {
  const answer = await sendDraft(app, at, body, headers);
  expect(answer.status).toBe(200);
  return previewOf(answer);
};

const open = async ({ token }: PreviewView) => (await openPreview(app, token)).text();

const put = async (at: string, body: object) => {
  const answer = await adminApp(staffServices(() => shop.db)).request(at, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};

/** @returns what a form that holds a row sends, without its version */
function fieldsOf(schema: { shape: object }, row: Record<string, unknown>) {
  const { version: _seen, ...shape } = schema.shape as Record<string, unknown>;
  const known = Object.entries(row).filter(([name]) => name in shape);
  return { ...Object.fromEntries(known), id: row['id'] } as { id: string; name: string };
}

const one = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('The demo has it');
  return row;
};

const itemOf = async (slug: string) =>
  one(await shop.db.select().from(rentalItems).where(eq(rentalItems.slug, slug)));

const categoryOf = async (slug: string) =>
  one(await shop.db.select().from(categories).where(eq(categories.slug, slug)));

/** As a page of its own. */
const asPublished = (html: string) => html.replace('<base target="_blank">', '');

/** What a frame may not do, and no eye sees. */
const published = (site: string, address: string) =>
  readFileSync(path.join(site, `${address === '/' ? '/index' : address}.html`), 'utf8').replaceAll(
    / autofocus(?=[ >])/g,
    '',
  );

test('an item, a category and a package look as they do once they are saved and published @preview.true', async () => {
  const item = await itemOf('gold-chiavari-chair');
  const category = await categoryOf('tents');
  const pack = one(await shop.db.select().from(servicePackages).limit(1));
  const drafts = {
    item: {
      ...fieldsOf(rentalItemEditSchema, item),
      name: 'Chiavari Chair “Ünsaved” <b>',
      price: '$13.75',
      slug: 'unsaved-chair',
    },
    category: { ...fieldsOf(categoryEditSchema, category), slug: 'marquees', name: 'Marquees' },
    package: {
      ...fieldsOf(servicePackageEditSchema, pack),
      startingPrice: 4321,
      features: ['One', 'Two'],
    },
  };
  const seen = {
    item: await draft('item', drafts.item),
    category: await draft('category', drafts.category),
    package: await draft('package', drafts.package),
  };
  expect(seen.item.path).toBe('/rental-services/chairs/unsaved-chair');
  expect(seen.category.path).toBe('/rental-services/marquees');
  const pages = await Promise.all(Object.values(seen).map(open));

  // Nothing of it was stored, and nothing was published.
  expect((await itemOf('gold-chiavari-chair')).version).toBe(item.version);
  expect(await shop.db.$count(catalogEdits)).toBe(0);
  expect(await shop.db.$count(publications)).toBe(0);

  const { id: itemId, ...itemFields } = drafts.item;
  await put(`${ADMIN_API_PATHS.rentalItems}/${itemId}`, { ...itemFields, version: item.version });
  const { id: categoryId, ...categoryFields } = drafts.category;
  await put(`${ADMIN_API_PATHS.categories}/${categoryId}`, {
    ...categoryFields,
    version: category.version,
  });
  const { id: packageId, ...packageFields } = drafts.package;
  await put(`${ADMIN_API_PATHS.servicePackages}/${packageId}`, {
    ...packageFields,
    version: pack.version,
  });
  const site = await shop.build();
  // One build for all three: the other two show on no page of these.
  for (const [index, { path: address }] of Object.values(seen).entries()) {
    expect(asPublished(pages[index] ?? '')).toBe(published(site, address));
  }
});

test('a section looks as it does once it is saved and published @preview.true', async () => {
  const value = { ...DEFAULT_SETTINGS.look, accent: 'plum' };
  const before = await shop.db.$count(publications);
  const seen = await draft('settings/look', { value, page: '/' });
  const html = await open(seen);
  expect(html).toContain('data-accent="plum"');
  expect(seen.title).toBe(DEFAULT_SETTINGS.seo.title);
  expect(await shop.db.$count(publications)).toBe(before);
  await put(`${ADMIN_API_PATHS.settings}/look`, { value, version: 0 });
  expect(asPublished(html)).toBe(published(await shop.build(), '/'));
});

test('a draft, a hidden item, a hidden category and something new show as if they were published @preview.draft', async () => {
  const item = await itemOf('frame-tent-20x20');
  await shop.db
    .update(categories)
    .set({ isActive: false })
    .where(eq(categories.id, item.categoryId));
  const fields = { ...fieldsOf(rentalItemEditSchema, item), isActive: false, isPublished: false };
  expect(await open(await draft('item', fields))).toContain('Frame Tent');
  const fresh = {
    ...fields,
    id: crypto.randomUUID(),
    slug: '',
    name: 'A Brand New Tent',
    seoTitle: '',
  };
  const { path: address, title } = await draft('item', fresh);
  expect(address).toMatch(/\/a-brand-new-tent$/);
  expect(title).toContain('A Brand New Tent');
  const category = one(
    await shop.db.select().from(categories).where(eq(categories.id, item.categoryId)),
  );
  const shown = await draft('category', fieldsOf(categoryEditSchema, category));
  expect(await open(shown)).toContain('Frame Tent');
});

test('a list that is fetched comes with the page, with what is not saved @preview.apart', async () => {
  const linens = await categoryOf('linens');
  const [first] = await shop.db
    .select()
    .from(rentalItems)
    .where(eq(rentalItems.categoryId, linens.id));
  expect(first).toBeDefined();
  const fields = { ...fieldsOf(categoryEditSchema, linens), name: 'Table Linens' };
  const html = await open(await draft('category', fields));
  const [, data = ''] = /data:application\/json;base64,([\w+/=]+)/.exec(html) ?? [];
  const cards = Buffer.from(data, 'base64').toString('utf8');
  expect(cards).toContain(first?.name);
});

test('what a save would refuse is refused beside its field @preview.refused', async () => {
  const item = await itemOf('frame-tent-20x20');
  const fields = fieldsOf(rentalItemEditSchema, item);
  const refusals: [at: string, body: object, field: string][] = [
    ['item', { ...fields, price: 'a lot' }, 'price'],
    ['item', { ...fields, slug: 'unsaved-chair' }, 'slug'],
    ['item', { ...fields, categoryId: crypto.randomUUID() }, 'categoryId'],
    [
      'settings/faq',
      { value: { entries: [{ question: '', answer: 'A' }] }, page: '/faq' },
      'entries.0.question',
    ],
  ];
  for (const [at, body, field] of refusals) {
    const answer = await sendDraft(app, at, body, headers);
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { fields?: Record<string, string> } };
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  }
  const noPage = await sendDraft(
    app,
    'settings/faq',
    { value: { entries: [] }, page: '/faq' },
    headers,
  );
  expect(await noPage.json()).toMatchObject({
    error: { message: 'With these settings, the site doesn’t have this page.' },
  });
});
