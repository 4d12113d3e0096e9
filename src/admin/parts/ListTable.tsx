import type { ReactNode } from 'react';
import {
  directionOf,
  sortAfterPress,
  type Column,
  type ColumnSort,
  type RowParts,
} from './columns.ts';
import { Mark } from './Mark.tsx';

export interface RowsProps<T> {
  /** What the list is called. */
  label: string;
  rows: readonly T[];
  parts: RowParts<T>;
  columns: readonly Column<T>[];
  /** The list's `?sort=`; empty where it has none, as in the bin. */
  sort: string;
  onSort: (sort: string) => void;
}

/** The rows of a list on a wide window. */
export function ListTable<T extends { id: string }>({
  label,
  rows,
  parts,
  columns,
  sort,
  onSort,
}: RowsProps<T>) {
  const heading = (text: string, by?: ColumnSort, isNumber = false) => (
    <Heading text={text} by={by} isNumber={isNumber} sort={sort} onSort={onSort} />
  );
  return (
    <table className="admin-table" aria-label={label}>
      <thead>
        <tr>
          {heading(parts.label, parts.sort)}
          {heading(parts.badgesLabel, parts.badgesSort)}
          {columns.map((column) => (
            <Heading
              key={column.label}
              text={column.label}
              by={column.sort}
              isNumber={column.isNumber ?? false}
              sort={sort}
              onSort={onSort}
            />
          ))}
          {parts.renderActions && (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => (
          <tr key={each.id}>
            <th scope="row">
              <div className="flex items-center gap-3">
                {parts.renderImages?.(each)}
                <div className="min-w-0">{parts.renderName(each)}</div>
              </div>
            </th>
            <td>
              <div className="flex flex-wrap items-center gap-1">{parts.renderBadges(each)}</div>
            </td>
            {columns.map((column) => (
              <td key={column.label} className={column.isNumber ? 'text-right tabular-nums' : ''}>
                {column.cell(each)}
              </td>
            ))}
            {parts.renderActions && (
              <td>
                <div className="relative flex justify-end">{parts.renderActions(each)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps {
  text: ReactNode;
  by: ColumnSort | undefined;
  isNumber: boolean;
  sort: string;
  onSort: (sort: string) => void;
}

/** A column's heading: a button where the list can be sorted by it. */
function Heading({ text, by, isNumber, sort, onSort }: HeadingProps) {
  const direction = by && sort !== '' ? directionOf(by, sort) : undefined;
  return (
    <th scope="col" aria-sort={direction} className={isNumber ? 'text-right' : ''}>
      {by && sort !== '' ? (
        <button
          type="button"
          className={`group -mx-2 inline-flex min-h-8 items-center gap-1 rounded-sm px-2 hover:bg-ivory-200 ${isNumber ? 'flex-row-reverse' : ''}`}
          onClick={() => onSort(sortAfterPress(by, sort))}
        >
          {text}
          <Mark
            name={direction === 'descending' ? 'down' : 'up'}
            className={direction ? '' : 'opacity-0 group-hover:opacity-40'}
          />
        </button>
      ) : (
        text
      )}
    </th>
  );
}
