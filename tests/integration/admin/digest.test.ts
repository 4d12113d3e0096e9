import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DigestPreview } from '#contracts/digest.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db, 'owner');

test('owners see what the digest would say now @digest.preview', async () => {
  const preview = () => admin.read<DigestPreview>('GET', ADMIN_API_PATHS.digest);
  expect(await preview()).toEqual({ subject: '', text: '', lastDay: null });
  const id = await addInquiry(db(), { name: 'Ada Okafor' });
  const { subject, text } = await preview();
  expect(subject).toBe('Today: 1 request waiting');
  expect(text).toContain('Ada Okafor: waiting less than an hour');
  expect(text).toContain(`/admin?inquiry=${id}`);
  await db().execute(sql`insert into last_digest ("only", day) values (true, '2026-11-23')`);
  expect((await preview()).lastDay).toBe('2026-11-23');
});
