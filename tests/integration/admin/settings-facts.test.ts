/** Numbers of the settings that texts of pages name by fields in braces. */
import { expect, test } from 'vitest';
import type { Section, Settings } from '#contracts/settings/sections.ts';
import { publications } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');

async function builds(): Promise<number> {
  const [row] = await db().select().from(publications);
  return row?.changes ?? 0;
}

test('a number that texts of pages can name is saved with a publication, and nothing else of its section @settings.publish @settings.facts', async () => {
  const saved = <S extends Section>(section: S, value: Settings[S], version: number) =>
    owner.read('PUT', `${ADMIN_API_PATHS.settings}/${section}`, { value, version });
  const { quotes, stock } = DEFAULT_SETTINGS;
  await saved('quotes', { ...quotes, isReminded: !quotes.isReminded }, 0);
  await saved('stock', { ...stock, turnaround: 2 }, 0);
  expect(await builds()).toBe(0);
  await saved('quotes', { ...quotes, validDays: 30 }, 1);
  expect(await builds()).toBe(1);
  await saved('stock', { ...stock, balanceDueDays: 30 }, 1);
  expect(await builds()).toBe(2);
});
