/**
 * Prepared statements, also behind a pooler that gives each statement another connection.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { preparedStatement } from '#db/queries/rows.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';

const doubled = preparedStatement<{ double: number }>(
  'test-doubled',
  sql`select 2 * ${sql.placeholder('number')}::int as double`,
);

describe.each(BACKENDS)('prepared statements on $name', (backend) => {
  const db = useDatabase(backend);

  test('a statement runs with each values it is given', async () => {
    expect(await doubled(db(), { number: 2 })).toEqual([{ double: 4 }]);
    expect(await doubled(db(), { number: -3 })).toEqual([{ double: -6 }]);
  });

  test('it is planned once in a connection', async () => {
    await db().transaction(async (tx) => {
      for (const number of [1, 2, 3]) await doubled(tx, { number });
      const kept = await tx.execute(
        sql`select 1 from pg_prepared_statements where name = 'test-doubled'`,
      );
      expect(kept).toMatchObject({ rowCount: 1 });
    });
  });

  test('a connection that lost it answers all the same', async () => {
    await doubled(db(), { number: 1 });
    await db().execute(sql`deallocate all`);
    expect(await doubled(db(), { number: 4 })).toEqual([{ double: 8 }]);
  });

  test('any other failure is thrown', async () => {
    await expect(doubled(db(), { number: 'two' })).rejects.toThrow('Failed query');
  });
});
