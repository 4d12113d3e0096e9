/** The links of previews: who makes them, who opens them, and when they are over. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldRows } from '#db/queries/old-rows.ts';
import { previews, rateBuckets, staff } from '#db/schema.ts';
import { PREVIEW_HOURS } from '#domain/limits.ts';
import { setPageRenderer, type PageRenderer } from '#server/previews/page-renderer.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { shownRooms } from '#site/catalog/rooms.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { appOn, openPreview, previewOf, sendDraft } from '../../support/previews.ts';
import { signedIn, type SignedIn } from '../../support/staff.ts';

const db = useDatabase();
const HOUR_MS = 60 * 60 * 1_000;
const POLICY = "default-src 'self'; sandbox allow-scripts";

/** A page of no site: what is tested is how it is kept and opened. */
const render: PageRenderer = ({ path, change }) => {
  if (path === '/broken') return Promise.reject(new Error('The secret reason'));
  const rooms = shownRooms(change.settings?.rooms ?? { entries: [] }).map(({ slug }) => slug);
  const html = `<title>${path}</title>${change.settings?.faq.entries.length} ${rooms.join(' ')}`;
  return Promise.resolve({ html, policy: POLICY, title: path, description: '' });
};

let owner: SignedIn;
let clock = new Date();
const app = () => appOn(db(), () => clock);

beforeAll(async () => {
  setPageRenderer(render);
  owner = await signedIn(db(), 'owner');
});
afterAll(() => setPageRenderer(undefined));
beforeEach(async () => {
  clock = new Date();
  await db().delete(previews);
  await db().delete(rateBuckets);
});

const make = (page = '/', headers = owner.headers) =>
  sendDraft(app(), 'settings/faq', { value: DEFAULT_SETTINGS.faq, page }, headers);

const token = async (page?: string) => (await previewOf(await make(page))).token;

test('a link opens the page for a day, for nobody to keep or to index, and only its hash is stored @preview.link', async () => {
  const link = await token();
  expect(link).toMatch(/^[\w-]{43}$/);
  const [row] = await db().select().from(previews);
  expect(JSON.stringify(row)).not.toContain(link);

  const page = await openPreview(app(), link);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/^<title>\/<\/title>0/);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    // Beside `'self'`, which is nothing to WebKit in a sandbox.
    'content-security-policy': POLICY.replace("'self'", "'self' http://localhost"),
    'content-type': 'text/html; charset=UTF-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  clock = new Date(clock.getTime() + PREVIEW_HOURS * HOUR_MS - 1_000);
  expect((await openPreview(app(), link)).status).toBe(200);
  clock = new Date(clock.getTime() + 1_000);
  expect((await openPreview(app(), link)).status).toBe(404);
});

test('what opens nothing is one and the same 404, whatever it is @preview.link', async () => {
  await token();
  const [row] = await db().select().from(previews);
  const wrong = ['', 'x', 'A'.repeat(43), row?.tokenHash ?? ''];
  const answers = await Promise.all(wrong.map((each) => openPreview(app(), each)));
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(/^This preview is not available anymore\./);
  }
  await expectError(await openPreview(app(), 'A'.repeat(2_000)), 413);
  await expectError(await app()(new Request('http://localhost/api/previews')), 405);
});

/** @returns the statuses of what a network that guesses gets */
async function guess(ip: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let tried = 0; tried < times; tried += 1) {
    statuses.push((await openPreview(app(), `wrong-${tried}`, ip)).status);
  }
  return statuses;
}

test('the preview of a hidden room shows it, that of another page does not @rooms.hidden @preview.draft', async () => {
  const hidden = { name: 'Loft', slug: 'loft', isHidden: true, story: 'S', image: '/loft.jpg' };
  const value = { entries: [hidden] };
  const shownOn = async (page: string) => {
    const draft = await sendDraft(app(), 'settings/rooms', { value, page }, owner.headers);
    return (await openPreview(app(), (await previewOf(draft)).token)).text();
  };
  expect(await shownOn('/rooms/loft')).toMatch(/ loft$/);
  expect(await shownOn('/')).not.toContain('loft');
});

