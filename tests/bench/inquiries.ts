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
import { inquiriesApp } from '#server/inquiries/app.ts';
import { API_PATHS } from '../support/api-paths.ts';
import { contactBody } from '../support/api.ts';
import { createDatabase } from '../support/databases.ts';
import { inquiryServices } from '../support/inquiries.ts';

const PAIRS = 2_000;
const WARM_UP = 300;
const CONNECTIONS = 50;
const SECONDS = 8;

/**
 * @param serverUrl a PostgreSQL server
 * @returns lines of figures
 */
export async function benchInquiries(serverUrl: string): Promise<string[]> {
  const database = await createDatabase(serverUrl);
  try {
    const migrated = connect(database.url);
    await migrate(migrated);
    await migrated.close();
    return [await benchOne(database.url), await benchMany(database.url)];
  } finally {
    await database.drop();
  }
}

/** In turn on one connection: a whole request, and a bare insert of the same columns. */
async function benchOne(url: string): Promise<string> {
  const connection = connect(url, { maxConnections: 1 });
  const { db } = connection;
  const app = inquiriesApp(inquiryServices({ db: () => db }));
  const host = { ip: '203.0.113.7' };
  const posts: number[] = [];
  const inserts: number[] = [];
  try {
    for (let index = 0; index < WARM_UP + PAIRS; index += 1) {
      // Callers of their own, so that nobody is limited.
      host.ip = `10.${index % 250}.${Math.floor(index / 250)}.1`;
      const post = await timed(async () => {
        const { status } = await app.request(API_PATHS.contact, request(`post-${index}`), host);
        if (status !== 201) throw new Error(`The request was answered with ${status}`);
      });
      const insert = await timed(() => bareInsert(db, `bare-${index}`));
      if (index < WARM_UP) continue;
      posts.push(post);
      inserts.push(insert);
    }
  } finally {
    await connection.close();
  }
  const [post, insert] = [median(posts), median(inserts)];
  return [
    'warm POST beside a bare INSERT:',
    `${post.toFixed(2)} ms`,
    `${insert.toFixed(2)} ms`,
    `ratio ${(post / insert).toFixed(2)} (medians of ${PAIRS} pairs)`,
  ].join(' · ');
}

async function bareInsert(db: Database, key: string): Promise<void> {
  const { name, email, phone, eventDate, eventLocation, message } = contactBody();
  await db.execute(sql`
    insert into inquiries (reference, name, email, phone, event_date, event_location, message,
      idempotency_key, body_hash)
    values (${key}, ${name}, ${email}, ${phone}, ${eventDate}, ${eventLocation}, ${message},
      ${key}, ${key})`);
}

/** Over HTTP, fifty connections at once; afterwards every answer has its inquiry and its mail. */
async function benchMany(url: string): Promise<string> {
  const connection = connect(url, { maxConnections: 10 });
  const { db } = connection;
  const app = inquiriesApp(inquiryServices({ db: () => db }));
  const before = await db.$count(inquiries);
  const owed = await db.$count(outbox);
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
    const staffMails = await db.$count(outbox, sql`kind = 'inquiry-for-staff'`);
    return [
      `POST at ${CONNECTIONS} connections:`,
      `${Math.round(result.requests.average)} a second`,
      `median ${result.latency.p50} ms, 99% ${result.latency.p99} ms`,
      `${result['2xx']} acknowledged, ${stored} stored (those cut off at the end included)`,
      `${result.non2xx + result.errors} failed, ${Math.max(0, result['2xx'] - stored)} lost`,
      `${staffMails - owed / 2} mails owed to the shop`,
    ].join(' · ');
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
    body: JSON.stringify(contactBody({ email: `${key}@example.com` })),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
