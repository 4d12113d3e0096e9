import { useRef, type ReactNode } from 'react';
import { Pagination } from '#ui/Pagination.tsx';
import { failureWords } from '../data/failure-words.ts';
import type { ListState } from '../data/use-list.ts';
import { ListStatus } from './ListStatus.tsx';
import { SearchBox } from './SearchBox.tsx';
import { RowSkeletons } from './Skeletons.tsx';
import { Trouble } from './Trouble.tsx';

export interface ListShellProps<T> {
  list: ListState<T>;
  /** `rental item`. */
  singular: string;
  /** `rental items`. */
  plural: string;
  /** Selects beside the search. */
  filters?: ReactNode;
  /** Buttons that lead on, `Add category` first. */
  actions?: ReactNode;
  /** What to do where there is nothing yet. */
  empty: ReactNode;
  /** Whether there is a bin. */
  hasBin?: boolean;
  renderRow: (each: T) => ReactNode;
}

/** Every list of the desk: search, filters, pages, how old it is, and what to do when it is empty. */
export function ListShell<T extends { id: string }>({
  list,
  singular,
  plural,
  filters,
  actions,
  empty,
  hasBin = false,
  renderRow,
}: ListShellProps<T>) {
  const { rows, error, params } = list;
  const isBin = params.deleted === '1';
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    list.setPage(page);
    // The rows begin there, for the eye and for the keyboard.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={`Search ${plural}`}
          value={String(params.q ?? '')}
          onSearch={(text) => list.setParam('q', text)}
        />
        {filters}
        <div className="flex grow flex-wrap justify-end gap-2">{actions}</div>
      </div>
      <div ref={top} tabIndex={-1} className="scroll-mt-2 outline-none">
        <ListStatus list={list} singular={singular} plural={plural} hasBin={hasBin} isBin={isBin} />
      </div>
      {error !== null && (
        <Trouble title={`The ${plural} could not be read`} onRetry={list.refresh}>
          {failureWords(error)}
        </Trouble>
      )}
      {!rows && error === null && <RowSkeletons label={`Reading ${plural}`} />}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-ivory-300" aria-label={isBin ? `Deleted ${plural}` : plural}>
          {rows.map((each) => (
            <li key={each.id}>{renderRow(each)}</li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && (
        <div className="mx-auto max-w-lg py-14 text-center">
          {emptyWords(list.isFiltered, isBin, plural) ?? empty}
        </div>
      )}
      {list.pageCount > 1 && (
        <Pagination page={list.page} pageCount={list.pageCount} onPage={turnTo} />
      )}
    </div>
  );
}

function emptyWords(isFiltered: boolean, isBin: boolean, plural: string): string | null {
  if (isFiltered) return `No ${plural} match your search and filters.`;
  return isBin ? `The bin is empty. Deleted ${plural} wait here to be restored.` : null;
}
