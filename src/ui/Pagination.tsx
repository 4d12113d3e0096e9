import * as text from './texts.ts';

export interface PaginationProps {
  /** Name of the landmark: what these are the pages of, as two lists can be on one page. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Numbers shown on both sides of the current page, besides the first and last. */
const REACH = 2;

/** Buttons for the pages of a list (@category.pages). */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  const button =
    'min-h-11 min-w-11 rounded-full px-3 text-sm font-semibold hover:bg-ivory-200 disabled:opacity-35 disabled:hover:bg-transparent aria-[current=page]:bg-night-900 aria-[current=page]:text-ivory-50';
  const turnButton = (way: string, to: number) => (
    <button
      type="button"
      className={button}
      disabled={to < 1 || to > pageCount}
      onClick={() => onPage(to)}
    >
      {way}
    </button>
  );
  return (
    <nav aria-label={label} className="mt-14 flex flex-wrap items-center justify-center gap-1">
      {turnButton(text.previous, page - 1)}
      {shownPages(page, pageCount).map((number, index, shown) => (
        <span key={number} className="contents">
          {index > 0 && number - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <button
            type="button"
            className={button}
            aria-label={text.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        </span>
      ))}
      {turnButton(text.next, page + 1)}
    </nav>
  );
}

function shownPages(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= REACH,
  );
}
