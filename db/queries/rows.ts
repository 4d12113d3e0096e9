/** Reading what a statement gives. */

/**
 * @param result of `db.execute`; both drivers' results carry their rows under the same name
 * @returns its rows, as the statement names their columns
 */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/**
 * @param rows of a statement that always gives one
 * @throws when it gave none
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement gave no row');
  return row;
}
