import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { clock } from '../data/times.ts';
import type { ListState } from '../data/use-list.ts';

const NUMBER = new Intl.NumberFormat('en-US');

interface ListStatusProps<T> {
  list: ListState<T>;
  singular: string;
  plural: string;
  hasBin: boolean;
  isBin: boolean;
}

/** How much there is, how old it is, and the ways to the bin and out of filters. */
export function ListStatus<T>({ list, singular, plural, hasBin, isBin }: ListStatusProps<T>) {
  const what = list.total === 1 ? singular : plural;
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 border-b border-ivory-300 text-xs text-night-600 lg:min-h-9">
      <p role="status">{list.rows && summary(list, isBin ? `${what} in the trash` : what)}</p>
      <span className="max-sm:hidden">{list.readAt > 0 && `Updated ${clock(list.readAt)}`}</span>
      {list.isFiltered && (
        <button type="button" className="row-button button-quiet underline" onClick={list.clear}>
          Clear search and filters
        </button>
      )}
      <div className="-mr-3 flex grow items-center justify-end">
        {hasBin && (
          <button
            type="button"
            className="row-button button-quiet"
            onClick={() => list.setParam('deleted', isBin ? '' : '1')}
          >
            {isBin ? 'Leave the trash' : 'Trash'}
          </button>
        )}
        <button
          type="button"
          className="row-button button-quiet"
          // Not switched off: it would lose the focus of whoever pressed it.
          aria-disabled={list.isReading}
          onClick={() => {
            if (!list.isReading) list.refresh();
          }}
        >
          Refresh
        </button>
      </div>
    </div>
  );
}

/** `26–50 of 1,204 rental items` */
function summary<T>({ rows = [], total, page, pageCount }: ListState<T>, what: string): string {
  const count = `${NUMBER.format(total)} ${what}`;
  if (pageCount === 1) return count;
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1;
  return `${NUMBER.format(first)}–${NUMBER.format(first + rows.length - 1)} of ${count}`;
}
