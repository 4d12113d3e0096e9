/** Exports a list of the catalog for spreadsheets (@sheet.file). */
import { call } from '#api-client/call.ts';
import { csvOf } from '#domain/csv.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { narrowed, type ListParams } from '../../data/queries.ts';
import { saveCsv } from '../../data/save-file.ts';
import { headingsOf, type SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

/**
 * Downloads all pages of the filtered list, in the order of the export.
 * @param params of the list; its order and page don't count
 */
export async function exportSheet(sheet: SheetOf, params: ListParams): Promise<void> {
  const filters = narrowed(params, sheet.endpoints.read.query?.shape ?? {});
  const rows: string[][] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(sheet.endpoints.read, { query: { ...filters, page } });
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= answer.total) break;
  }
  const name = SHEET.fileName(sheet.plural, todayInDetroit(new Date()));
  saveCsv(csvOf([Object.values(headingsOf(sheet)), ...rows]), name);
}
