/** What people do, and what befalls the shop at a moment. What is acknowledged stands in the ledger. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import { requestEndpoints } from '#contracts/inquiries/request.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { connect } from '#db/client.ts';
import { query } from '#db/queries/rows.ts';
import { categories, inquiries, inquiryEvents } from '#db/schema.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { contactBody, questionBody } from '../support/api.ts';
import { restoreInto } from '../support/backup.ts';
import { TEST_HOST } from '../support/host.ts';
import { ask, isYes } from './ask.ts';
import { missingBooked, pay, quote } from './booked.ts';
import { findReferences } from './files.ts';
import { count, type Ledger } from './ledger.ts';
import type { Scene } from './scene.ts';
import type { SoakShop } from './shop.ts';

export interface Action {
  name: string;
  weight: number;
  /** @throws Error for what must not be, whatever fails */
  act: (scene: Scene) => Promise<void>;
}

export const ACTIONS: readonly Action[] = [
  { name: 'request', weight: 30, act: (scene) => sendRequest(scene, crypto.randomUUID()) },
  { name: 'request-again', weight: 6, act: repeatRequest },
  {
    name: 'request-and-kill',
    weight: 3,
    act: (scene) => killed(scene, sendRequest(scene, crypto.randomUUID())),
  },
  { name: 'new-category', weight: 4, act: createCategory },
  { name: 'rename', weight: 10, act: renameCategory },
  { name: 'rename-and-kill', weight: 2, act: (scene) => killed(scene, renameCategory(scene)) },
  { name: 'note', weight: 10, act: writeNote },
  { name: 'note-and-kill', weight: 2, act: (scene) => killed(scene, writeNote(scene)) },
  { name: 'quote', weight: 8, act: quote },
  { name: 'quote-and-kill', weight: 2, act: (scene) => killed(scene, quote(scene)) },
  { name: 'payment', weight: 5, act: pay },
  { name: 'payment-and-kill', weight: 1, act: (scene) => killed(scene, pay(scene)) },
  { name: 'kill-database', weight: 1, act: killDatabase },
  { name: 'backup', weight: 1, act: backUp },
];

/** Kills the program while the work is under way: an answer that comes all the same counts. */
async function killed({ shop, random }: Scene, work: Promise<void>): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, random.below(20));
  });
  await Promise.all([work, shop.kill()]);
}

/** A request to one of the two forms, by somebody who nobody else is. */
async function sendRequest({ shop, ledger, random }: Scene, key: string): Promise<void> {
  const email = `${key}@example.com`;
  const isQuestion = random.below(4) === 0;
  const body = isQuestion
    ? questionBody({ email })
    : contactBody({ email, message: `About ${key}` });
  const { path: address } = isQuestion ? requestEndpoints.question : requestEndpoints.contact;
  const reference = await post(shop, ledger, { address, key, body });
  if (reference !== undefined) ledger.requests.set(reference, { key, body: { address, body } });
}

/** Somebody sends a request that was acknowledged once more, and is told the same. */
async function repeatRequest({ shop, ledger, random }: Scene): Promise<void> {
  if (ledger.requests.size === 0) return;
  const [reference, { key, body }] = random.pick([...ledger.requests]);
  const again = await post(shop, ledger, { key, ...(body as { address: string; body: object }) });
  if (again !== undefined && again !== reference) {
    throw new Error(`The request ${reference}, sent again, is called ${again}`);
  }
}

/** @returns the reference of an acknowledged request; undefined for a refusal */
async function post(
  shop: SoakShop,
  ledger: Ledger,
  { address, key, body }: { address: string; key: string; body: object },
): Promise<string | undefined> {
  count(ledger, 'request');
  const after: Promise<unknown>[] = [];
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const answer = await shop.run.visitors.request(
    address,
    { method: 'POST', headers, body: JSON.stringify(body) },
    {
      ip: `198.51.${key.codePointAt(0)}.${key.codePointAt(1)}`,
      waitUntil: (work) => void after.push(work),
    },
  );
  await Promise.all(after);
  if (!isYes(answer, [201, 202])) return undefined;
  return ((await answer.json()) as { reference: string }).reference;
}

