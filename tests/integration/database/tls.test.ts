/**
 * Connections to a database elsewhere are encrypted, and the certificate is checked.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { rowsOf } from '#db/queries/rows.ts';
import { onDatabase } from '#local/reach-database.ts';
import { CERTIFICATE, startTlsProxy, type TlsProxy } from '../../support/tls-proxy.ts';

let proxy: TlsProxy;
afterEach(() => proxy.close());

const ask = (url: string) =>
  onDatabase(url, async ({ db }) =>
    rowsOf<{ answer: number }>(await db.execute(sql`select 42 as answer`)),
  );

test('without a word in the address, TLS is asked for, and an unknown certificate refused @run.tls', async () => {
  proxy = await startTlsProxy(inject('serverUrl'));
  await expect(ask(proxy.url)).rejects.toThrow(
    /^The database at 0\.0\.0\.0:\d+ \(DATABASE_URL\) cannot be used: its certificate is not trusted; .* NODE_EXTRA_CA_CERTS or sslrootcert/,
  );
  expect(proxy.asked).toEqual({ tls: 1, plain: 0 });
});

test('a private authority that the address names is trusted', async () => {
  proxy = await startTlsProxy(inject('serverUrl'));
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-ca-'));
  try {
    const file = path.join(folder, 'ca.pem');
    await writeFile(file, CERTIFICATE);
    expect(await ask(`${proxy.url}?sslrootcert=${encodeURIComponent(file)}`)).toEqual([
      { answer: 42 },
    ]);
    expect(await ask(`${proxy.url}?sslmode=require&sslrootcert=${file}`)).toEqual([{ answer: 42 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect(ask(`${proxy.url}?sslrootcert=/no/such/file`)).rejects.toThrow(
    /a file that its address names is not there/,
  );
});

test('a server without TLS gets neither password nor data, and the way out is told', async () => {
  proxy = await startTlsProxy(inject('serverUrl'), false);
  await expect(ask(proxy.url)).rejects.toThrow(/does not speak TLS; .* \?sslmode=disable /);
  expect(proxy.asked).toEqual({ tls: 1, plain: 0 });
});
