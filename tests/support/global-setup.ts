/**
 * Starts the PostgreSQL server of the integration tests, once a run, with a migrated database
 * that each test file gets a copy of; the same for PGlite.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './databases.ts';
import { makeMigratedFolder } from './pglite-server.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server's maintenance database. */
    serverUrl: string;
    /** Name of the migrated database to copy. */
    template: string;
    /** Folder with a migrated PGlite. */
    pgliteTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-tests-'));
  const [server] = await Promise.all([startPostgres(), makeMigratedFolder(folder)]);
  const template = await createTemplate(server.url);
  project.provide('serverUrl', server.url);
  project.provide('template', template.name);
  project.provide('pgliteTemplate', folder);
  return async () => {
    await template.drop();
    await server.stop();
    await rm(folder, { recursive: true });
  };
}