async function createCategory({ shop, ledger }: Scene): Promise<void> {
  count(ledger, 'save');
  const id = crypto.randomUUID();
  const name = `Category ${id.slice(0, 8)}`;
  const answer = await ask(shop, 'POST', categoryEndpoints.create.path, { id, name });
  if (!isYes(answer, [201])) return;
  const { version } = (await answer.json()) as CategoryAdminView;
  ledger.categories.set(id, { name, version });
}

/** A save is the whole form, with the version that it was read in. */
async function renameCategory({ shop, ledger, random }: Scene): Promise<void> {
  if (ledger.categories.size === 0) return;
  count(ledger, 'save');
  const [id, before] = random.pick([...ledger.categories]);
  const address = categoryEndpoints.edit.path.replace('{id}', id);
  const name = `Category ${id.slice(0, 8)} ${count(ledger, 'name')}`;
  const answer = await ask(shop, 'PUT', address, { name, version: before.version });
  // A save before this one was carried out, though nobody was told: staff see it and do it again.
  if (answer.status === 409) {
    const [row] = await query<{ name: string; version: number }>(
      shop.db,
      sql`select name, version from ${categories} where id = ${id}`,
    );
    if (!row || row.version <= before.version)
      throw new Error('A save is refused that none was before');
    ledger.categories.set(id, row);
    return;
  }
  if (!isYes(answer, [200])) return;
  const { version } = (await answer.json()) as CategoryAdminView;
  ledger.categories.set(id, { name, version });
}

async function writeNote({ shop, ledger, random }: Scene): Promise<void> {
  const rows = await shop.db.select({ id: inquiries.id }).from(inquiries);
  if (rows.length === 0) return;
  count(ledger, 'note');
  const id = crypto.randomUUID();
  const address = workEndpoints.addNote.path.replace('{id}', random.pick(rows).id);
  const body = `Note ${id}`;
  const answer = await ask(shop, 'POST', address, { id, kind: 'note', body });
  if (isYes(answer, [200, 201])) ledger.notes.set(id, body);
}

async function killDatabase({ shop, ledger }: Scene): Promise<void> {
  count(ledger, 'database-kill');
  await shop.killDatabase();
}

/** A backup that is acknowledged brings back all that was acknowledged before it began. */
async function backUp({ shop, ledger }: Scene): Promise<void> {
  count(ledger, 'backup');
  const file = path.join(shop.folder, 'shop.tar.gz');
  const before = {
    requests: [...ledger.requests.keys()],
    notes: [...ledger.notes.keys()],
    booked: new Set(ledger.booked),
    payments: new Map(ledger.payments),
  };
  const source = { db: shop.run.connection.db, dataFolder: shop.folder, now: shop.clock.now() };
  try {
    await takeBackup(file, source);
  } catch (error) {
    if (shop.proxy.fault === 'none') throw error;
    return;
  }
  const target = await shop.emptyDatabase();
  const dataFolder = path.join(shop.folder, 'restored');
  const { db, close } = connect(target.url, { maxConnections: 2 });
  await restoreInto(file, db, { dataFolder, host: TEST_HOST });
  const stored = await db.select({ reference: inquiries.reference }).from(inquiries);
  const there = new Set(stored.map(({ reference }) => reference));
  const lost = before.requests.filter((each) => !there.has(each));
  const waiting = await findReferences(path.join(dataFolder, 'blobs'), lost);
  const notes = new Set(
    (await db.select({ id: inquiryEvents.id }).from(inquiryEvents)).map(({ id }) => id),
  );
  const booked = await missingBooked(db, before);
  await close();
  await target.drop();
  await rm(dataFolder, { recursive: true, force: true });
  await rm(file);
  const missing = [
    ...lost.filter((each) => !waiting.has(each)),
    ...before.notes.filter((each) => !notes.has(each)),
    ...booked,
  ];
  if (missing.length > 0) throw new Error(`A backup lacks ${missing.join(', ')}`);
}
