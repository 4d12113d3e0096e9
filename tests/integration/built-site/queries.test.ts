/**
 * A build asks the database the same few questions, however many items there are.
 */
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { connect } from '#db/client.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { startCountingProxy } from '../../support/counting-proxy.ts';
import { createDatabase } from '../../support/databases.ts';
import { generateItems } from '../../support/generate-items.ts';
import { buildSite } from '../../support/site/build.ts';

const TABLES = [
  'categories',
  'rental_items',
  'service_packages',
  'media',
  'inquiry_lines',
  'settings',
  'redirects',
];

/** @returns the reading statements of a build with the demo and so many items more */
async function statementsOfBuild(extraItems: number): Promise<{ reads: string[]; pages: number }> {
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  const connection = connect(database.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-queries-'));
  const proxy = await startCountingProxy(database.url);
  try {
    await seedDemo(connection.db);
    await generateItems(connection.db, extraItems);
    await buildSite(proxy.url, folder, 'https://woodward.example');
    const reads = proxy.statements.filter((statement) => /^\s*\(*select/i.test(statement));
    return { reads, pages: globSync('**/*.html', { cwd: folder }).length };
  } finally {
    await proxy.close();
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

test('a build asks the same few questions, with one hundred items and with a thousand @publish.one-moment', async () => {
  const small = await statementsOfBuild(0);
  const large = await statementsOfBuild(1_000);
  expect(large.pages - small.pages).toBe(1_000);
  expect(large.reads).toEqual(small.reads);
  const mainTables = small.reads.map((statement) => /from "(\w+)"/.exec(statement)?.[1]);
  // Categories and items are asked once more for what was deleted, items for what has changed, for sets and for renamed options.
  expect(small.reads).toHaveLength(TABLES.length + 5);
  expect(new Set(mainTables)).toEqual(new Set(TABLES));
});
