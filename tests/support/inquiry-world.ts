/**
 * Everything a request can meet, real: PostgreSQL behind a proxy that breaks it, Netlify's blob
 * server, an SMTP server; and the processes of the function, which can end at any moment.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { connect, type Connection, type Database } from '#db/client.ts';
import { inquiries, outbox } from '#db/schema.ts';
import type { ApiApp } from '#server/http/app.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { drainSpool, type DrainReport } from '#server/inquiries/intake/drain.ts';
import type { Inquiry } from '#server/inquiries/intake/inquiry.ts';
import type { InquiryServices } from '#server/inquiries/intake/services.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import type { SendReport } from '#server/mail/send-due.ts';
import { postgres, type TestDatabase } from './backends.ts';
import { startTestBlobs, type TestBlobs } from './blobs.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { inquiryServices } from './inquiries.ts';
import { limit } from './limits/limit.ts';
import { sendDue, startSmtp, type ReceivedMail, type SmtpHost } from './smtp.ts';

/** Short, so that what hangs does not hold up the suite; a busy machine needs more for what is well. */
const TIMEOUT_MS = limit(900);
const SHOP = 'hello@woodward.example';

export interface World {
  /** Past the proxy: what is really stored. */
  db: () => Database;
  proxy: FaultProxy;
  /** After this the product no longer waits for the database. */
  databaseTimeoutMs: number;
  blobs: TestBlobs;
  smtp: SmtpHost;
  /** The function as the current process has it. */
  app: ApiApp;
  services: InquiryServices;
  /** Ends the process and starts another: what was only in memory is gone. */
  crash: () => Promise<void>;
  drain: () => Promise<DrainReport>;
  send: () => Promise<SendReport>;
  /** Everything works again. */
  heal: () => Promise<void>;
  /** Waits until nothing asks the database anymore that was begun and given up. */
  settle: () => Promise<void>;
  /** Makes mails that wait for their next try due now. */
  skipWaiting: () => Promise<void>;
}

/** Opens a world before the tests of a file, and heals it after each. */
export function useWorld(given: Partial<InquiryServices> = {}): () => World {
  let database: TestDatabase | undefined;
  let connection: Connection | undefined;
  let world: World | undefined;

  const start = async (): Promise<World> => {
    database = await postgres.open();
    const { connection: direct } = database;
    const proxy = await startFaultProxy(database.url);
    const blobs = await startTestBlobs();
    const smtp = await startSmtp();
    const startProcess = () => {
      connection = connect(proxy.url, {
        maxConnections: 10,
        queryTimeoutMs: Math.max(limit(2_000), given.databaseTimeoutMs ?? 0),
      });
      const { db } = connection;
      const services = inquiryServices({
        db: () => db,
        mailer: () => smtp.mailer(),
        spool: blobSpool(TIMEOUT_MS),
        databaseTimeoutMs: TIMEOUT_MS,
        ...given,
      });
      return { services, app: inquiriesApp(services) };
    };
    const made: World = {
      db: () => direct.db,
      proxy,
      databaseTimeoutMs: given.databaseTimeoutMs ?? TIMEOUT_MS,
      blobs,
      smtp,
      ...startProcess(),
      crash: async () => {
        const old = connection;
        Object.assign(made, startProcess());
        await old?.close();
      },
      drain: () => drainSpool(made.services, Date.now() + limit(60_000)),
      send: () => sendDue(made.services),
      heal: async () => {
        proxy.fault = 'none';
        smtp.mode = 'accept';
        await blobs.start();
      },
      settle: () => untilQuiet(async () => proxy.underWay() + (await busySessions(direct.db))),
      skipWaiting: async () => {
        await direct.db.update(outbox).set({ nextTryAt: sql`now()`, claimedUntil: null });
      },
    };
    return made;
  };

  beforeAll(async () => {
    world = await start();
  });
  afterEach(async () => {
    await world?.heal();
  });
  afterAll(async () => {
    await connection?.close();
    await world?.smtp.stop();
    await world?.blobs.close();
    await world?.proxy.close();
    await database?.close();
  });
  return () => {
    if (!world) throw new Error('The world is not open yet');
    return world;
  };
}

