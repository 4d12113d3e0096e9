/** What a row of a spreadsheet would do that staff may not expect. */
import type { SheetOutcome, SheetWarning } from '#contracts/catalog/sheets.ts';
import type { ManyRow } from '../write-many.ts';
import type { SheetTable } from './kinds.ts';

interface Judged<Row> {
  row: Row | undefined;
  after: Readonly<Record<string, unknown>>;
  outcome: SheetOutcome;
  name: string;
  cells: ReadonlyMap<string, string | null>;
  /** The id in the file; empty if it has none. */
  typedId: string;
}

/** @param livingNames names outside the trash, in lower case */
export function warningsOf<Row extends ManyRow, Query>(
  table: SheetTable<Row, Query>,
  { row, after, outcome, name, cells, typedId }: Judged<Row>,
  livingNames: ReadonlySet<string>,
): SheetWarning[] {
  if (!row) return livingNames.has(name.toLowerCase()) ? ['namesake'] : [];
  // With another id, the row has the version that it had in another shop.
  const isOfShop = typedId === '' || typedId === row.id;
  const isOlder = outcome === 'changed' && isOfShop && isOtherVersion(cells.get('version'), row);
  const warning = table.warningOf?.(after, row);
  return [...(isOlder ? (['edited-since'] as const) : []), ...(warning ? [warning] : [])];
}

/** Whether the file has another version than the shop; a file without versions says nothing (@sheet.edited-since). */
function isOtherVersion(cell: string | null | undefined, { version }: ManyRow): boolean {
  const ofFile = cell?.trim() ?? '';
  return /^\d+$/.test(ofFile) && Number(ofFile) !== version;
}
