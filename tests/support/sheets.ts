/** Spreadsheets of the catalog through the API, as the admin sends them. */
import {
  SHEET_FIELDS,
  type SheetCheck,
  type SheetKind,
  type SheetLine,
  type SheetPage,
  type SheetResult,
  type SheetUndone,
} from '#contracts/catalog/sheets.ts';
import type { Admin } from './admin.ts';
import { ADMIN_API_PATHS } from './api-paths.ts';

const PATHS: Record<SheetKind, string> = {
  category: ADMIN_API_PATHS.categories,
  item: ADMIN_API_PATHS.rentalItems,
  package: ADMIN_API_PATHS.servicePackages,
};

/** A file: the fields of its columns, and its rows below them. */
export interface File {
  fields: readonly string[];
  rows: readonly (readonly (string | null)[])[];
  hasDecimalCommas?: boolean;
}

/** Spreadsheets of one kind. */
export function sheetsOf(admin: Admin, kind: SheetKind) {
  const path = `${PATHS[kind]}/sheet`;
  const bodyOf = ({ rows, ...file }: File) => ({
    ...file,
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
  });
  const check = async (file: File) => admin.read<SheetCheck>('POST', `${path}/check`, bodyOf(file));
  const bodyToStore = async (file: File, batchId: string = crypto.randomUUID()) => {
    const { lines } = await check(file);
    const { rows, ...body } = bodyOf(file);
    return {
      ...body,
      batchId,
      rows: rows.map((row, index) => ({ ...row, version: lines[index]?.version ?? null })),
    };
  };
  return {
    path,
    read: async (query = ''): Promise<File> => {
      const { rows } = await admin.read<SheetPage>('GET', `${path}${query}`);
      return { fields: SHEET_FIELDS[kind], rows };
    },
    check,
    /** @returns the lines alone */
    lines: async (file: File): Promise<SheetLine[]> => (await check(file)).lines,
    bodyToStore,
    store: async (file: File) => admin.read<SheetResult>('POST', path, await bodyToStore(file)),
    undo: (batchId: string) => admin.read<SheetUndone>('POST', `${path}/${batchId}/undo`),
  };
}
