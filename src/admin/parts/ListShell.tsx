import { useId, useRef, useState, type ReactNode } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { failureWords } from '../data/failure-words.ts';
import { clock } from '../data/times.ts';
import type { ListState } from '../data/use-list.ts';
import { LIST } from '../texts/shared.ts';
import type { Column, RowParts } from './columns.ts';
import { SearchBox } from './Filters.tsx';
import { ListCards, ListTable } from './ListRows.tsx';
import { RowSkeletons, Trouble } from './loading.tsx';
import { useWide } from './use-wide.ts';

interface ListShellProps<T> {
  list: ListState<T>;
  /** `rental item`. */
  singular: string;
  /** `rental items`. */
  plural: string;
  /** Selects beside the search; on a phone, behind a button. */
  filters: ReactNode;
  /** Buttons that lead on, the main one last. */
  actions?: ReactNode;
  /** What to do where there is nothing yet. */
  empty: ReactNode;
  /** Whether there is a trash. */
  hasTrash?: boolean;
  parts: RowParts<T>;
  columns: readonly Column<T>[];
  /** The `?sort=` that the list has without one. */
  defaultSort: string;
}

/** Every list of the admin: search, filters, sort, pages, how old it is, and what to do when it is empty. */
export function ListShell<T extends { id: string }>({
  list,
  singular,
  plural,
  filters,
  actions,
  empty,
  hasTrash = false,
  parts,
  columns,
  defaultSort,
}: ListShellProps<T>) {
  const { rows, error, params } = list;
  const isWide = useWide();
  const isTrash = params.deleted === '1';
  const shown = {
    label: isTrash ? LIST.deleted(plural) : plural,
    rows: rows ?? [],
    parts,
    columns,
    // The trash has an order of its own.
    sort: isTrash ? '' : String(params.sort ?? defaultSort),
    onSort: (sort: string) => list.setParam('sort', sort === defaultSort ? '' : sort),
  };
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
          label={LIST.search(plural)}
          value={String(params.q ?? '')}
          onSearch={(text) => list.setParam('q', text)}
        />
        <Filters>{filters}</Filters>
        <div className="flex justify-end gap-2 sm:grow">{actions}</div>
      </div>
      <div ref={top} tabIndex={-1} className="scroll-mt-2 outline-none">
        <ListStatus
          list={list}
          singular={singular}
          plural={plural}
          hasTrash={hasTrash}
          isTrash={isTrash}
        />
      </div>
      {error !== null && (
        <Trouble title={LIST.notLoaded(plural)} onRetry={list.refresh}>
          {failureWords(error)}
        </Trouble>
      )}
      {!rows && error === null && <RowSkeletons label={LIST.loading(plural)} />}
      {shown.rows.length > 0 && (isWide ? <ListTable {...shown} /> : <ListCards {...shown} />)}
      {rows?.length === 0 && (
        <Nothing isFiltered={list.isFiltered} isTrash={isTrash} plural={plural}>
          {empty}
        </Nothing>
      )}
      {list.pageCount > 1 && (
        <Pagination page={list.page} pageCount={list.pageCount} onPage={turnTo} />
      )}
    </div>
  );
}

/** On a phone, a button that shows them below. */
function Filters({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-outline px-3 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {LIST.filters}
      </button>
      <div
        id={id}
        className={`flex-wrap gap-2 sm:contents ${isOpen ? 'order-last flex w-full' : 'hidden'}`}
      >
        {children}
      </div>
    </>
  );
}

interface NothingProps {
  isFiltered: boolean;
  isTrash: boolean;
  plural: string;
  /** What to do where there is nothing yet. */
  children: ReactNode;
}

function Nothing({ isFiltered, isTrash, plural, children }: NothingProps) {
  const trash = isTrash ? LIST.emptyTrash(plural) : children;
  return (
    <div className="mx-auto max-w-lg py-14 text-center">
      {isFiltered ? LIST.noMatches(plural) : trash}
    </div>
  );
}

const NUMBER = new Intl.NumberFormat('en-US');

interface ListStatusProps<T> {
  list: ListState<T>;
  singular: string;
  plural: string;
  hasTrash: boolean;
  isTrash: boolean;
}

/** How much there is, how old it is, and the ways to the trash and out of filters. */
function ListStatus<T>({ list, singular, plural, hasTrash, isTrash }: ListStatusProps<T>) {
  const what = list.total === 1 ? singular : plural;
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 border-b border-ivory-300 text-xs text-night-600 lg:min-h-9">
      <p role="status">{list.rows && summary(list, isTrash ? LIST.inTrash(what) : what)}</p>
      <span className="max-sm:hidden">{list.readAt > 0 && LIST.updatedAt(clock(list.readAt))}</span>
      {list.isFiltered && (
        <button type="button" className="row-button button-quiet underline" onClick={list.clear}>
          {LIST.clear}
        </button>
      )}
      <div className="-mr-3 flex grow items-center justify-end">
        {hasTrash && (
          <button
            type="button"
            className="row-button button-quiet"
            onClick={() => list.setParam('deleted', isTrash ? '' : '1')}
          >
            {isTrash ? LIST.leaveTrash(plural) : LIST.trash}
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
          {LIST.refresh}
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
  return LIST.range(NUMBER.format(first), NUMBER.format(first + rows.length - 1), count);
}
