/** Checks a file on the server in parts, with progress and cancellation (@sheet.many). */
import { useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import type { SheetLine } from '#contracts/catalog/sheets.ts';
import { SHEET_STEP } from '#domain/limits.ts';
import { failureWords } from '../../data/failure-words.ts';
import { waitingAddress, withAddresses, type ImageFiles } from './images.ts';
import type { SheetFile, SheetRow } from './read-sheet.ts';
import type { SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

/** Most characters of cells in one request, far below the server's limit of bytes. */
const MAX_PART_LENGTH = 1_000_000;

export interface Check {
  /** Number of checked rows. */
  done: number;
  all: number;
  /** Set when all rows are checked. */
  lines: SheetLine[] | null;
  /** Names of categories and items in the lines, by id. */
  names: Record<string, string>;
  /** Why the check stopped; may be empty. */
  error: string;
}

/** Runs one check at a time; a new one replaces it. */
export function useCheck(sheet: SheetOf) {
  const [check, setCheck] = useState<Check | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  const start = async (file: SheetFile, files: ImageFiles) => {
    stop();
    const control = new AbortController();
    running.current = control;
    const all = file.rows.length;
    let state: Check = { done: 0, all, lines: null, names: {}, error: '' };
    const update = (change: Partial<Check>) => {
      state = { ...state, ...change };
      if (running.current === control) setCheck(state);
    };
    update({});
    const lines: SheetLine[] = [...invalidLines(file)];
    const { fields, hasDecimalCommas } = file;
    try {
      const rows = withAddresses(withoutRepeated(file, lines), waitingAddress(files));
      for (const part of partsOf(rows)) {
        const body = { fields, hasDecimalCommas, rows: part };
        const answer = await call(sheet.endpoints.check, { body }, control.signal);
        lines.push(...answer.lines);
        update({ done: state.done + part.length, names: { ...state.names, ...answer.names } });
      }
      const inOrder = lines.toSorted((one, other) => one.line - other.line);
      update({ done: all, lines: withNamesakes(inOrder) });
    } catch (cause) {
      if (!control.signal.aborted) update({ error: failureWords(cause) });
    }
  };
  return {
    check,
    start: (file: SheetFile, files: ImageFiles) => void start(file, files),
    cancel: () => {
      stop();
      setCheck(null);
    },
  };
}

function invalidLines({ faults }: SheetFile): SheetLine[] {
  return faults.map(({ line, reason }) => refusedLine(line, '', reason));
}

/** Refuses a row here, without sending it. */
function refusedLine(line: number, name: string, reason: string): SheetLine {
  const refused = { id: reason };
  return {
    line,
    outcome: 'refused',
    id: null,
    version: null,
    name,
    before: {},
    after: {},
    refused,
  };
}

/**
 * Leaves out rows with the id or slug of an earlier one: the server sees only a part of the rows at a time.
 * @param lines receives a refused line for each row left out
 */
function withoutRepeated({ fields, rows }: SheetFile, lines: SheetLine[]) {
  const columns = ['id', 'slug'].map((field) => fields.indexOf(field)).filter((at) => at >= 0);
  const seen = new Map<string, number>();
  const kept = rows.filter(({ line, cells }) => {
    const keys = columns.flatMap((at) => {
      const cell = cells[at]?.trim().toLowerCase() ?? '';
      return cell === '' ? [] : [`${at} ${cell}`];
    });
    const first = keys.map((key) => seen.get(key)).find((earlier) => earlier !== undefined);
    if (first !== undefined) {
      const name = cells[fields.indexOf('name')] ?? '';
      lines.push(refusedLine(line, name, SHEET.repeated(first)));
      return false;
    }
    for (const key of keys) seen.set(key, line);
    return true;
  });
  return { fields, rows: kept };
}

/**
 * The server sees only a part of the rows at a time, and the names that the shop has already.
 * @param lines in their order
 * @returns the lines, with a warning for each new row that has the name of an earlier row
 */
export function withNamesakes(lines: readonly SheetLine[]): SheetLine[] {
  const names = new Set<string>();
  return lines.map((line) => {
    const { id, outcome, after, warnings = [] } = line;
    if (outcome !== 'created' && outcome !== 'changed') return line;
    const name = (typeof after['name'] === 'string' ? after['name'] : line.name).toLowerCase();
    const isSecond = id === null && names.has(name) && !warnings.includes('namesake');
    names.add(name);
    return isSecond ? { ...line, warnings: [...warnings, 'namesake'] } : line;
  });
}

function partsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const parts: SheetRow[][] = [];
  let length = MAX_PART_LENGTH;
  for (const row of rows) {
    const rowLength = row.cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
    const last = parts.at(-1);
    if (!last || last.length >= SHEET_STEP || length + rowLength > MAX_PART_LENGTH) {
      parts.push([row]);
      length = rowLength;
    } else {
      last.push(row);
      length += rowLength;
    }
  }
  return parts;
}
