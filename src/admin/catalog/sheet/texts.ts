/** Texts of the catalog's spreadsheets (@sheet.file, @sheet.check). */
import type { SheetOutcome, SheetWarning } from '#contracts/catalog/sheets.ts';
import { info } from '#site/toast-text.ts';
import { counted, namesInWords } from '../../parts/texts.ts';
import { undoneToast } from '../../parts/toast-texts.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const LIST = new Intl.ListFormat('en-US');
const rows = (count: number) => (count === 1 ? '1 row' : `${NUMBER.format(count)} rows`);

/** `plural` stands for a name such as `rental items`. */
export const SHEET = {
  export: 'Export',
  exportOf: (plural: string) => `Export ${plural}`,
  exporting: 'Exporting…',
  notExported: 'Nothing was exported',
  import: 'Import',
  importOf: (plural: string) => `Import ${plural}`,
  id: 'ID',
  version: 'Version',
  /** Name of the file. @param day `2026-11-27` */
  fileName: (plural: string, day: string) => `${plural.replaceAll(' ', '-')}-${day}.csv`,
  // Choosing.
  title: (plural: string) => `Import ${plural} from a spreadsheet`,
  intro: (plural: string) =>
    `Export your ${plural}, edit the file in a spreadsheet, save it as CSV, and choose it here. You see what would change before anything does. Columns and rows that aren’t in the file stay as they are.`,
  choose: 'Choose a CSV file',
  chooseOther: 'Choose another file',
  chooseImages: 'Choose images',
  drop: 'Or drop it here, together with images or a folder of them, if the file names any.',
  imagesKnown: (count: number) => `${counted(count, 'image')} chosen.`,
  imagesUnused: (names: readonly string[]) => `The file doesn’t name ${namesInWords(names)}.`,
  // Checking.
  checking: (done: number, all: number) => `Checked ${NUMBER.format(done)} of ${rows(all)}`,
  notChecked: 'The file couldn’t be checked',
  unknownColumns: (headings: readonly string[]) =>
    `Not read, because the form has no such field: ${namesInWords(headings)}.`,
  noKey:
    'The file has no column ID or Slug, so every row is taken for a new one. To change what you have, export it first.',
  // What it would do.
  summary: (counts: Readonly<Record<SheetOutcome, number>>) =>
    `${NUMBER.format(counts.created)} to create, ${NUMBER.format(counts.changed)} to change, ${NUMBER.format(counts.refused)} with problems, ${NUMBER.format(counts.unchanged)} unchanged.`,
  outcomes: {
    refused: 'With problems',
    created: 'To create',
    changed: 'To change',
    unchanged: 'Unchanged',
  } satisfies Record<SheetOutcome, string>,
  refusedStay: 'Rows with problems are left out. Correct them in your file, then choose it again.',
  row: (line: number) => `Row ${line}`,
  reason: (label: string, reason: string) => `${label}: ${reason}`,
  unnamed: 'No name',
  warnings: {
    namesake:
      'The shop or an earlier row has this name already. This row has neither its ID nor its slug.',
    'edited-since': 'Edited since this file was exported: this row puts back what the file has.',
    'price-beside-options':
      'This item has options. Visitors pay the price of the option they choose: change it in the column Options.',
  } satisfies Record<SheetWarning, string>,
  showMore: (count: number) => `Show ${NUMBER.format(count)} more`,
  nothing: 'The file changes nothing.',
  // Storing.
  store: (count: number) => `Import ${rows(count)}`,
  uploading: (done: number, all: number) => `Uploaded ${done} of ${counted(all, 'image')}`,
  saving: 'Saving…',
  notUploaded: (name: string, reason: string) => `${name} couldn’t be uploaded. ${reason}`,
  tooMuch:
    'These rows are too long to be saved at once. Please split the file in two, and import one after the other.',
  stored: (created: number, changed: number) =>
    info(
      'Spreadsheet imported',
      `${NUMBER.format(created)} created, ${NUMBER.format(changed)} changed.`,
    ),
  notStored: 'The spreadsheet was not imported',
  notUndone: 'The import was not undone',
  undone: (count: number, left: readonly string[]) =>
    undoneToast('Import undone', count, `${rows(count)} undone.`, left),
  // Files that cannot be read.
  unreadable:
    'What you chose couldn’t be read. It may have been changed, moved, or deleted. Please choose it again.',
  workbook: 'This is a workbook. Open it, save the sheet as CSV, and choose that file.',
  notCsv: (name: string) => `${name} is neither a CSV file nor an image.`,
  tooLarge: 'This file is larger than 20 MB. Please split it.',
  openQuote: (line: number) =>
    `Row ${line}: a quotation mark isn’t closed, or stands in the middle of a cell.`,
  noHeading: (headings: readonly string[]) =>
    `None of the headings in the first row is known. Use the names of the form’s fields: ${LIST.format(headings)}.`,
  columnTwice: (heading: string) => `The column “${heading}” is there twice. Please remove one.`,
  noRows: 'There are no rows below the headings.',
  tooManyRows: (most: number) => `Please import at most ${NUMBER.format(most)} rows at once.`,
  tooManyCells: 'This row has more cells than there are headings.',
  longCell: 'A cell of this row is too long.',
  repeated: (line: number) => `Row ${line} is about the same one`,
} as const;
