import path from 'node:path';

/** Folder of this project, whatever the current directory is. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