test('a page of a previous version is opened by a link, for owners alone, and only while it is kept @publish.look @preview.roles', async () => {
  const page = { html: '<title>Then</title>', policy: POLICY, title: 'Then', description: '' };
  setPublishingHost({
    previousVersions: () => [],
    differingPages: () => undefined,
    keptPage: (id, path) => (id === 'kept' && path === '/faq' ? page : undefined),
    rollback: () => Promise.resolve(false),
    wake: () => undefined,
  });
  const look = (id: string, path: string, { headers }: SignedIn = owner) =>
    sendDraft(app(), `versions/${id}`, { page: path }, headers);
  const view = await previewOf(await look('kept', '/faq'));
  expect(view).toMatchObject({ path: '/faq', title: 'Then' });
  expect(await (await openPreview(app(), view.token)).text()).toBe(page.html);
  await expectError(await look('kept', '/gone'), 404);
  await expectError(await look('gone', '/faq'), 404);
  await expectError(await look('kept', 'https://elsewhere.example/'), 400);
  await expectError(await look('kept', '/faq', await signedIn(db(), 'editor')), 403);
  // As on Netlify.
  setPublishingHost(undefined);
  await expectError(await look('kept', '/faq'), 404);
});

test('a network that tries too many links is refused @preview.link', async () => {
  const statuses = await guess('198.51.100.9', 61);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  expect((await openPreview(app(), 'wrong', '192.0.2.1')).status).toBe(404);
});

test('a link that works opens from a network that tried too many @preview.link', async () => {
  const link = await token();
  await guess('198.51.100.9', 61);
  expect((await openPreview(app(), link, '198.51.100.9')).status).toBe(200);
});

test('editors preview the catalog, owners the settings too, and nobody who is not signed in @preview.roles', async () => {
  const editor = await signedIn(db(), 'editor');
  await expectError(await make('/', editor.headers), 403);
  // Refused by its fields, not by the role.
  await expectError(await sendDraft(app(), 'item', {}, editor.headers), 400);
  await expectError(await make('/', {}), 401);
  await expectError(await make('/', { ...owner.headers, 'Sec-Fetch-Site': 'cross-site' }), 403);
});

test('the 200 newest pages of a person stay, and all go with the account or after their day @preview.link', async () => {
  const columns = { html: 'x', policy: POLICY, createdAt: new Date(0), staffId: owner.id };
  const later = new Date(clock.getTime() + HOUR_MS);
  const hash = (number: number) => number.toString(16).padStart(64, '0');
  await db()
    .insert(previews)
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        ...columns,
        tokenHash: hash(index),
        createdAt: new Date(index),
        expiresAt: later,
      })),
    );
  const other = await signedIn(db(), 'owner');
  await make('/', other.headers);
  await make();
  const kept = await db().select({ tokenHash: previews.tokenHash }).from(previews);
  expect(kept).toHaveLength(201);
  expect(kept.map(({ tokenHash }) => tokenHash)).not.toContain(hash(0));
  expect(kept.map(({ tokenHash }) => tokenHash)).toContain(hash(1));

  await deleteOldRows(db(), { now: new Date(later.getTime() + 1), limit: 1_000 });
  expect(await db().$count(previews)).toBe(2);
  await db().delete(staff).where(eq(staff.id, other.id));
  expect(await db().$count(previews)).toBe(1);
});

test('a page that cannot be made is told without the reason, which is logged @preview.refused', async () => {
  let answer = new Response();
  const output = await captureOutput(async () => {
    answer = await make('/broken');
  });
  const error = await expectError(answer, 503);
  expect(error.message).toBe('The page could not be made just now. Please try again in a moment.');
  expect(JSON.stringify(error)).not.toContain('secret reason');
  expect(output).toContain('"event":"preview"');
});
