import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { connect } from './client.ts';
import { isConnectionFailure } from './connection-failures.ts';

test.each([
  ['postgres://u:p@ep-cool-1.us-east-2.aws.neon.tech/shop?sslmode=require', 'neon'],
  ['postgres://u:p@EP-COOL-1.AWS.NEON.TECH/shop', 'neon'],
  ['postgres://u:p@127.0.0.1:5432/shop', 'pg'],
  ['postgres://u:p@neon.tech.example.com/shop', 'pg'],
  ['postgres://u:p@evilneon.tech/shop', 'pg'],
])('%s uses the driver %s', async (url, driver) => {
  // A pool connects with its first query, so nothing is reached here.
  const connection = connect(url);
  expect(connection.driver).toBe(driver);
  await connection.close();
});

test('the driver can be chosen', async () => {
  const connection = connect('postgres://u:p@127.0.0.1/shop', { driver: 'neon' });
  expect(connection.driver).toBe('neon');
  await connection.close();
});

test('the WebSocket of Neon’s driver that cannot be opened is a connection failure @run.outage', async () => {
  const failed = vi.fn<(error: Error) => void>();
  const watch = { failed, doubted: vi.fn<() => void>(), answered: vi.fn<() => void>() };
  // The driver ignores the port: nothing listens at 443.
  const connection = connect('postgres://u:p@127.0.0.1/shop', { driver: 'neon', watch });
  const query = connection.db.execute(sql`select 1`);
  await expect(query).rejects.toSatisfy(isConnectionFailure);
  const transaction = connection.db.transaction((tx) => tx.execute(sql`select 1`));
  await expect(transaction).rejects.toSatisfy(isConnectionFailure);
  expect(failed).toHaveBeenCalledTimes(2);
  await connection.close();
});

test('an invalid address is rejected', () => {
  expect(() => connect('not an address')).toThrow(TypeError);
});
