import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contracts/error.ts';
import { connect, type Connection } from '#db/client.ts';
import { freePort } from '#local/free-port.ts';
import { catalogApp } from '#server/catalog/public/app.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { contactApp, contactBody, expectError, postContact } from '../../support/api.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { host } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';

/** Nothing could keep the request here: neither database nor blob store. */
function expectUnavailable(error: ErrorBody['error'], ways: readonly string[]): void {
  expect(error.code).toBe('unavailable');
  for (const way of ways) expect(error.message).toContain(way);
}

describe('no server at the address', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = connect(`postgres://user:secret@127.0.0.1:${await freePort()}/nowhere`);
  });
  afterAll(() => connection.close());

  test('a request is answered with an error that says nothing of it', async () => {
    const output = await captureOutput(async () => {
      const response = await postContact(
        contactApp(() => connection.db),
        contactBody(),
      );
      expect(response.headers.get('Retry-After')).toBe('120');
      // No number: the one of the code may not be the owner's.
      expectUnavailable(await expectError(response, 503), ['or call or email us.']);
    });
    expect(output).toContain('ECONNREFUSED');
    for (const word of ['secret', 'nowhere', 'Ada', 'ada@', '555-0100', 'barn']) {
      expect(output).not.toContain(word);
    }
  });

  test('so is a read', async () => {
    await captureOutput(async () => {
      const app = catalogApp({ db: () => connection.db, now: () => new Date(), host });
      const response = await app.request('/api/categories');
      expect(response.headers.get('Retry-After')).toBe('30');
      expect((await expectError(response, 503)).code).toBe('unavailable');
    });
  });
});

describe('a statement that the database refuses', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await postgres.open();
    // The driver's error quotes every value of the statement that fails.
    await database.connection.db.execute(
      sql`alter table inquiries add constraint never check (false)`,
    );
  });
  afterAll(() => database.close());

  test('leaves none of the values in the answer or the log @request.silent-answers', async () => {
    const output = await captureOutput(async () => {
      const app = contactApp(() => database.connection.db);
      const { phone, email } = DEFAULT_SETTINGS.business;
      const body = contactBody({ message: 'The address is\n    at 12 Secret Street, Detroit' });
      expectUnavailable(await expectError(await postContact(app, body), 503), [phone, email]);
    });
    expect(output).toContain('"event":"inquiry-database"');
    for (const word of ['Ada', 'ada@', '555-0100', 'Secret Street', 'Detroit']) {
      expect(output).not.toContain(word);
    }
  });
});

test('a database that hangs is a 503 within five seconds, other reads are not held up @api.database-down', async () => {
  const database = await postgres.open();
  const locked = connect(database.url);
  try {
    const app = catalogApp({ db: () => database.connection.db, now: () => new Date(), host });
    await locked.db.transaction(async (tx) => {
      await tx.execute(sql`lock table service_packages in access exclusive mode`);
      const start = performance.now();
      const output = await captureOutput(async () => {
        const response = await app.request('/api/service-packages');
        expect((await expectError(response, 503)).code).toBe('unavailable');
      });
      expect(performance.now() - start).toBeLessThan(limit(5_500));
      expect(output).toContain('"event":"catalog-read"');
      expect((await app.request('/api/categories')).status).toBe(200);
    });
    expect((await app.request('/api/service-packages')).status).toBe(200);
  } finally {
    await locked.close();
    await database.close();
  }
});

test('lists of items that hang hold up the next one for no longer than that @api.database-down', async () => {
  const database = await postgres.open();
  const locked = connect(database.url);
  try {
    const app = catalogApp({ db: () => database.connection.db, now: () => new Date(), host });
    const read = async () => {
      const start = performance.now();
      const response = await app.request('/api/rental-items');
      expect((await expectError(response, 503)).code).toBe('unavailable');
      return performance.now() - start;
    };
    await locked.db.transaction(async (tx) => {
      await tx.execute(sql`lock table rental_items in access exclusive mode`);
      await captureOutput(async () => {
        // As many as have a turn at once.
        const hanging = [read(), read()];
        await sleep(2_000);
        expect(await read()).toBeLessThan(limit(5_500));
        await Promise.all(hanging);
      });
    });
    expect((await app.request('/api/rental-items')).status).toBe(200);
  } finally {
    await locked.close();
    await database.close();
  }
});

describe('connections that are cut', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await postgres.open();
  });
  afterAll(() => database.close());

  test('fail a request at most once; the next one is served', async () => {
    const app = catalogApp({ db: () => database.connection.db, now: () => new Date(), host });
    const read = async () => (await app.request('/api/categories')).status;
    expect(await read()).toBe(200);
    const other = connect(database.url);
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await other.close();
    const output = await captureOutput(read);
    expect(output).not.toContain('"event":"unexpected"');
    expect(await read()).toBe(200);
  });
});
