import { expect, test } from 'vitest';
import { addressWithTls } from './tls.ts';

test.each([
  'postgres://u:p@db.example.com:5432/shop',
  'postgres://u:p@203.0.113.7/shop',
  'postgres://u:p@10.0.0.7/shop',
  'postgres://u:p@[2001:db8::1]/shop',
  'postgres://u:p@127.0.0.1.example.com/shop',
  'postgresql://u:p@DB.Example.COM/shop?application_name=x',
])('%s uses TLS @run.tls', (url) => {
  expect(addressWithTls(url)).toEqual({ connectionString: url, ssl: true });
});

test.each([
  'postgres://u:p@localhost:5432/shop',
  'postgres://u:p@127.0.0.1/shop',
  'postgres://u:p@127.8.0.1/shop',
  'postgres://u:p@[::1]:5432/shop',
  'postgres://u:p@db/shop',
  'postgres://u:p@postgres:5432/shop',
  'postgres://u:p@host.docker.internal/shop',
  'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/shop',
])('%s uses no TLS: this machine or a private network', (url) => {
  expect(addressWithTls(url)).toEqual({ connectionString: url });
});

test.each([
  'postgres://u:p@db.example.com/shop?sslmode=disable',
  'postgres://u:p@db.example.com/shop?sslmode=no-verify',
  'postgres://u:p@db.example.com/shop?sslmode=verify-full',
  'postgres://u:p@db.example.com/shop?sslrootcert=/etc/ca.pem',
  'postgres://u:p@db.example.com/shop?uselibpqcompat=true&sslmode=require',
])('the settings in %s win', (url) => {
  expect(addressWithTls(url)).toEqual({ connectionString: url });
});

test.each(['prefer', 'require', 'verify-ca'])('%s verifies the certificate', (mode) => {
  const url = `postgres://u:p%40ss@db/shop?sslmode=${mode}&channel_binding=require`;
  expect(addressWithTls(url)).toEqual({
    connectionString: url.replace(mode, 'verify-full'),
  });
});
