import { expect, test } from 'vitest';
import { ROWS_AT_ONCE } from '#db/backup/rows.ts';
import { MAX_ADMIN_REQUEST_BYTES, MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import { MAX_ENTRY_BYTES } from './read-archive.ts';

test('no entry of a valid backup is too large to be restored @backup.restore', () => {
  const beforeAndAfter = 2;
  const escaped = 2;
  const rows = ROWS_AT_ONCE * beforeAndAfter * escaped * MAX_ADMIN_REQUEST_BYTES;
  expect(rows).toBeLessThan(MAX_ENTRY_BYTES);
  expect(MAX_UPLOAD_BYTES).toBeLessThan(MAX_ENTRY_BYTES);
});
