/**
 * What accepting a request costs: beside the insert it cannot do without, and with many at once.
 */
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { inquiries, outbox } from '#db/schema.ts';
import { portOf } from '#local/free-port.ts';
import { webListener } from '#local/http/web-listener.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { API_PATHS } from '../support/api-paths.ts';
import { contactBody } from '../support/api.ts';
import { createDatabase } from '../support/databases.ts';
import { inquiryServices } from '../support/inquiries.ts';
import { ratioRow, timed, type Row } from './ratio.ts';

const PAIRS = 1_500;
const WARM_UP = 300;
const AIM = 3;
const CONNECTIONS = 50;
const SECONDS = 8;
const FOR_STAFF = sql`kind = 'inquiry-for-staff'`;

/**
 * @param serverUrl a PostgreSQL server
 * @returns rows of figures
 */
export async function benchInquiries(serverUrl: string): Promise<Row[]> {
  const database = await createDatabase(serverUrl);
  const connection = connect(database.url);
  try {
    await migrate(connection);
    await fillHistory(connection.db);
    return [await benchOne(database.url), await benchMany(database.url)];
  } finally {
    await connection.close();
    await database.drop();
  }
}

/** Some years of requests, which the server has statistics of. */
async function fillHistory(db: Database): Promise<void> {
  await db.execute(sql`
    insert into inquiries (reference, name, email, mailbox, phone, event_date, event_location, message,
      idempotency_key, body_hash, created_at)
    select 'WD-' || n, 'Ada', n || '@example.org', n || '@example.org', '313', '2026-01-01', 'Detroit',
      'An event ' || n, 'old-' || n, n, now() - interval '3 hours' * n
    from generate_series(1, 2000) as n`);
  await db.execute(sql`
    insert into outbox (kind, inquiry_id, dedupe_key, state, created_at)
    select 'inquiry-for-staff', id, 'staff:' || id, 'sent', created_at from inquiries`);
  await db.execute(sql`vacuum analyze`);
}

/** In turn on one connection: a whole request, and a bare insert of a row of the same size, committed. */
async function benchOne(url: string): Promise<Row> {
  const connection = connect(url, { maxConnections: 1 });
  const { db } = connection;
  const app = inquiriesApp(inquiryServices({ db: () => db }));
  let sent = 0;
  try {
    return await ratioRow({
      name: 'POST /api/contact, warm / bare INSERT',
      aim: AIM,
      part: () => {
        sent += 1;
        const init = request(`post-${sent}`);
        // Callers of their own, so that nobody is limited.
        const host = { ip: `10.${sent % 250}.${Math.floor(sent / 250)}.1` };
        return timed(async () => {
          const { status } = await app.request(API_PATHS.contact, init, host);
          if (status !== 201) throw new Error(`The request was answered with ${status}`);
        });
      },
      whole: () => {
        sent += 1;
        return timed(() => bareInsert(db, `bare-${sent}`));
      },
      pairs: PAIRS,
      warmUp: WARM_UP,
    });
  } finally {
    await connection.close();
  }
}

async function bareInsert(db: Database, key: string): Promise<void> {
  const { name, email, phone, eventDate, eventLocation, message } = body(key);
  await db.execute(sql`
    insert into inquiries (reference, name, email, phone, event_date, event_location, message,
      idempotency_key, body_hash)
    values (${key}, ${name}, ${email}, ${phone}, ${eventDate}, ${eventLocation}, ${message},
      ${key}, ${key})`);
}

/** Over HTTP, fifty connections at once; afterward every answer has its inquiry and its mail. */
async function benchMany(url: string): Promise<Row> {
  const connection = connect(url, { maxConnections: 10 });
  const { db } = connection;
  const app = inquiriesApp(inquiryServices({ db: () => db }));
  const before = await db.$count(inquiries);
  const queued = await db.$count(outbox, FOR_STAFF);
  let sent = 0;
  let arrived = 0;
  const server = createServer(
    webListener(async (incoming) => {
      arrived += 1;
      return app.fetch(incoming, {
        ip: `10.9.${Math.floor(arrived / 200) % 250}.${arrived % 200}`,
      });
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const result = await autocannon({
      url: `http://127.0.0.1:${portOf(server.address())}${API_PATHS.contact}`,
      connections: CONNECTIONS,
      duration: SECONDS,
      requests: [
        {
          setupRequest: (settings) => {
            sent += 1;
            return { ...settings, ...request(`many-${sent}`) };
          },
        },
      ],
    });
    const stored = (await db.$count(inquiries)) - before;
    const staffMails = (await db.$count(outbox, FOR_STAFF)) - queued;
    const lost = Math.max(0, result['2xx'] - stored) + Math.max(0, stored - staffMails);
    return {
      name: `Acknowledged requests lost at ${CONNECTIONS} connections`,
      aim: '0',
      result: `${lost} of ${result['2xx']}`,
      nullTest: '',
      measured: [
        `${Math.round(result.requests.average)} a second`,
        `median ${result.latency.p50} ms`,
        `99 % ${result.latency.p99} ms`,
        `${result.non2xx + result.errors} refused`,
      ].join(', '),
    };
  } finally {
    server.closeAllConnections();
    server.close();
    // What was cut off is still being stored.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await connection.close();
  }
}

function request(key: string) {
  return {
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `bench-${key}` },
    body: JSON.stringify(body(key)),
  };
}

function body(key: string) {
  const message = `A wedding in a barn near Ann Arbor with chairs and linens for 120 guests, ${key}`;
  return contactBody({ email: `${key}@example.com`, message });
}
