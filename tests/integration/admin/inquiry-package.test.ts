/** The package that a request is about, wherever staff read of it (@inquiry.package). */
import { beforeAll, expect, test } from 'vitest';
import type { InquiryPackageView, InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { settings } from '#db/schema.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry, addPackage } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);
const ids = new Map<string, string>();

const add = async (name: string, fields: Parameters<typeof addInquiry>[1]) => {
  ids.set(name, await addInquiry(db(), { name, ...fields }));
};

beforeAll(async () => {
  await addPackage(db(), { name: 'Classic', serviceType: 'photo_booth', startingPrice: '450' });
  await addPackage(db(), { name: 'Grand', serviceType: 'design', startingPrice: '9000' });
  await addPackage(db(), { name: 'Grand', serviceType: 'video_dance_floor', startingPrice: '750' });
  await add('Booked', {
    kind: 'booking',
    selectedService: { name: 'Classic', price: '$400', type: 'photobooth' },
  });
  const asked = `Doors at six.\n${interestedIn('Grand', '$750')}\nWishlist Items:\nNone selected`;
  await add('Pressed', { message: asked });
  await add('Retired', { message: interestedIn('Luxury', '$7,500') });
  await add('None', { message: 'I’m interested in the Grand package.' });
  await add('Endless', { message: interestedIn('Grand '.repeat(100), '$750') });
});

test('its name and service stand in the list, on the page and in the export, from one place @inquiry.package', async () => {
  const packages: Record<string, InquiryPackageView | null> = {
    Booked: { name: 'Photo Booth: Classic', price: '$400' },
    Pressed: { name: 'Video Dance Floor: Grand', price: '$750' },
    Retired: { name: 'Luxury', price: '$7,500' },
    None: null,
    Endless: null,
  };
  const list = await admin.read<InquiryView[]>('GET', PATH);
  expect(Object.fromEntries(list.map((each) => [each.name, each.package]))).toEqual(packages);
  for (const [name, id] of ids) {
    const page = await admin.read<InquiryWorkView>('GET', `${PATH}/${id}/work`);
    expect(page.package, name).toEqual(packages[name]);
  }
  const { csv } = await admin.read<{ csv: string }>('GET', `${PATH}/export`);
  const [head = [], ...rows] = csv
    .replaceAll(/"[^"]*"/g, '')
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(','));
  const column = (title: string) => head.findIndex((cell) => cell.includes(title));
  const exported = rows.map((row) => [row[column('Name')], row[column('Package')]]);
  expect(Object.fromEntries(exported)).toMatchObject({
    Booked: 'Photo Booth: Classic',
    Pressed: 'Video Dance Floor: Grand',
    Retired: 'Luxury',
    None: '',
  });
});

test('a request is found by its package, and by the service of that @inquiry.search', async () => {
  const found = async (search: string) => {
    const list = await admin.read<InquiryView[]>('GET', `${PATH}?q=${search}`);
    return list.map(({ name }) => name);
  };
  expect(await found('luxury')).toEqual(['Retired']);
  expect((await found('grand')).toSorted()).toEqual(['Endless', 'None', 'Pressed']);
  expect(await found('classic')).toEqual(['Booked']);
  expect(await found('booth classic')).toEqual(['Booked']);
  expect(await found('photo booth')).toEqual(['Booked']);
  expect(await found('dance floor grand')).toEqual(['Pressed']);
  expect(await found('booth grand')).toEqual([]);
});

test('a request is found by what the visitor wrote, and a name without its apostrophe @inquiry.search', async () => {
  const message = 'We need a coat check by the balloon arch.';
  await add('Dana O’Brien', { message, eventLocation: 'Novi' });
  for (const search of ['balloon', 'coat novi', 'obrien', 'brien', "o'brien", 'o’brien']) {
    const list = await admin.read<InquiryView[]>('GET', `${PATH}?q=${encodeURIComponent(search)}`);
    expect(
      list.map(({ name }) => name),
      search,
    ).toEqual(['Dana O’Brien']);
  }
});

test('a sum is judged by the minimum order of its day @fees.totals @fees.minimum', async () => {
  const minimumExceptions = [
    { day: 'saturday', from: 'may', through: 'october', amount: 500 } as const,
  ];
  const fees = { ...DEFAULT_SETTINGS.fees, minimumOrder: 250, minimumExceptions };
  await saveSection(db(), 'fees', fees);
  const minimum = async (eventDate: string, quantity: number) => {
    const lines = [{ itemId: 'x', name: 'Gold Chair', quantity, price: '$10' }];
    const id = await addInquiry(db(), { eventDate }, lines);
    return admin.read<InquiryWorkView>('GET', `${PATH}/${id}/work`);
  };
  const { minimumOrder } = fees;
  const minimumRule = { minimumOrder, minimumExceptions };
  expect(await minimum('2027-06-12', 49)).toMatchObject({ minimum: '$500', minimumRule });
  expect(await minimum('2027-06-12', 50)).toMatchObject({ minimum: '' });
  expect(await minimum('2027-06-11', 24)).toMatchObject({ minimum: '$250' });
  expect(await minimum('2027-06-11', 25)).toMatchObject({ minimum: '' });
  await db().delete(settings);
});

test('a sum without the package that is asked for says no deposit and no minimum @fees.totals', async () => {
  const fees = { ...DEFAULT_SETTINGS.fees, depositPercent: 30, minimumOrder: 500 };
  await saveSection(db(), 'fees', fees);
  const lines = [{ itemId: 'x', name: 'Gold Chair', quantity: 10, price: '$8.50' }];
  const sums = async (message: string, more: typeof lines = []) => {
    const id = await addInquiry(db(), { message }, [...lines, ...more]);
    const page = await admin.read<InquiryWorkView>('GET', `${PATH}/${id}/work`);
    return { fees: page.fees.map(({ fee }) => fee), minimum: page.minimum };
  };
  const all = { fees: ['sales-tax', 'total', 'deposit'], minimum: '$500' };
  const part = { fees: ['sales-tax', 'total'], minimum: '' };
  expect(await sums('')).toEqual(all);
  expect(await sums(interestedIn('Immersive', '$4,500'))).toEqual(part);
  const swan = { itemId: 'gone', name: 'Ice Swan', quantity: 2, price: 'Call for pricing' };
  expect(await sums('', [swan])).toEqual(part);
  await db().delete(settings);
});
