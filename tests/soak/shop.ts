/**
 * A shop as a host runs it, in this process, on a simulated clock: PostgreSQL, Netlify's blob store, a
 * mail server and a build hook, each of which can fail.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { connect, type Connection, type Database } from '#db/client.ts';
import { query } from '#db/queries/rows.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { startBlobs } from '#local/blob-host.ts';
import { openEmbedded } from '#local/embedded-postgres.ts';
import type { Listener } from '#local/http/listen.ts';
import { catalogApp } from '#server/catalog/public/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { healthApp } from '#server/entry/health.ts';
import type { AdminServices } from '#server/entry/services.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import type { InquiryServices } from '#server/inquiries/intake/services.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { createDatabase, createTemplate } from '../support/databases.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { startHookServer, type HookServer } from '../support/hook-server.ts';
import { SITE_ID } from '../support/host.ts';
import { inquiryServices } from '../support/inquiries.ts';
import { limit } from '../support/limits/limit.ts';
import { makeFolderInMemory } from '../support/memory-folder.ts';
import { startSmtp, type SmtpHost } from '../support/smtp.ts';
import { addSession, addStaff, ownPageHeaders, staffServices } from '../support/staff.ts';
import { installClock, type Clock } from './clock.ts';

/** One run of the program: its memory and its connections are lost when it is killed. */
export interface Run {
  services: InquiryServices & AdminServices;
  visitors: ReturnType<typeof inquiriesApp>;
  catalog: ReturnType<typeof catalogApp>;
  health: ReturnType<typeof healthApp>;
  admin: ReturnType<typeof adminApp>;
  connection: Connection;
}

export interface SoakShop {
  clock: Clock;
  /** Past the proxy: what is really stored. */
  db: Database;
  proxy: FaultProxy;
  smtp: SmtpHost;
  hook: HookServer;
  /** Data folder. */
  folder: string;
  blobs: { isRunning: () => boolean; start: () => Promise<void>; stop: () => Promise<void> };
  /** Whether nothing more can be written to the disk. */
  disk: { isFull: boolean; set: (isFull: boolean) => Promise<void> };
  run: Run;
  /** Cuts every connection, forgets what was in memory, and starts anew. */
  kill: () => Promise<void>;
  /** Ends a process of the database as a power cut would: it recovers from its log. */
  killDatabase: () => Promise<void>;
  /** @returns a database with the migrations, and nothing in it */
  emptyDatabase: () => ReturnType<typeof createDatabase>;
  /** Signs the owner in anew. */
  signIn: () => Promise<void>;
  /** Of the owner's requests. */
  headers: Record<string, string>;
  close: () => Promise<void>;
}

/** Short, because simulated people need not wait; a busy machine needs more for what is well. */
const QUERY_MS = 500;
/** A mail server that says nothing for so long is away. */
const MAIL_MS = 500;
/** Safe to lose with the machine, not with a killed process. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=64MB'];
/** What a disk with room has; less than what `health` wants when it is full. */
const FREE_BYTES = 10 ** 9;
const MAX_CONNECTIONS = 8;

