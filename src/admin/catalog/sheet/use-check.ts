/** What a file would do, asked in parts, so that it can be followed and canceled (@sheet.many). */
import { useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import type { SheetLine } from '#contracts/catalog/sheets.ts';
import { SHEET_STEP } from '#domain/limits.ts';
import { failureWords } from '../../data/failure-words.ts';
import { waitingAddress, withAddresses, type ImageFiles } from './images.ts';
import type { SheetFile, SheetRow } from './read-sheet.ts';
import type { SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

/** Text of one call, far below what the server takes. */
const STEP_LENGTH = 1_000_000;

export interface Check {
  /** Rows that are checked. */
  done: number;
  all: number;
  /** Once all are. */
  lines: SheetLine[] | null;
  /** Of the categories and items that the lines name, by id. */
  names: Record<string, string>;
  /** Why it stopped; empty: it did not. */
  error: string;
}

/** Follows one check at a time; a new one takes the place of the one before. */
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
    const tell = (change: Partial<Check>) => {
      state = { ...state, ...change };
      if (running.current === control) setCheck(state);
    };
    tell({});
    const lines: SheetLine[] = [...refusedHere(file)];
    const { fields, hasDecimalCommas } = file;
    try {
      const rows = withAddresses(withoutRepeated(file, lines), waitingAddress(files));
      for (const part of partsOf(rows)) {
        const body = { fields, hasDecimalCommas, rows: part };
        const answer = await call(sheet.endpoints.check, { body }, control.signal);
        lines.push(...answer.lines);
        tell({ done: state.done + part.length, names: { ...state.names, ...answer.names } });
      }
      tell({ done: all, lines: lines.toSorted((one, other) => one.line - other.line) });
    } catch (cause) {
      if (!control.signal.aborted) tell({ error: failureWords(cause) });
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

function refusedHere({ faults }: SheetFile): SheetLine[] {
  return faults.map(({ line, reason }) => refusedLine(line, '', reason));
}

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
 * The server sees a part at a time: what is twice in the file is found here.
 * @param lines told of the rows that are left out
 */
function withoutRepeated({ fields, rows }: SheetFile, lines: SheetLine[]) {
  const columns = ['id', 'slug'].map((field) => fields.indexOf(field)).filter((at) => at >= 0);
  const seen = new Map<string, number>();
  const kept = rows.filter(({ line, cells }) => {
    const keys = columns.flatMap((at) => {
      const cell = cells[at]?.trim().toLowerCase() ?? '';
      return cell === '' ? [] : [`${at} ${cell}`];
    });
    const first = keys.map((key) => seen.get(key)).find((each) => each !== undefined);
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

function partsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const parts: SheetRow[][] = [];
  let length = STEP_LENGTH;
  for (const row of rows) {
    const own = row.cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
    const last = parts.at(-1);
    if (!last || last.length >= SHEET_STEP || length + own > STEP_LENGTH) {
      parts.push([row]);
      length = own;
    } else {
      last.push(row);
      length += own;
    }
  }
  return parts;
}
