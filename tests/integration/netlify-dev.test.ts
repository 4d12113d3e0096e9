/**
 * Functions through Netlify's own emulator: its router and its runtime in a worker of its own agree with
 * what every other test asks in process. Its project has only the bundles that are asked;
 * `tests/architecture/functions.test.ts` starts every one.
 */
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { connect, type Connection } from '#db/client.ts';
import { bundleFunctions, BUNDLES_FOLDER } from '#local/functions/bundle-functions.ts';
import { contactBody, expectReceipt } from '../support/api.ts';
import { createDatabase, type FreshDatabase } from '../support/databases.ts';
import { limit } from '../support/limits/limit.ts';
import { addCategory } from '../support/rows.ts';
import { storedInquiry } from '../support/stored-inquiries.ts';
import { ROOT } from '../support/tree.ts';

const ORIGIN = 'http://localhost:8888';
/** Another one than the unit tests', which may bundle at the same time. */
const CACHE = path.join(ROOT, '.cache/test-emulated-functions');
/** Functions that are asked here. */
const ASKED = ['health', 'catalog', 'inquiries'];
const off = { enabled: false };

let database: FreshDatabase;
let connection: Connection;
let netlify: NetlifyDev;
let project: string;

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'woodward-netlify-dev-'));
  cpSync(path.join(ROOT, 'netlify.toml'), path.join(project, 'netlify.toml'));
  await bundleFunctions(ROOT, CACHE);
  for (const name of ASKED) {
    const folder = path.join(BUNDLES_FOLDER, name);
    cpSync(path.join(CACHE, folder), path.join(project, '.cache/functions', folder), {
      recursive: true,
    });
  }
  database = await createDatabase(inject('serverUrl'), inject('template'));
  connection = connect(database.url);
  // A worker gets the environment of its process, as a function gets that of its deployment.
  vi.stubEnv('DATABASE_URL', database.url);
  netlify = new NetlifyDev({
    projectRoot: project,
    skipGitignore: true,
    // Without it the emulator would look for a token of the person at this machine.
    apiToken: '',
    serverAddress: null,
    functions: { enabled: true },
    aiGateway: off,
    blobs: off,
    database: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    headers: off,
    images: off,
    redirects: off,
    server: off,
    staticFiles: off,
  });
  await netlify.start();
});

afterAll(async () => {
  await netlify.stop();
  vi.unstubAllEnvs();
  await connection.close();
  await database.drop();
  await rm(project, { recursive: true, force: true });
});

async function ask(address: string, init?: RequestInit): Promise<Response> {
  const response = await netlify.handle(new Request(`${ORIGIN}${address}`, init));
  if (!response) throw new Error(`No function has the route ${address}`);
  return response;
}

// The first request loads the functions.
test(
  'GET /api/health',
  async () => {
    const response = await ask('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'ok',
      migrations: 'applied',
      mail: 'not configured',
    });
  },
  limit(300_000),
);

test('GET /api/categories/{slug}', async () => {
  await addCategory(connection.db, { name: 'Linens', slug: 'linens' });
  const response = await ask('/api/categories/linens');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: 'Linens', slug: 'linens' });
  expect((await ask('/api/categories/unknown')).status).toBe(404);
});

test('POST /api/contact', async () => {
  const response = await ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(
      contactBody({
        wishlistItems: [{ id: 'i', name: 'Gold Chair', quantity: 3, price: '$8.50' }],
      }),
    ),
  });
  const inquiry = await storedInquiry(connection.db, await expectReceipt(response));
  expect(inquiry.lines).toMatchObject([{ name: 'Gold Chair', quantity: 3 }]);
});
