/**
 * What is stored about one person, as an owner sees, exports and erases it: PostgreSQL, the blob store and
 * files, all real.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErasedView, PersonPage, PersonView } from '#contracts/people.ts';
import { inquiryEvents, inquiryLines, inquiries, outbox } from '#db/schema.ts';
import { withStore } from '#server/base/blob-store.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { startTestBlobs, type TestBlobs } from '../../support/blobs.ts';
import { captureOutput } from '../../support/output.ts';
import { addInquiry } from '../../support/rows.ts';
import { spooledInquiry } from '../../support/spooled.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const PATH = ADMIN_API_PATHS.people;
const db = useDatabase();
const services = () => ({ ...staffServices(db), mailFolder: () => folder });
const line = { itemId: 'x', name: 'Chair', quantity: 20, price: '$8.50' };

let blobs: TestBlobs;
let folder: string;
let headers: Record<string, string>;

beforeAll(async () => {
  blobs = await startTestBlobs();
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-mails-'));
  const owner = await signedIn(db(), 'owner');
  headers = { ...owner.headers, 'Content-Type': 'application/json' };
});
afterAll(async () => {
  await blobs.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await blobs.start();
  await db().delete(inquiries);
  const { spool } = services();
  for (const name of [...(await spool.list()), ...(await spool.listSetAside())]) {
    await spool.remove(name);
  }
});

const ask = (work: string, body: object, given = services()) =>
  adminApp(given).request(`${PATH}/${work}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
async function read<T>(work: string, body: object): Promise<T> {
  const answer = await ask(work, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}
const find = (email: string) => read<PersonView>('find', { email });
const erase = (email: string) => read<ErasedView>('erase', { email });

/** Of the request of `fill` that is plain, and of Eve's. */
const [PLAIN_HASH, OTHER_HASH] = ['b'.repeat(64), 'c'.repeat(64)];

/** Ada's requests: one plain, one from before mailboxes were kept, one in the trash; and Eve's. */
async function fill(): Promise<Record<'plain' | 'old' | 'binned' | 'other', string>> {
  const plain = await addInquiry(db(), { email: 'Ada+party@example.com', bodyHash: PLAIN_HASH }, [
    line,
    line,
  ]);
  const old = await addInquiry(db(), { email: 'ada@Example.com' });
  await db().update(inquiries).set({ mailbox: '' }).where(eq(inquiries.id, old));
  const binned = await addInquiry(db(), { email: 'ada@example.com' });
  await db().update(inquiries).set({ deletedAt: new Date() }).where(eq(inquiries.id, binned));
  const other = await addInquiry(db(), { email: 'eve@example.com', bodyHash: OTHER_HASH }, [line]);
  // Of another who is from before mailboxes were kept.
  await db().update(inquiries).set({ mailbox: '' }).where(eq(inquiries.id, other));
  const mail = (inquiryId: string, state: 'sent' | 'filed' | 'queued' | 'dead') => ({
    kind: 'inquiry-confirmation' as const,
    recipient: 'ada@example.com',
    inquiryId,
    state,
    dedupeKey: crypto.randomUUID(),
  });
  await db()
    .insert(outbox)
    .values([
      mail(plain, 'sent'),
      mail(plain, 'queued'),
      mail(old, 'dead'),
      mail(old, 'filed'),
      { ...mail(other, 'queued'), recipient: 'eve@example.com' },
    ]);
  const note = (inquiryId: string, body: string) =>
    db().insert(inquiryEvents).values({ inquiryId, kind: 'note', body });
  await note(plain, 'Note about Ada');
  await note(other, 'Note about Eve');
  return { plain, old, binned, other };
}

test('all spellings of a mailbox are one person, in the list, in the trash and in the spool @person.find', async () => {
  await fill();
  const { spool } = services();
  await spool.keep(spooledInquiry({}, { email: 'ada+late@example.com' }));
  await spool.keep(spooledInquiry({}, { email: 'eve@example.com' }));
  const expected: PersonView = {
    mailbox: 'ada@example.com',
    requests: 3,
    inTrash: 1,
    items: 2,
    notes: 1,
    quotes: 0,
    mails: { sent: 1, filed: 1, waiting: 1, failed: 1 },
    spool: { requests: 1, unread: 0 },
  };
  for (const email of ['ada@example.com', 'ADA+x@example.com']) {
    expect(await find(email)).toEqual(expected);
  }
  expect(await find('nobody@example.com')).toMatchObject({ requests: 0, items: 0 });
});

test('the file holds all of it, page by page, and nothing of others or of programs @person.export', async () => {
  const { plain } = await fill();
  for (let count = 0; count < 30; count += 1) await addInquiry(db(), { email: 'ada@example.com' });
  await services().spool.keep(spooledInquiry({}, { message: 'Still on its way' }));
  const pages: PersonPage[] = [];
  for (let page = 1; page <= 3; page += 1) {
    pages.push(await read<PersonPage>('export', { email: 'ada@example.com', page }));
  }
  expect(pages.map(({ requests }) => requests.length)).toEqual([25, 8, 0]);
  const stored = pages.flatMap(({ requests }) => requests);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(33);
  expect(stored.find(({ id }) => id === plain)).toMatchObject({
    email: 'Ada+party@example.com',
    message: 'A wedding in a barn',
    wishlistItems: [{ name: 'Chair', quantity: 20 }, { name: 'Chair' }],
    mails: [{ recipient: 'ada@example.com' }, { recipient: 'ada@example.com' }],
    events: [{ kind: 'note', body: 'Note about Ada' }],
  });
  expect(pages.map(({ waiting }) => waiting?.length)).toEqual([1, 0, 0]);
  const text = JSON.stringify(pages);
  expect(text).toContain('Still on its way');
  for (const hidden of ['eve@', 'Note about Eve', 'idempotency', 'bodyHash', 'dedupe']) {
    expect(text).not.toContain(hidden);
  }
});

