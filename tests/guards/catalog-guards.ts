/** Guards of the catalog's spreadsheets. */
import type { Guard } from './guard.ts';

const SHEETS = 'tests/integration/admin/sheets.test.ts';
const CSV = 'src/domain/csv.test.ts';

export const catalogGuards: readonly Guard[] = [
  {
    guard: 'A spreadsheet is stored only as it was checked, and through the rules of the form',
    attacker: 'changes a row between the check and the import, or sends what no form takes',
    stopped: `${SHEETS} › is stored whole or not at all`,
    honest: 'imports a price list, and has its answer lost on the way',
    goesOn: `${SHEETS} › changes what it names and nothing else, in one batch that one press takes back`,
  },
  {
    guard: 'No cell of an export is calculated by a spreadsheet',
    attacker: 'names something =HYPERLINK(…)',
    stopped: `${CSV} › no cell begins as a formula, whatever was typed`,
    honest: 'has a name that begins with a minus, and imports it again',
    goesOn: `${CSV} › what was written is read again, apostrophes and signs of formulas included`,
  },
];
