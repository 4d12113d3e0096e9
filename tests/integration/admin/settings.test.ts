/** The owner's settings: read, saved by section, with versions and a publication. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { SectionVersion, SectionView } from '#contracts/settings/endpoints.ts';
import { SECTIONS, type Section, type Settings } from '#contracts/settings/sections.ts';
import { deleteIfUnused, markUnused } from '#db/queries/media/unused-images.ts';
import { media, publications, settings, settingVersions } from '#db/schema.ts';
import { MAX_SETTING_VERSIONS } from '#domain/limits.ts';
import { adminApp } from '#server/entry/admin.ts';
import { readSettings } from '#server/shop/read.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');
const PATH = ADMIN_API_PATHS.settings;
const NOON = new Date('2026-11-21T12:00:00Z');

beforeEach(async () => {
  await db().delete(publications);
  await db().delete(settings);
  await db().delete(settingVersions);
  owner.clock.now = () => NOON;
});

const business = (fields: Partial<Settings['business']> = {}) => ({
  ...DEFAULT_SETTINGS.business,
  ...fields,
});
const save = (section: Section, value: unknown, version: number) =>
  owner.ask('PUT', `${PATH}/${section}`, { value, version });
const saved = <S extends Section>(section: S, value: Settings[S], version: number) =>
  owner.read<SectionView<S>>('PUT', `${PATH}/${section}`, { value, version });
const versions = <S extends Section>(section: S) =>
  owner.read<SectionVersion<S>[]>('GET', `${PATH}/${section}/versions`);
async function builds(): Promise<number> {
  const [row] = await db().select().from(publications);
  return row?.changes ?? 0;
}

test('a section that was never saved has its default and version 0 @settings.sections', async () => {
  const views = await owner.read<SectionView[]>('GET', PATH);
  expect(views.map(({ section }) => section)).toEqual(SECTIONS);
  for (const { section, value, ...rest } of views) {
    expect(value).toEqual(DEFAULT_SETTINGS[section]);
    expect(rest).toEqual({ version: 0, savedAt: null, savedBy: null, isWhole: true });
  }
});

test('every default is accepted as it stands', async () => {
  for (const section of SECTIONS) {
    const view = await saved(section, DEFAULT_SETTINGS[section], 0);
    expect(view).toMatchObject({ section, version: 0, value: DEFAULT_SETTINGS[section] });
  }
  expect(await builds()).toBe(0);
  expect(await versions('business')).toEqual([]);
});

test('a saved section is read by pages, and the site is published @settings.publish', async () => {
  const view = await saved('business', business({ phone: '  (248) 555-0100 ' }), 0);
  expect(view).toMatchObject({
    version: 1,
    value: business({ phone: '(248) 555-0100' }),
    savedAt: NOON.toISOString(),
    savedBy: 'Ada Okafor',
  });
  expect((await readSettings(db())).business.phone).toBe('(248) 555-0100');
  expect((await readSettings(db())).seo).toEqual(DEFAULT_SETTINGS.seo);
  expect(await builds()).toBe(1);
});

test('saving what is there already publishes nothing and makes no version @settings.publish', async () => {
  await saved('fees', { ...DEFAULT_SETTINGS.fees, depositPercent: 25 }, 0);
  const again = await saved('fees', { ...DEFAULT_SETTINGS.fees, depositPercent: 25 }, 1);
  expect(again.version).toBe(1);
  expect(await builds()).toBe(1);
  expect(await versions('fees')).toHaveLength(1);
});

test('what no page shows is saved without a publication @settings.publish', async () => {
  const digest = { ...DEFAULT_SETTINGS.digest, isOn: !DEFAULT_SETTINGS.digest.isOn };
  expect(await saved('digest', digest, 0)).toMatchObject({ version: 1, value: digest });
  expect(await builds()).toBe(0);
});

test('a stale version is refused and changes nothing @settings.conflict', async () => {
  await saved('business', business({ phone: '(248) 555-0100' }), 0);
  for (const version of [0, 2, 7]) {
    const refused = await save('business', business({ phone: '(248) 555-0199' }), version);
    expect(await expectError(refused, 409)).toMatchObject({ code: 'conflict' });
  }
  expect((await readSettings(db())).business.phone).toBe('(248) 555-0100');
  expect(await builds()).toBe(1);
});

test('of twenty saves at once that saw one version, one is stored @settings.conflict', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save('business', business({ phone: `(248) 555-01${10 + index}` }), 0),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(await builds()).toBe(1);
});

test('earlier values are kept, newest first, and saving one again restores it @settings.versions', async () => {
  const entries = (answer: string) => ({ entries: [{ question: 'Do you deliver?', answer }] });
  await saved('faq', entries('Yes.'), 0);
  owner.clock.now = () => new Date(NOON.getTime() + 60_000);
  await saved('faq', entries('Yes, within 50 miles.'), 1);
  const [newest, oldest] = await versions('faq');
  expect(newest).toEqual({
    version: 1,
    value: entries('Yes.'),
    savedAt: NOON.toISOString(),
    savedBy: 'Ada Okafor',
  });
  expect(oldest).toMatchObject({ version: 0, value: DEFAULT_SETTINGS.faq, savedBy: null });
  const restored = await saved('faq', newest?.value ?? { entries: [] }, 2);
  expect(restored).toMatchObject({ version: 3, value: entries('Yes.') });
  expect(await builds()).toBe(3);
  expect(await versions('seo')).toEqual([]);
});

test('only the newest versions of a section are kept @settings.versions', async () => {
  for (let version = 0; version < MAX_SETTING_VERSIONS + 3; version += 1) {
    await saved('fees', { ...DEFAULT_SETTINGS.fees, minimumOrder: version + 1 }, version);
  }
  await saved('hours', { ...DEFAULT_SETTINGS.hours, note: 'By appointment' }, 0);
  const kept = await versions('fees');
  expect(kept.map(({ version }) => version)).toEqual(
    Array.from({ length: MAX_SETTING_VERSIONS }, (_, index) => MAX_SETTING_VERSIONS + 2 - index),
  );
  expect(await versions('hours')).toHaveLength(1);
});

test.each<[Section, unknown, string]>([
  ['business', business({ phone: 'none' }), 'phone'],
  ['business', business({ cities: [] }), 'cities'],
  ['business', { ...DEFAULT_SETTINGS.business, owner: 'Ada' }, 'owner'],
  ['business', null, 'body'],
  ['faq', { entries: [{ question: 'Do you deliver?', answer: ' ' }] }, 'entries.0.answer'],
  ['hero', { ...DEFAULT_SETTINGS.hero, image: 'javascript:alert(1)' }, 'image'],
  ['look', { ...DEFAULT_SETTINGS.look, accent: 'neon' }, 'accent'],
  ['home', { sections: [] }, 'sections'],
  ['fees', { ...DEFAULT_SETTINGS.fees, salesTaxPercent: 101 }, 'salesTaxPercent'],
  ['mails', { ...DEFAULT_SETTINGS.mails, recipients: ['nobody'] }, 'recipients.0'],
  ['mails', { ...DEFAULT_SETTINGS.mails, confirmation: 'Hello {name}' }, 'confirmation'],
  ['replies', { templates: [{ name: 'A', subject: 'B', text: '{phone}' }] }, 'templates.0.text'],
  ['privacy', { before: [{ title: '{shop}', text: 'C' }], after: [] }, 'before.0.title'],
  ['packages', { ...DEFAULT_SETTINGS.packages, design: [] }, 'design'],
])('in %s, %j is refused at %s @settings.refused', async (section, value, field) => {
  const error = await expectError(await save(section, value, 0), 400);
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
  expect(await db().$count(settings)).toBe(0);
  expect(await builds()).toBe(0);
});

test('a day that is there twice is refused, and one that an earlier version saved is still read @settings.repeated', async () => {
  const day = { date: '2026-12-24', reason: '' };
  const hours = { ...DEFAULT_SETTINGS.hours, closed: [day, { ...day, reason: 'Staff party' }] };
  const error = await expectError(await save('hours', hours, 0), 400);
  expect(error.fields).toEqual({ 'closed.1.date': 'This day is already on the list' });
  await db().insert(settings).values({ section: 'hours', value: hours, version: 1, savedAt: NOON });
  const views = await owner.read<SectionView[]>('GET', PATH);
  const view = views.find(({ section }) => section === 'hours');
  expect(view).toMatchObject({ value: hours, isWhole: true });
});

test('there is no section of another name', async () => {
  for (const name of ['nothing', '__proto__', 'constructor', 'toString']) {
    await expectError(await owner.ask('PUT', `${PATH}/${name}`, { value: {}, version: 0 }), 404);
    await expectError(await owner.ask('GET', `${PATH}/${name}/versions`), 404);
  }
});

test('an editor neither reads nor saves the settings @settings.sections', async () => {
  const { headers } = await signedIn(db(), 'editor');
  const app = adminApp(staffServices(db));
  await expectError(await app.request(PATH, { headers }), 403);
  const body = JSON.stringify({ value: business(), version: 0 });
  const request = { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' } };
  await expectError(await app.request(`${PATH}/business`, { ...request, body }), 403);
  expect(await db().$count(settings)).toBe(0);
});

test('a value of an older version is the default until it is saved anew', async () => {
  await db()
    .insert(settings)
    .values({ section: 'fees', value: { tax: 6 }, version: 4 });
  await db()
    .insert(settingVersions)
    .values({ section: 'fees', value: { tax: 5 }, version: 3 });
  await captureOutput(async () => {
    const views = await owner.read<SectionView[]>('GET', PATH);
    const fees = views.find(({ section }) => section === 'fees');
    expect(fees).toMatchObject({ version: 4, value: DEFAULT_SETTINGS.fees, isWhole: false });
    expect(await versions('fees')).toEqual([]);
    const view = await saved('fees', { ...DEFAULT_SETTINGS.fees, depositPercent: 50 }, 4);
    expect(view.version).toBe(5);
  });
});

test('what a newer rule refuses is left out, the rest stays, and the owner is told @settings.invalid', async () => {
  const monday = { day: 'monday', from: '10:00', to: '18:00' };
  const open = [monday, { day: 'tuesday', from: '18:00', to: '10:00' }];
  await db()
    .insert(settings)
    .values({ section: 'hours', value: { open, closed: [], note: 'Ring twice' }, version: 3 });
  const output = await captureOutput(async () => {
    const views = await owner.read<SectionView[]>('GET', PATH);
    const hours = views.find(({ section }) => section === 'hours');
    expect(hours).toMatchObject({
      version: 3,
      isWhole: false,
      value: { open: [monday], closed: [], note: 'Ring twice' },
    });
    const view = await saved('hours', { open: [], closed: [], note: 'Ring twice' }, 3);
    expect(view).toMatchObject({ version: 4, isWhole: true });
  });
  expect(output).toContain('"event":"settings-invalid","error":"hours"');
});

test('an image stays while the settings or an earlier value of them show it @image.unused', async () => {
  const folder = '/api/media';
  const image = `${folder}/${'ab'.repeat(32)}.webp`;
  const before = new Date(NOON.getTime() + 1);
  await db().insert(media).values({ url: image, width: 8, height: 8 });
  await saved('hero', { ...DEFAULT_SETTINGS.hero, image }, 0);
  await saved('hero', DEFAULT_SETTINGS.hero, 1);
  await markUnused(db(), folder, NOON);
  expect(await deleteIfUnused(db(), image, before)).toBe(false);
  const [row] = await db().select().from(media).where(eq(media.url, image));
  expect(row?.unusedSince).toBeNull();
});
