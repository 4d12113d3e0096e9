/** What each test of backups has of its own: a folder, and databases that end with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '#db/client.ts';
import type { Backend, TestDatabase } from './backends.ts';

/** For each test of a file. */
export function useBackupFolder() {
  let folder = '';
  let opened: TestDatabase[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'woodward-backup-'));
    opened = [];
  });
  afterEach(async () => {
    for (const database of opened) await database.close();
    await rm(folder, { recursive: true });
  });
  return {
    inFolder: (...names: string[]) => path.join(folder, ...names),
    /** @returns a database with the migrations, and without rows */
    open: async (backend: Backend): Promise<Database> => {
      const database = await backend.open();
      opened.push(database);
      return database.connection.db;
    },
  };
}
