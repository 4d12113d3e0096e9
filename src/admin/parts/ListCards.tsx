import type { RowsProps } from './ListTable.tsx';

/** The rows of a list on a narrow window. */
export function ListCards<T extends { id: string }>({
  label,
  rows,
  parts,
  columns,
}: Pick<RowsProps<T>, 'label' | 'rows' | 'parts' | 'columns'>) {
  return (
    <ul className="divide-y divide-ivory-300" aria-label={label}>
      {rows.map((each) => (
        <li
          key={each.id}
          className="relative -mx-4 grid grid-cols-[1fr_auto] items-start gap-x-2 px-4 py-3 has-[.opens:hover]:bg-ivory-100 sm:-mx-6 sm:px-6"
        >
          <div className="flex min-w-0 gap-3">
            {parts.renderImages?.(each)}
            <div className="min-w-0">
              {parts.renderName(each)}
              <div className="mt-0.5 flex flex-wrap gap-x-2.5 text-xs text-night-600">
                {columns.map(({ label: heading, cell, fact = cell }) =>
                  fact === null ? null : <span key={heading}>{fact(each)}</span>,
                )}
              </div>
              <div className="mt-1.5 flex flex-wrap items-center gap-1 empty:hidden">
                {parts.renderBadges(each)}
              </div>
            </div>
          </div>
          {parts.renderActions?.(each)}
        </li>
      ))}
    </ul>
  );
}
