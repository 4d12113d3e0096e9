import { expect, test } from 'vitest';
import { connect } from './client.ts';

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

test('an invalid address is rejected', () => {
  expect(() => connect('not an address')).toThrow(TypeError);
});
