/** A list of the catalog as a file for a spreadsheet (@sheet.file). */
import { call } from '#api-client/call.ts';
import { csvOf } from '#domain/csv.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { narrowed, type ListParams } from '../../data/queries.ts';
import { saveCsv } from '../../data/save-file.ts';
import { headingsOf, type SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

/** Has the browser save what the list shows on all its pages, whatever its order. */
export async function exportSheet(sheet: SheetOf, params: ListParams): Promise<void> {
  const narrowing = narrowed(params, sheet.endpoints.read.query?.shape ?? {});
  const rows: string[][] = [];
  for (let page = 1; ; page += 1) {
    const part = await call(sheet.endpoints.read, { query: { ...narrowing, page } });
    rows.push(...part.rows);
    if (part.rows.length === 0 || rows.length >= part.total) break;
  }
  const name = SHEET.fileName(sheet.plural, todayInDetroit(new Date()));
  saveCsv(csvOf([Object.values(headingsOf(sheet)), ...rows]), name);
}
