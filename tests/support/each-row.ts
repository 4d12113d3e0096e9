/** A table of cases on one page: opening a page for each of them takes longer than most of them. */
import { test } from '@playwright/test';

/**
 * Checks every row of a table, one after another, each with the time of a whole test. A row that fails
 * ends neither the table nor its name.
 * @param rows each with the name of its step
 * @param check throws when the row is not as it should be
 * @throws AggregateError that names the rows that failed, with what each of them said
 */
export async function checkEach<Row>(
  rows: readonly (readonly [name: string, row: Row])[],
  check: (row: Row, name: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(test.info().timeout * rows.length);
  const failures: Error[] = [];
  for (const [name, row] of rows) {
    try {
      await test.step(name, () => check(row, name));
    } catch (error) {
      const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push(new Error(`${name}: ${said}`, { cause: error }));
    }
  }
  if (failures.length === 0) return;
  const texts = failures.map(({ message }) => message).join('\n\n');
  throw new AggregateError(
    failures,
    `${failures.length} of ${rows.length} rows failed\n\n${texts}`,
  );
}