/** How often in a row nothing is under way: between an answer and the next question is nothing for a moment. */
const QUIET_LOOKS = 5;
const LOOK_EVERY_MS = 25;

async function untilQuiet(count: () => Promise<number>): Promise<void> {
  const end = Date.now() + limit(15_000);
  for (let quiet = 0; quiet < QUIET_LOOKS;) {
    if (Date.now() > end) throw new Error('Something was under way all the time');
    await sleep(LOOK_EVERY_MS);
    quiet = (await count()) === 0 ? quiet + 1 : 0;
  }
}

/** @returns how many sessions of this database are in a statement or a transaction, besides this one */
function busySessions(db: Database): Promise<number> {
  const others = sql`datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  return db.$count(sql`pg_stat_activity`, others);
}

/** Sends what is queued and finds the two mails of a request. */
export async function mailsOf(
  world: World,
  email: string,
): Promise<{ shop: ReceivedMail; visitor: ReceivedMail }> {
  await world.send();
  const find = (address: string) =>
    world.smtp.mails.find(({ recipients }) => recipients.includes(address));
  const [shop, visitor] = [find(SHOP), find(email)];
  if (!shop || !visitor) throw new Error('A mail is missing');
  return { shop, visitor };
}

/** Where a request is kept, by its reference. */
export interface Whereabouts {
  inquiries: number;
  spooled: number;
  /** Mails to the shop of it: twice under one Message-ID is one. */
  mailed: number;
}

/** @returns where the request of this reference is */
export async function whereIs(world: World, reference: string): Promise<Whereabouts> {
  const stored = await world
    .db()
    .select({ id: inquiries.id, reference: inquiries.reference })
    .from(inquiries);
  // A stopped store keeps what it holds, and cannot be asked.
  const waiting = world.blobs.running() ? await spooled(world) : [];
  const toShop = world.smtp.mails.filter(
    ({ recipients, subject = '' }) => recipients.includes(SHOP) && subject.includes(reference),
  );
  return {
    inquiries: stored.filter((inquiry) => inquiry.reference === reference).length,
    spooled: waiting.filter((inquiry) => inquiry.reference === reference).length,
    mailed: new Set(toShop.map(({ messageId }) => messageId)).size,
  };
}

async function spooled({ services }: World): Promise<Inquiry[]> {
  const names = await services.spool.list();
  const found = await Promise.all(names.map((name) => services.spool.read(name)));
  return found.filter((inquiry) => inquiry !== undefined);
}

/**
 * The invariant: once everything works again, an acknowledged request is there exactly once, and
 * the shop was told of it exactly once. Before that it is somewhere at least.
 */
export async function expectKeptOnce(world: World, references: Iterable<string>): Promise<void> {
  const acknowledged = [...new Set(references)];
  await world.heal();
  for (const reference of acknowledged) {
    const { inquiries: rows, spooled: waiting } = await whereIs(world, reference);
    expect(rows + waiting, `${reference} is somewhere`).toBeGreaterThan(0);
  }
  // The schedule comes again: what was given up on may still reach the store or claim a mail.
  const found = await vi.waitFor(
    async () => {
      await world.drain();
      await world.skipWaiting();
      await world.send();
      expect(await world.services.spool.list()).toEqual([]);
      const places = await Promise.all(acknowledged.map((each) => whereIs(world, each)));
      for (const { mailed } of places) expect(mailed).toBeGreaterThan(0);
      return places;
    },
    { timeout: limit(10_000), interval: 250 },
  );
  const once: Whereabouts = { inquiries: 1, spooled: 0, mailed: 1 };
  expect(found.map((place, index) => ({ reference: acknowledged[index], ...place }))).toEqual(
    acknowledged.map((reference) => ({ reference, ...once })),
  );
}
