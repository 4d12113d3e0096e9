import { useId, useRef, useState, type ReactNode } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import type { Elements } from '#ui/elements.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { clock } from '../data/times.ts';
import type { ListState } from '../data/use-list.ts';
import { Button } from './Button.tsx';
import type { Column, RowParts } from './columns.ts';
import { FilterSelect, SearchBox, type Filter } from './Filters.tsx';
import { ListCards, ListTable } from './ListRows.tsx';
import { Reading } from './loading.tsx';
import { LIST } from './texts.ts';
import type { Selection } from './use-selection.ts';
import { useWide } from './use-wide.ts';

interface ListTexts {
  /** `rental item`. */
  singular: string;
  /** `rental items`. */
  plural: string;
  /** Heading of the names. */
  heading: string;
  /** Shown when there are no entries at all. */
  emptyTitle: string;
  empty: string;
}

export interface ListShellProps<T> {
  list: ListState<T>;
  texts: ListTexts;
  /** Beside the search; behind a button on a phone. */
  filters: readonly Filter[];
  /** Filters other than selects. */
  moreFilters?: Elements;
  /** Buttons, with the main one last. */
  actions?: Elements;
  /** Buttons for the whole list, beside that of the trash; not shown in the trash. */
  tools?: Elements;
  parts: RowParts<T>;
  columns: readonly Column<T>[];
  /** The default `?sort=`. */
  defaultSort: string;
  /** Undefined if rows cannot be selected. */
  selection?: Selection | undefined;
  /** Actions on the selection, below the rows. */
  foot?: Elements;
}

/**
 * Every list of the admin: search, filters, sort, pages, its age, and what to do when it is empty.
 */
export function ListShell<T extends { id: string }>(props: ListShellProps<T>) {
  const { list, texts, filters, moreFilters, actions, parts, columns, defaultSort } = props;
  const { selection, tools, foot } = props;
  const { singular, plural, heading } = texts;
  const { rows, error, params } = list;
  const isWide = useWide();
  const isTrash = params.deleted === '1';
  const rowsProps = {
    label: isTrash ? LIST.deleted(plural) : plural,
    heading,
    rows: rows ?? [],
    parts,
    columns,
    // The trash has its own sort.
    sort: isTrash ? '' : String(params.sort ?? defaultSort),
    // Entries in the trash can only be restored.
    selection: isTrash ? undefined : selection,
    onSort: (sort: string) => list.setParam('sort', sort === defaultSort ? '' : sort),
  };
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    list.setPage(page);
    // Moves view and focus to the first row.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={LIST.search(plural)}
          value={String(params.q ?? '')}
          onSearch={(text) => list.setParam('q', text, 'replace')}
        />
        <Filters>
          {filters.map((filter) => (
            <FilterSelect key={filter.name} list={list} {...filter} />
          ))}
          {moreFilters}
        </Filters>
        <div className="flex flex-wrap gap-2 sm:grow sm:justify-end">{actions}</div>
      </div>
      <div ref={top} tabIndex={-1} className="scroll-mt-2 outline-none">
        <ListStatus
          list={list}
          what={list.total === 1 ? singular : plural}
          plural={plural}
          tools={tools}
        />
      </div>
      <Reading
        of={{ data: rows, error, refetch: list.refresh }}
        failed={LIST.notLoaded(plural)}
        loading={LIST.loading(plural)}
      />
      {rowsProps.rows.length > 0 &&
        (isWide ? (
          <div className="overflow-x-auto">
            <ListTable {...rowsProps} />
          </div>
        ) : (
          <ListCards {...rowsProps} />
        ))}
      {rows?.length === 0 && (
        <div className="mx-auto max-w-lg py-14 text-center">
          {emptyText(list.isFiltered || (isTrash && params.view !== undefined), isTrash, texts)}
        </div>
      )}
      {list.pageCount > 1 && (
        <Pagination
          label={LIST.pagesOf(plural)}
          page={list.page}
          pageCount={list.pageCount}
          onPage={turnTo}
        />
      )}
      {foot}
    </div>
  );
}

/** The filters of a list; on a phone, behind a button. */
function Filters({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        className="px-3 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {LIST.filters}
      </Button>
      <div
        id={id}
        className={`flex-wrap gap-2 sm:contents ${isOpen ? 'order-last flex w-full' : 'hidden'}`}
      >
        {children}
      </div>
    </>
  );
}

/** Explains an empty list. */
function emptyText(isFiltered: boolean, isTrash: boolean, texts: ListTexts): ReactNode {
  if (isFiltered) return LIST.noMatches(texts.plural);
  if (isTrash) return LIST.emptyTrash(texts.plural);
  return (
    <>
      <h3 className="text-xl">{texts.emptyTitle}</h3>
      <p className="mt-2">{texts.empty}</p>
    </>
  );
}

const NUMBER = new Intl.NumberFormat('en-US');

interface ListStatusProps<T> {
  list: ListState<T>;
  /** Name of the counted entries. */
  what: string;
  plural: string;
  tools: Elements | undefined;
}

/** Total and age of the list, the trash, and clearing filters. */
function ListStatus<T>({ list, what, plural, tools }: ListStatusProps<T>) {
  const isTrash = list.params.deleted === '1';
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 border-b border-ivory-300 text-xs text-night-600 lg:min-h-9">
      <p role="status">{list.rows && summary(list, isTrash ? LIST.inTrash(what) : what)}</p>
      <span className="max-sm:hidden">{list.readAt > 0 && LIST.updatedAt(clock(list.readAt))}</span>
      {list.isFiltered && (
        <Button look="row-quiet" className="underline" onClick={list.clear}>
          {LIST.clear}
        </Button>
      )}
      <div className="-mr-3 flex grow flex-wrap items-center justify-end">
        {!isTrash && tools}
        <Button look="row-quiet" onClick={() => list.showTrash(!isTrash)}>
          {isTrash ? LIST.leaveTrash(plural) : LIST.trash}
        </Button>
        <Button look="row-quiet" disabled={list.isReading} onClick={() => void list.refresh()}>
          {LIST.refresh}
        </Button>
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
