import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  categories,
  inquiryLines,
  inquiries,
  media,
  rentalItems,
  servicePackages,
} from '#db/schema.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { addCategory, addItem, addInquiry, addPackage, uniqueSlug } from '../../support/rows.ts';
import { refusingConstraint } from '../../support/sql.ts';

describe.each(BACKENDS)('constraints on $name', (backend) => {
  const db = useDatabase(backend);

  test('a slug is unique among live rows and free again after a soft delete', async () => {
    const slug = uniqueSlug();
    const category = await addCategory(db(), { slug });
    expect(await refusingConstraint(addCategory(db(), { slug }))).toBe('categories_slug_unique');
    const item = await addItem(db(), category, { slug });
    expect(await refusingConstraint(addItem(db(), category, { slug }))).toBe(
      'rental_items_slug_unique',
    );
    const servicePackage = await addPackage(db(), { slug });
    expect(await refusingConstraint(addPackage(db(), { slug }))).toBe(
      'service_packages_slug_unique',
    );

    const deleted = { deletedAt: new Date() };
    await db().update(categories).set(deleted).where(eq(categories.id, category));
    await db().update(rentalItems).set(deleted).where(eq(rentalItems.id, item));
    await db().update(servicePackages).set(deleted).where(eq(servicePackages.id, servicePackage));
    const successor = await addCategory(db(), { slug });
    await addItem(db(), successor, { slug });
    await addPackage(db(), { slug });
    expect(await db().$count(rentalItems, eq(rentalItems.slug, slug))).toBe(2);
  });

  test.each([
    ['', 'an empty slug'],
    ['Gold', 'capitals'],
    ['gold chair', 'a space'],
    ['-gold', 'a leading hyphen'],
    ['gold--chair', 'a double hyphen'],
    ['gold-', 'a trailing hyphen'],
    ['größe', 'a letter beyond ASCII'],
    ['gold\n', 'a line feed'],
    ['a'.repeat(MAX_LENGTH.slug + 1), 'more than the limit'],
  ])('slug %j is refused (%s)', async (slug) => {
    expect(await refusingConstraint(addCategory(db(), { slug }))).toBe('categories_slug_form');
  });

  test('a slug as long as the limit is accepted', async () => {
    const slug = 'a'.repeat(MAX_LENGTH.slug);
    const id = await addCategory(db(), { slug });
    expect(await db().$count(categories, eq(categories.id, id))).toBe(1);
  });

  test('names, prices, numbers and shapes are checked @admin.bad-input', async () => {
    const category = await addCategory(db());
    const chair = await addItem(db(), category);
    await addPackage(db());
    const tooLong = 'x'.repeat(MAX_LENGTH.title + 1);
    const refused: [() => PromiseLike<unknown>, string][] = [
      [() => addCategory(db(), { name: '' }), 'categories_name_length'],
      [() => addCategory(db(), { name: tooLong }), 'categories_name_length'],
      [() => addCategory(db(), { heading: tooLong }), 'categories_heading_length'],
      [() => addItem(db(), category, { name: '' }), 'rental_items_name_length'],
      [() => addItem(db(), category, { price: 'x'.repeat(51) }), 'rental_items_price_length'],
      [() => addItem(db(), category, { priceCents: -1 }), 'rental_items_price_cents'],
      [
        () => db().execute(sql`update rental_items set unit = 'dozen' where id = ${chair}`),
        'rental_items_unit',
      ],
      [() => addItem(db(), category, { availability: -1 }), 'rental_items_availability'],
      [
        () =>
          db().execute(sql`update rental_items set images = '{/a.jpg,null}' where id = ${chair}`),
        'rental_items_lists',
      ],
      [
        () => db().execute(sql`update service_packages set features = '{Props,null}'`),
        'service_packages_lists',
      ],
      [() => addPackage(db(), { name: tooLong }), 'service_packages_name_length'],
      [() => addPackage(db(), { startingPrice: '-0.01' }), 'service_packages_starting_price'],
      [() => db().insert(media).values({ url: '/x.jpg', width: 0, height: 1 }), 'media_size'],
    ];
    for (const [query, constraint] of refused) {
      expect(await refusingConstraint(query())).toBe(constraint);
    }
    for (const [column, value, constraint] of [
      ['options', '{}', 'rental_items_options_list'],
      ['options', '[{"name":"Large","price":1},"Small"]', 'rental_items_options_shape'],
      ['options', '[{"name":"Large"}]', 'rental_items_options_shape'],
      ['options', '[{"name":null,"price":1}]', 'rental_items_options_shape'],
      ['options', '[{"name":"Large","price":"1"}]', 'rental_items_options_shape'],
      ['options', '[{"name":"Large","price":1,"image":null}]', 'rental_items_options_shape'],
      ['specifications', '[]', 'rental_items_specifications_map'],
      ['specifications', '{"Weight":"1 lb","Height":3}', 'rental_items_specifications_text'],
      ['specifications', '{"Weight":null}', 'rental_items_specifications_text'],
    ] as const) {
      const item = await addItem(db(), category);
      const update = db().execute(
        sql`update rental_items set ${sql.identifier(column)} = ${value}::jsonb where id = ${item}`,
      );
      expect(await refusingConstraint(update)).toBe(constraint);
    }
  });

  test('a service package is of one of the three types @api.service-types', async () => {
    const id = await addPackage(db());
    const update = db().execute(
      sql`update service_packages set service_type = 'photobooth' where id = ${id}`,
    );
    expect(await refusingConstraint(update)).toBe('service_packages_service_type');
  });

  test('a category with items cannot be removed, nor an item point nowhere', async () => {
    const category = await addCategory(db());
    const item = await addItem(db(), category);
    expect(
      await refusingConstraint(db().delete(categories).where(eq(categories.id, category))),
    ).toBe('rental_items_category_id_categories_id_fk');
    expect(await refusingConstraint(addItem(db(), crypto.randomUUID()))).toBe(
      'rental_items_category_id_categories_id_fk',
    );
    await db().delete(rentalItems).where(eq(rentalItems.id, item));
    await db().delete(categories).where(eq(categories.id, category));
    expect(await db().$count(categories, eq(categories.id, category))).toBe(0);
  });

  test('an inquiry has a known status and plausible fields', async () => {
    const id = await addInquiry(db());
    const setStatus = (status: string) =>
      db().execute(sql`update inquiries set status = ${status} where id = ${id}`);
    expect(await refusingConstraint(setStatus('new'))).toBe('inquiries_status');
    await setStatus('contacted');
    const [row] = await db().select().from(inquiries).where(eq(inquiries.id, id));
    expect(row?.status).toBe('contacted');

    const refused: [Parameters<typeof addInquiry>[1], string][] = [
      [{ name: '' }, 'inquiries_name_length'],
      [{ email: 'a@' }, 'inquiries_email_length'],
      [{ phone: '1'.repeat(51) }, 'inquiries_phone_length'],
      // Only a question has none.
      [{ phone: '' }, 'inquiries_event'],
    ];
    for (const [fields, constraint] of refused) {
      expect(await refusingConstraint(addInquiry(db(), fields))).toBe(constraint);
    }
  });

  test('a line has a quantity within its limits and a place of its own', async () => {
    const id = await addInquiry(db());
    const line = { inquiryId: id, itemId: 'x', name: 'Chair', price: '$8.50' };
    const add = (position: number, quantity: number) =>
      db()
        .insert(inquiryLines)
        .values({ ...line, position, quantity });
    expect(await refusingConstraint(add(0, 0))).toBe('inquiry_lines_quantity');
    expect(await refusingConstraint(add(0, MAX_QUANTITY + 1))).toBe('inquiry_lines_quantity');
    await add(0, MAX_QUANTITY);
    expect(await refusingConstraint(add(0, 1))).toBe('inquiry_lines_position_unique');
    await db().delete(inquiries).where(eq(inquiries.id, id));
    expect(await db().$count(inquiryLines, eq(inquiryLines.inquiryId, id))).toBe(0);
  });
});