test('erasing deletes everything of one person and nothing of another, and is told without a name @person.erase', async () => {
  const { other } = await fill();
  const { spool } = services();
  await spool.keep(spooledInquiry({}, { email: 'ada@example.com' }));
  const aside = spooledInquiry({}, { email: 'ada@example.com' });
  await spool.keep(aside);
  for (const name of await spool.list()) {
    if ((await spool.read(name))?.bodyHash === aside.bodyHash) await spool.setAside(name);
  }
  await spool.keep(spooledInquiry({}, { email: 'eve@example.com' }));
  const mails = await db().select({ id: outbox.id, to: outbox.recipient }).from(outbox);
  for (const { id } of mails) await writeFile(path.join(folder, `${id}.eml`), id);
  const requestMail = (bodyHash: string) => `request-${bodyHash.slice(0, 32)}.eml`;
  for (const hash of [aside.bodyHash, PLAIN_HASH, OTHER_HASH]) {
    await writeFile(path.join(folder, requestMail(hash)), 'the request itself');
  }
  let erased: ErasedView | undefined;
  const log = await captureOutput(async () => {
    erased = await erase('ada@example.com');
  });
  expect(erased).toMatchObject({ requests: 3, mails: 4, waiting: 2 });
  expect(erased?.left).toMatchObject({
    requests: 0,
    mails: { sent: 0, filed: 0, waiting: 0, failed: 0 },
    spool: { requests: 0, unread: 0 },
  });
  expect(await db().select({ id: inquiries.id }).from(inquiries)).toEqual([{ id: other }]);
  expect(await db().select({ inquiryId: inquiryLines.inquiryId }).from(inquiryLines)).toEqual([
    { inquiryId: other },
  ]);
  expect(await db().select().from(inquiryEvents)).toMatchObject([{ body: 'Note about Eve' }]);
  expect(await db().select({ recipient: outbox.recipient }).from(outbox)).toEqual([
    { recipient: 'eve@example.com' },
  ]);
  const others = mails.filter(({ to }) => to === 'eve@example.com').map(({ id }) => `${id}.eml`);
  const left = [...others, requestMail(OTHER_HASH)];
  expect((await readdir(folder)).toSorted()).toEqual(left.toSorted());
  expect((await find('eve@example.com')).spool).toEqual({ requests: 1, unread: 0 });
  expect(log).toContain('"event":"person-erased","count":5');
  expect(log).not.toMatch(/ada/i);
  // Once more does no harm.
  expect(await erase('ada@example.com')).toMatchObject({ requests: 0, mails: 0, waiting: 0 });
});

test("what waits and cannot be read may be anybody's: it is counted, and holds up no other", async () => {
  await services().spool.keep(spooledInquiry({}, { email: 'ada@example.com' }));
  const name = `waiting/${'d'.repeat(64)}`;
  await withStore('inquiry-spool', 5_000, (store) => store.set(name, 'cut off'));
  const log = await captureOutput(async () => {
    expect((await find('ada@example.com')).spool).toEqual({ requests: 1, unread: 1 });
    expect(await erase('ada@example.com')).toMatchObject({
      waiting: 1,
      left: { spool: { requests: 0, unread: 1 } },
    });
  });
  expect(log).toContain('"event":"spool-read"');
  expect(await services().spool.list()).toEqual([name]);
});

test('a store that is down is said, the database is erased, and asking again does the rest @person.erase', async () => {
  await fill();
  await services().spool.keep(spooledInquiry({}, { email: 'ada@example.com' }));
  await blobs.stop();
  const erased: ErasedView[] = [];
  await captureOutput(async () => {
    erased.push(await erase('ada@example.com'));
    const page = await read<PersonPage>('export', { email: 'ada@example.com', page: 1 });
    expect(page.waiting).toBeNull();
  });
  expect(erased[0]).toMatchObject({ requests: 3, waiting: 0, left: { requests: 0, spool: null } });
  await blobs.start();
  expect(await erase('ada@example.com')).toMatchObject({
    waiting: 1,
    left: { spool: { requests: 0 } },
  });
});

test.each([
  ['find', {}],
  ['find', { email: 'ada' }],
  ['erase', { email: `${'a'.repeat(250)}@example.com` }],
  ['erase', { email: 'ada@example.com', all: true }],
  ['export', { email: 'ada@example.com', page: 0 }],
])('what is no address or no page is refused: %s %j', async (work, body) => {
  await expectError(await ask(work, body), 400);
});

test('a guest of the database is told to do it where the shop runs', async () => {
  await fill();
  const [guest, email] = [{ ...services(), host: () => 'server:guest' }, 'ada@example.com'];
  for (const [work, body] of [
    ['find', { email }],
    ['export', { email, page: 1 }],
    ['erase', { email }],
  ] as const) {
    const error = await expectError(await ask(work, body, guest), 422);
    expect(error.message).toContain('in the shop’s live admin');
  }
  expect(await db().$count(inquiries)).toBe(4);
});
