import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  RENTAL_ITEM_FILTERS,
  RENTAL_ITEM_GAPS,
  RENTAL_ITEM_SORTS,
} from '#contracts/catalog/rental-items.ts';
import { HISTORY_KINDS } from '#contracts/history/edits.ts';
import { INQUIRY_STATUSES } from '#contracts/inquiries/list.ts';
import { hrefOf, placeOf, quoteIds, quotePlace, tabOf, unlinkedOf, type Place } from './place.ts';

const at = (address: string, unlinked?: unknown) =>
  placeOf(new URL(address, 'https://example.com'), unlinked);

test('an address that names nothing opens the inquiries @admin.tabs', () => {
  const inquiries = { view: 'contact-leads', list: { page: 1 }, dialog: null };
  expect(at('/admin')).toEqual(inquiries);
  expect(at('/admin#nothing')).toEqual(inquiries);
  expect(at('/admin?inquiry=')).toEqual(inquiries);
});

test('what is linked opens in its tab, a fragment or none', () => {
  for (const [link, view] of [
    ['inquiry', 'contact-leads'],
    ['quote', 'contact-leads'],
    ['item', 'rental-items'],
    ['category', 'categories'],
    ['package', 'service-packages'],
  ]) {
    const place = { view, dialog: { name: link, id: '7' } };
    expect(at(`/admin?${link}=7`)).toMatchObject(place);
    expect(at(`/admin?${link}=7#${view}`)).toMatchObject(place);
  }
});

test('the fragment wins over what is open elsewhere', () => {
  expect(at('/admin?inquiry=1#categories')).toMatchObject({ view: 'categories', dialog: null });
  expect(at('/admin?inquiry=1#account')).toMatchObject({ view: 'account', dialog: null });
});

test('a list that cannot be is passed over, not asked for', () => {
  expect(at('/admin?page=0&sort=size&state=gone&in=1&trash=yes#rental-items').list).toEqual({
    page: 1,
  });
  expect(at('/admin?page=99999999&state=active&status=pending#contact-leads').list).toEqual({
    page: 1,
    status: 'pending',
  });
});

test('a deletion is no part of an address', () => {
  const place: Place = {
    view: 'categories',
    list: { page: 1 },
    dialog: { name: 'delete', id: '7' },
  };
  expect(hrefOf(place)).toBe('/admin#categories');
  expect(at('/admin?delete=7#categories').dialog).toBeNull();
  expect(at('/admin#categories', place.dialog)).toEqual(place);
  expect(at('/admin#rental-items', place.dialog).dialog).toBeNull();
});

test('what another program left in the history is passed over', () => {
  fc.assert(
    fc.property(fc.anything(), (left) => {
      expect(at('/admin#categories', left).view).toBe('categories');
    }),
  );
});

test('the place of a quote names its request and itself', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (inquiryId, quoteId) => {
      const dialog = quotePlace(inquiryId, quoteId);
      expect(at(`/admin?quote=${dialog.id}`).dialog).toEqual(dialog);
      expect(quoteIds(dialog.id)).toEqual({ inquiryId, quoteId });
    }),
  );
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const page = fc.integer({ min: 1, max: 99_999 });
const q = maybe(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }));
const id = fc.oneof(fc.uuid(), fc.constant('new'), fc.string({ minLength: 1, maxLength: 40 }));
const placeIn = (view: Place['view'], list: fc.Arbitrary<object>, names: string[]) =>
  fc.record({
    view: fc.constant(view),
    list: list.map((params) => JSON.parse(JSON.stringify(params)) as Place['list']),
    dialog: fc.option(
      fc.record({ name: fc.constantFrom(...names), id }) as fc.Arbitrary<
        NonNullable<Place['dialog']>
      >,
    ),
  });

const place = fc.oneof(
  placeIn(
    'rental-items',
    fc.record({
      page,
      q,
      category: maybe(fc.uuid()),
      state: maybe(fc.constantFrom(...RENTAL_ITEM_FILTERS)),
      without: maybe(fc.constantFrom(...RENTAL_ITEM_GAPS)),
      changedSince: maybe(fc.constant('2027-02-28')),
      sort: maybe(fc.constantFrom(...RENTAL_ITEM_SORTS)),
      deleted: maybe(fc.constant('1')),
    }),
    ['item', 'import', 'sites'],
  ),
  placeIn(
    'contact-leads',
    fc.record({
      page,
      q,
      status: maybe(fc.constantFrom(...INQUIRY_STATUSES)),
      deleted: maybe(fc.constant('1')),
    }),
    ['inquiry', 'quote', 'sites'],
  ),
  placeIn('categories', fc.record({ page, q }), ['category', 'order', 'delete']),
  placeIn('service-packages', fc.record({ page, q }), ['package', 'import']),
  placeIn(
    'activity',
    fc.record({
      page,
      kind: maybe(fc.constantFrom(...HISTORY_KINDS)),
      staff: maybe(fc.constant('a-person')),
      since: maybe(fc.constant('2027-02-28')),
    }),
    ['sites'],
  ),
  placeIn('account', fc.constant({ page: 1 }), ['sites']),
  placeIn('staff', fc.constant({ page: 1 }), ['sites']),
  placeIn('personal-data', fc.constant({ page: 1 }), ['sites']),
);

test('every place is found again by its address and its entry of the history @admin.address', () => {
  fc.assert(
    fc.property(place, (each) => {
      expect(at(hrefOf(each), unlinkedOf(each))).toEqual(each);
    }),
  );
});

test('an address has one form', () => {
  fc.assert(
    fc.property(fc.webFragments(), fc.webQueryParameters(), (hash, search) => {
      const found = at(`/admin?${search}#${hash}`);
      const again = at(hrefOf(found));
      expect(again).toEqual(found);
      expect(found.dialog && tabOf(found.dialog)).not.toBe(undefined);
    }),
  );
});