/** @param clock moves the shop's time */
export async function openSoakShop(clock: Clock): Promise<SoakShop> {
  await using closers = new AsyncDisposableStack();
  const folder = await makeFolderInMemory('woodward-soak-');
  closers.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await openEmbedded(path.join(folder, 'db'), { settings: SETTINGS });
  closers.defer(server.close);
  const template = await createTemplate(server.url);
  const database = await createDatabase(server.url, template.name);
  await prepare(database.url);
  const direct = connect(database.url, { maxConnections: 2 });
  closers.defer(direct.close);
  const { db } = direct;
  await clock.rule(db);
  await seedDemo(db);
  const proxy = await startFaultProxy(database.url);
  closers.defer(proxy.close);
  const smtp = await startSmtp();
  closers.defer(smtp.stop);
  const hook = await startHookServer();
  closers.defer(hook.close);
  Object.assign(process.env, { SITE_ID, BUILD_HOOK_URL: hook.url, SMTP_URL: smtp.url });
  let host: Listener | undefined;
  const blobs = {
    isRunning: () => host !== undefined,
    start: async () => {
      host ??= await startBlobs(path.join(folder, 'blobs'));
    },
    stop: async () => {
      await host?.close();
      host = undefined;
    },
  };
  await blobs.start();
  closers.defer(blobs.stop);
  const disk = {
    isFull: false,
    set: async (isFull: boolean) => {
      disk.isFull = isFull;
      await db.execute(sql`update soak.disk set is_full = ${isFull}`);
    },
  };
  const start = () => startRun({ clock, proxy, smtp, disk });
  const owner = await addStaff(db, { role: 'owner' });
  const shop: SoakShop = {
    clock,
    db,
    proxy,
    smtp,
    hook,
    folder,
    blobs,
    disk,
    run: start(),
    headers: {},
    kill: async () => {
      const { connection } = shop.run;
      const { fault } = proxy;
      proxy.fault = 'down';
      shop.run = start();
      proxy.fault = fault;
      await connection.close();
    },
    killDatabase: async () => {
      const pids = (
        await query<{ pid: number }>(
          db,
          sql`select pid from pg_stat_activity where datname = current_database()`,
        )
      ).map(({ pid }) => pid);
      const [killed] = pids;
      if (killed === undefined) throw new Error('The database has no process');
      process.kill(killed, 'SIGKILL');
      await untilAnswers(db, new Set(pids));
    },
    emptyDatabase: () => createDatabase(server.url, template.name),
    signIn: async () => {
      // With a full disk, the session of the day before goes on.
      if (disk.isFull) return;
      const end = new Date(clock.now().getTime() + 7 * 24 * 60 * 60_000);
      shop.headers = ownPageHeaders(await addSession(db, owner.id, end));
    },
    close: async () => undefined,
  };
  await shop.signIn();
  const all = closers.move();
  shop.close = async () => {
    await shop.run.connection.close();
    await all.disposeAsync();
  };
  return shop;
}

function startRun({
  clock,
  proxy,
  smtp,
  disk,
}: Pick<SoakShop, 'clock' | 'proxy' | 'smtp' | 'disk'>): Run {
  const connection = connect(proxy.url, {
    maxConnections: MAX_CONNECTIONS,
    queryTimeoutMs: limit(QUERY_MS),
  });
  const given = {
    db: () => connection.db,
    now: clock.now,
    mailer: () => mailerOf({ SMTP_URL: smtp.url }, limit(MAIL_MS)),
    spool: blobSpool(limit(QUERY_MS)),
    databaseTimeoutMs: limit(QUERY_MS),
  };
  const services = { ...staffServices(given.db), ...inquiryServices(given), ...given };
  return {
    services,
    connection,
    visitors: inquiriesApp(services),
    catalog: catalogApp(services),
    health: healthApp(services, async () => (disk.isFull ? 0 : FREE_BYTES)),
    admin: adminApp(services),
  };
}

async function prepare(url: string): Promise<void> {
  const { db, close } = connect(url, { maxConnections: 1 });
  await installClock(db);
  await refuseWhenFull(db);
  await close();
}

/** Every table refuses rows as PostgreSQL does without room, while the disk is said to be full. */
async function refuseWhenFull(db: Database): Promise<void> {
  await db.execute(sql`create table soak.disk as select false as is_full`);
  await db.execute(
    sql`create function soak.need_room() returns trigger language plpgsql as $$ begin
      if (select is_full from soak.disk) then
        raise exception 'could not extend file' using errcode = '53100';
      end if;
      return new; end $$`,
  );
  await db.execute(
    sql`do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger need_room before insert or update on public.%I
          for each row execute function soak.need_room()', name);
      end loop; end $$`,
  );
}

const RECOVERY_MS = 30_000;

/** @param former processes of before, which all end and may answer until then */
async function untilAnswers(db: Database, former: ReadonlySet<number>): Promise<void> {
  const end = performance.now() + limit(RECOVERY_MS);
  while (performance.now() < end) {
    try {
      const [own] = await query<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
      if (own && !former.has(own.pid)) return;
    } catch {
      // It recovers.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('The database did not recover');
}
