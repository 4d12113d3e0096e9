/**
 * Stores checked rows: uploads the images one after another, then sends all rows at once
 * (@sheet.store).
 */
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api-client/call.ts';
import { MAX_SHEET_BYTES, type SheetLine, type SheetOutcome } from '#contracts/catalog/sheets.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { newId } from '#domain/uuid.ts';
import { uploadedImagePath } from '#site/paths.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../../data/failure-words.ts';
import { pathsAfterWrite } from '../../data/queries.ts';
import { useIsClosed } from '../../form/use-is-closed.ts';
import { useUndo } from '../../form/use-undo.ts';
import { useUndoLater } from '../../history/use-undo-later.ts';
import { uploadFailureWords, uploadImage } from '../../media/upload-image.ts';
import { FAILURES } from '../../parts/texts.ts';
import { SCHEDULED } from '../scheduled/texts.ts';
import { namedFiles, withAddresses, type ImageFiles } from './images.ts';
import { SheetFault, type SheetFile } from './read-sheet.ts';
import type { SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

const SOME_UPLOADED_IMAGE = uploadedImagePath('0'.repeat(64));

type SheetRows = Pick<SheetFile, 'fields' | 'rows'>;

export interface StoredRows {
  file: SheetFile;
  files: ImageFiles;
  lines: readonly SheetLine[];
  isDespiteShort: boolean;
}

/** @param onStored called after a save, unless the dialog was closed meanwhile */
export function useStore(sheet: SheetOf, onStored: () => void) {
  const rereads = pathsAfterWrite(sheet.path);
  const [uploads, setUploads] = useState<{ done: number; all: number } | null>(null);
  /** Addresses of uploaded files, which a retry does not send again. */
  const addresses = useRef(new Map<File, string>());
  // The same id for the same lines, so that a retry after a lost answer counts once.
  const batch = useRef<{ lines: readonly SheetLine[]; id: string } | null>(null);
  const running = useRef<AbortController | null>(null);
  const isClosed = useIsClosed();
  const undoLater = useUndoLater();
  const { undo } = useUndo({
    send: (id: string, query) => call(sheet.endpoints.undo, { params: { batch: id }, query }),
    done: ({ undone, left }) => SHEET.undone(undone, left),
    failure: SHEET.notUndone,
    rereads,
  });
  const upload = async (rows: SheetRows, files: ImageFiles, signal: AbortSignal) => {
    const named = namedFiles(rows, files);
    const missing = [...files].flatMap(([key, file]) =>
      named.has(key) && !addresses.current.has(file) ? [file] : [],
    );
    for (const [index, file] of missing.entries()) {
      setUploads({ done: index, all: missing.length });
      try {
        addresses.current.set(file, (await uploadImage(file, signal)).url);
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw new SheetFault(SHEET.notUploaded(file.name, uploadFailureWords(cause, file)));
      }
    }
    setUploads(null);
  };
  const store = useMutation({
    mutationFn: async ({ file, files, lines, isDespiteShort }: StoredRows) => {
      const control = new AbortController();
      running.current = control;
      const { fields, rows } = rowsToStore(file, lines);
      if (batch.current?.lines !== lines) batch.current = { lines, id: newId() };
      const batchId = batch.current.id;
      const versions = new Map(lines.map(({ line, version }) => [line, version]));
      const bodyWith = (addressOf: (key: string) => string | undefined) => ({
        fields,
        hasDecimalCommas: file.hasDecimalCommas,
        batchId,
        rows: withAddresses({ fields, rows }, addressOf).map((row) => ({
          ...row,
          version: versions.get(row.line) ?? null,
        })),
      });
      // All addresses of uploaded images have one length.
      const longest = bodyWith((key) => (files.has(key) ? SOME_UPLOADED_IMAGE : undefined));
      if (bytesOf(longest) > MAX_SHEET_BYTES) throw new SheetFault(SHEET.tooMuch);
      await upload({ fields, rows }, files, control.signal);
      running.current = null;
      const body = bodyWith((key) => {
        const image = files.get(key);
        return image && addresses.current.get(image);
      });
      const query = isDespiteShort ? DESPITE_SHORT : {};
      return call(sheet.endpoints.store, { query, body });
    },
    onSuccess: ({ batchId, held }, { lines }) => {
      const countOf = (outcome: SheetOutcome) =>
        lines.filter((line) => line.outcome === outcome).length;
      notify({
        ...SHEET.stored(countOf('created'), countOf('changed')),
        detail: [SCHEDULED.manyHeld(held), undoLater].filter(Boolean).join(' '),
        action: { label: UNDO, run: () => undo(batchId) },
      });
      // Once this dialog is closed, another one with another file may be open.
      if (!isClosed.current) onStored();
    },
    onError: (cause) => {
      const words = storeFailure(cause);
      // An open dialog, or the sign-in above it, shows the failure.
      if (!isClosed.current || words === '' || words === FAILURES.signedOut) return;
      notify(failed(SHEET.notStored, words));
    },
    onSettled: () => setUploads(null),
    meta: { rereads },
  });
  return {
    ...store,
    uploads,
    /** Undefined once the rows are sent, when it is no longer known whether they are stored. */
    cancel: uploads ? () => running.current?.abort() : undefined,
  };
}

/**
 * @param cause null after success
 * @returns why nothing was stored; empty after success or a cancellation
 */
export function storeFailure(cause: unknown): string {
  if (cause === null || (cause instanceof DOMException && cause.name === 'AbortError')) return '';
  return cause instanceof SheetFault ? cause.message : failureWords(cause);
}

/** @returns rows that create or change something, with only the columns that they need */
export function rowsToStore({ fields, rows }: SheetRows, lines: readonly SheetLine[]): SheetRows {
  const byLine = new Map(lines.map((line) => [line.line, line]));
  const stored = rows.flatMap(({ line, cells }) => {
    const checked = byLine.get(line);
    if (checked?.outcome === 'created') return [{ line, cells }];
    if (checked?.outcome !== 'changed') return [];
    const kept = new Set(['id', 'slug', ...Object.keys(checked.after)]);
    return [
      {
        line,
        cells: cells.map((cell, index) => (kept.has(fields[index] ?? '') ? cell : null)),
      },
    ];
  });
  const needed = fields.flatMap((_, index) =>
    stored.some(({ cells }) => (cells[index] ?? null) !== null) ? [index] : [],
  );
  return {
    fields: needed.map((index) => fields[index] ?? ''),
    rows: stored.map(({ line, cells }) => ({
      line,
      cells: needed.map((index) => cells[index] ?? null),
    })),
  };
}

/** @returns the size of a body as the server counts it */
export function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}
