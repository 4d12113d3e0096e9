import type { ChangeEvent } from 'react';
import { Mark } from './Badge.tsx';
import { directionOf, sortAfterPress, type Column, type RowParts } from './columns.ts';
import { LIST } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface RowsProps<T> {
  /** Name of the list. */
  label: string;
  /** Heading of the first column. */
  heading: string;
  rows: readonly T[];
  parts: RowParts<T>;
  columns: readonly Column<T>[];
  /** The list's `?sort=`; empty in the trash. */
  sort: string;
  onSort: (sort: string) => void;
  /** Undefined if rows cannot be selected. */
  selection?: Selection | undefined;
}

/** A list on a wide window. */
export function ListTable<T extends { id: string }>(props: RowsProps<T>) {
  const { label, heading, rows, parts, columns, sort, onSort, selection } = props;
  const headings: Omit<Column<T>, 'cell'>[] = [
    { label: heading, ...(parts.sort && { sort: parts.sort }) },
    { label: LIST.status },
    ...columns,
  ];
  return (
    <table className="admin-table" aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className="w-11">
              <PageBox selection={selection} />
            </th>
          )}
          {headings.map((column) => (
            <Heading key={column.label} of={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col">
            <span className="sr-only">{LIST.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {selection && (
              <td className="w-11">
                <RowBox selection={selection} row={row} />
              </td>
            )}
            <th scope="row">
              <div className="flex items-center gap-3">
                {parts.renderImages?.(row)}
                <div className="min-w-32">{parts.renderName(row)}</div>
              </div>
            </th>
            <td className="wraps">
              <div className="flex flex-wrap items-center gap-1">{parts.renderBadges(row)}</div>
            </td>
            {columns.map((column) => (
              <td key={column.label} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
            <td>
              <div className="relative flex justify-end">{parts.renderActions(row)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PageBox({ selection }: { selection: Selection }) {
  const { isPageSelected, isPagePart, togglePage } = selection;
  return (
    <SelectBox
      label={LIST.selectPage}
      checked={isPageSelected}
      isPart={isPagePart && !isPageSelected}
      onToggle={togglePage}
    />
  );
}

function RowBox({ selection, row }: { selection: Selection; row: { id: string } }) {
  const name = 'name' in row ? String(row.name) : '';
  return (
    <SelectBox
      label={LIST.select(name)}
      checked={selection.has(row.id)}
      onToggle={(isRange) => selection.toggle(row.id, isRange)}
    />
  );
}

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Whether only some of its rows are selected. */
  isPart?: boolean;
  /** @param isRange pressed with Shift */
  onToggle: (isRange: boolean) => void;
}

/** A checkbox large enough for a finger, above the button that covers the row. */
function SelectBox({ label, checked, isPart = false, onToggle }: SelectBoxProps) {
  const toggle = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  };
  return (
    <label className="relative z-1 grid size-11 shrink-0 place-items-center lg:size-8">
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPart;
        }}
        type="checkbox"
        aria-label={label}
        className="size-5 accent-night-900"
        checked={checked}
        onChange={toggle}
      />
    </label>
  );
}

function cellClass({ isNumber, fit }: Pick<Column<never>, 'isNumber' | 'fit'>): string {
  return isNumber ? 'text-right tabular-nums' : (fit ?? 'is-text');
}

function headingClass({ isNumber, fit }: Pick<Column<never>, 'isNumber' | 'fit'>): string {
  if (isNumber) return 'text-right';
  return fit === 'wide-only' ? fit : '';
}

interface HeadingProps extends Pick<RowsProps<never>, 'sort' | 'onSort'> {
  of: Omit<Column<never>, 'cell'>;
}

/** A column's heading; a button if the column sorts the list. */
function Heading({ of, sort, onSort }: HeadingProps) {
  const { label, isNumber, sort: by } = of;
  const direction = by && sort !== '' ? directionOf(by, sort) : undefined;
  return (
    <th scope="col" aria-sort={direction} className={headingClass(of)}>
      {by && sort !== '' ? (
        <button
          type="button"
          className={`group -mx-2 inline-flex min-h-8 items-center gap-1 rounded-sm px-2 hover:bg-ivory-200 ${isNumber ? 'flex-row-reverse' : ''}`}
          onClick={() => onSort(sortAfterPress(by, sort))}
        >
          <span>{label}</span>
          <Mark
            name={direction === 'descending' ? 'down' : 'up'}
            className={direction ? '' : 'opacity-0 group-hover:opacity-40'}
          />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** A list on a narrow window. */
export function ListCards<T extends { id: string }>(props: RowsProps<T>) {
  const { label, rows, parts, columns, selection } = props;
  return (
    <ul className="divide-y divide-ivory-300" aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative -mx-4 grid grid-cols-[1fr_auto] items-start gap-x-2 px-4 py-3 has-[.opens:hover]:bg-ivory-100 sm:-mx-6 sm:px-6"
        >
          {/* With large letters the name has a line of its own, below box and image. */}
          <div className="flex min-w-0 flex-wrap gap-x-3">
            {selection && <RowBox selection={selection} row={row} />}
            {parts.renderImages?.(row)}
            <div className="min-w-0 grow basis-24">
              {parts.renderName(row)}
              <div className="mt-0.5 flex flex-wrap gap-x-2.5 text-xs text-night-600">
                {columns.map(({ label: heading, cell, fact = cell }) =>
                  fact === null ? null : (
                    <span key={heading} className="wrap-anywhere">
                      {fact(row)}
                    </span>
                  ),
                )}
              </div>
              <div className="mt-1.5 flex flex-wrap items-center gap-1 empty:hidden">
                {parts.renderBadges(row)}
              </div>
            </div>
          </div>
          {parts.renderActions(row)}
        </li>
      ))}
    </ul>
  );
}
