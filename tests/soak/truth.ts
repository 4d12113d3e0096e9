/** What has to be true at each step: of health, of every screen, and of what was acknowledged. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { catalogEndpoints, type HealthView } from '#contracts/catalog/public.ts';
import { TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { mailEndpoints, type MailStatusView } from '#contracts/mail.ts';
import { publishingEndpoints, type PublishingView } from '#contracts/publishing.ts';
import { query } from '#db/queries/rows.ts';
import { inquiries, outbox } from '#db/schema.ts';
import { findReferences } from './files.ts';
import type { Ledger } from './ledger.ts';
import type { SoakShop } from './shop.ts';

/** Whatever staff can open without choosing something first. */
const SCREENS = ENDPOINTS.filter(
  ({ method, path: address, permission }) =>
    method === 'GET' && permission !== 'everybody' && !address.includes('{'),
).map(({ path: address }) => address);

/** Those that want something asked besides; of the others, each is to answer. */
const NEEDS_QUERY = 400;
const MIN_SCREENS = 15;

/** @returns the addresses of screens that answer without more being asked */
export async function listScreens(shop: SoakShop): Promise<string[]> {
  const screens: string[] = [];
  for (const address of SCREENS) {
    const { status } = await open(shop, address);
    if (status === 200) screens.push(address);
    else if (status !== NEEDS_QUERY) throw new Error(`${address} answers ${status}`);
  }
  if (screens.length < MIN_SCREENS) throw new Error(`Only ${screens.length} screens answer`);
  return screens;
}

const open = async (shop: SoakShop, address: string) =>
  shop.run.admin.request(address, { headers: shop.headers });

const isDatabaseAway = ({ proxy }: SoakShop) => proxy.fault !== 'none';

/**
 * @param screens which of them to open
 * @returns what is not true, in words
 */
export async function untruths(shop: SoakShop, screens: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const health = await shop.run.health.request(catalogEndpoints.health.path);
  const view = (await health.json()) as HealthView;
  const isAway = isDatabaseAway(shop);
  const expected = {
    status: isAway || shop.disk.isFull ? 'unavailable' : 'ok',
    database: isAway ? 'unreachable' : 'reachable',
    blobs: shop.blobs.isRunning() ? 'reachable' : 'unreachable',
    disk: shop.disk.isFull ? 'full' : 'ok',
  } as const;
  for (const [part, state] of Object.entries(expected)) {
    const said = view[part as keyof typeof expected];
    if (said !== state) wrong.push(`health says ${part} ${said}, it is ${state}`);
  }
  if ((health.status === 200) !== (expected.status === 'ok'))
    wrong.push(`health: ${health.status}`);
  const answers = await Promise.all(
    screens.map(async (address) => ({ address, answer: await open(shop, address) })),
  );
  for (const { address, answer } of answers) {
    if (answer.status !== (isAway ? 503 : 200)) wrong.push(`${address} answers ${answer.status}`);
    else if (isAway) {
      const { error } = (await answer.json()) as { error: { message: string } };
      if (!/^[A-Z].*[.!]$/.test(error.message)) wrong.push(`${address} says ${error.message}`);
    }
  }
  if (!isAway) wrong.push(...(await wrongNumbers(shop, view)));
  return wrong;
}

/** Numbers that staff read, beside those of the database. */
async function wrongNumbers(shop: SoakShop, health: HealthView): Promise<string[]> {
  const wrong: string[] = [];
  const { db } = shop;
  const inquiriesThere = await db.$count(inquiries);
  const list = await open(shop, inquiryEndpoints.list.path);
  const total = Number(list.headers.get(TOTAL_COUNT_HEADER));
  if (total !== inquiriesThere) wrong.push(`${total} requests are listed of ${inquiriesThere}`);
  return [...wrong, ...(await wrongMail(shop, health)), ...(await wrongPublishing(shop))];
}

async function wrongMail(shop: SoakShop, health: HealthView): Promise<string[]> {
  const wrong: string[] = [];
  const mail = (await (await open(shop, mailEndpoints.read.path)).json()) as MailStatusView;
  const [waits] = await query<{ waiting: number; failures: number; isLong: boolean }>(
    shop.db,
    sql`select count(*)::int as waiting,
        coalesce((select count from mail_failures), 0) as failures,
        exists (select from mail_failures
          where count >= 3 or since < now() - interval '30 minutes') as "isLong"
      from ${outbox} where state = 'queued'`,
  );
  const { waiting = 0, failures = 0, isLong = false } = waits ?? {};
  if (mail.waiting !== waiting) wrong.push(`${mail.waiting} mails are said to wait of ${waiting}`);
  if (mail.isFailing !== (health.mail === 'failing')) wrong.push('health and Mail differ');
  // Three failures, or one and a quarter of an hour: to be said by the schedule after next at the latest.
  const isDown = shop.smtp.mode !== 'accept';
  if (isDown && isLong && !mail.isFailing) wrong.push('mail fails unseen');
  if (!isDown && waiting === 0 && failures === 0 && mail.isFailing)
    wrong.push('mail is said to fail');
  return wrong;
}

async function wrongPublishing(shop: SoakShop): Promise<string[]> {
  const wrong: string[] = [];
  const [ahead] = await query<{ rows: number }>(
    shop.db,
    sql`select count(*)::int as rows from publications
      where greatest(last_requested_at, started_at, finished_at) > now() + interval '10 minutes'`,
  );
  // The schedule of this step puts them back, where it can write.
  if (ahead?.rows && !shop.disk.isFull)
    wrong.push(`${ahead.rows} publications are of days to come`);
  const publishing = (await (
    await open(shop, publishingEndpoints.read.path)
  ).json()) as PublishingView;
  const states = new Set(
    (await query<{ state: string }>(shop.db, sql`select distinct state from publications`)).map(
      ({ state }) => state,
    ),
  );
  if ((publishing.waiting !== null) !== states.has('requested'))
    wrong.push('what waits to be published');
  if ((publishing.building !== null) !== states.has('building')) wrong.push('what is built');
  return wrong;
}

/** @returns references of acknowledged requests that are nowhere, or in the database twice */
export async function lostRequests({ db, folder }: SoakShop, ledger: Ledger): Promise<string[]> {
  const rows = await db.select({ reference: inquiries.reference }).from(inquiries);
  const stored = new Map<string, number>();
  for (const { reference } of rows) stored.set(reference, (stored.get(reference) ?? 0) + 1);
  const acknowledged = [...ledger.requests.keys()];
  const notStored = acknowledged.filter((each) => !stored.has(each));
  const spooled = await findReferences(path.join(folder, 'blobs'), notStored);
  return [
    ...notStored.filter((each) => !spooled.has(each)),
    ...acknowledged.filter((each) => (stored.get(each) ?? 0) > 1),
  ];
}
