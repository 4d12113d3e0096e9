/**
 * Starts the PostgreSQL server of the integration tests, once a run, with a migrated database
 * that each test file gets a copy of.
 */
import type { TestProject } from 'vitest/node';
import { createTemplate } from './databases.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server's maintenance database. */
    serverUrl: string;
    /** Name of the migrated database to copy. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await createTemplate(server.url);
  project.provide('serverUrl', server.url);
  project.provide('template', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
