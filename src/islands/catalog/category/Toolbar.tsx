import { useEffect, useRef } from 'react';
import type { CatalogFilter, SortOrder } from '#domain/catalog.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import * as text from '#site/catalog/texts.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';
import { Verbatim } from '#ui/Verbatim.tsx';
import { chipsOf } from './chips.ts';
import { FILTERS_ID } from './Filters.tsx';
import { TagSelect } from './TagSelect.tsx';

/** Labels of the sort orders (@category.sort). */
export const SORT_LABELS: Record<SortOrder, string> = {
  popular: text.sortByPopular,
  name: text.sortByName,
  'price-asc': text.sortByLowPrice,
  'price-desc': text.sortByHighPrice,
};
const SORT_ITEMS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

export interface ToolbarProps {
  filter: CatalogFilter;
  tags: readonly string[];
  /** Whether there is a panel of filters. */
  hasFilters: boolean;
  onChange: (patch: Partial<CatalogFilter>) => void;
  /** Changes the filter and returns to the first page. */
  onRestart: (patch: Partial<CatalogFilter>) => void;
  onClear: () => void;
}

/** Search (@category.search), tag filter (@category.tags), sort, and chips of active filters. */
export function Toolbar({ filter, tags, hasFilters, onChange, onRestart, onClear }: ToolbarProps) {
  const chips = chipsOf(filter);
  const chosen = chips.filter(({ isChoice }) => isChoice).length;
  const hasChips = chips.length > 0;
  // A new row of chips moves the page: keeps the focused field visible.
  useEffect(() => {
    const field = document.activeElement;
    if (field?.closest(`#${FILTERS_ID}`)) field.scrollIntoView({ block: 'nearest' });
  }, [hasChips]);

  return (
    <div className="needs-script">
      {/* One row, also on a phone, unless letters are large. */}
      <div className="flex flex-wrap items-center gap-2 sm:gap-4">
        <label className="tool-search relative flex-1">
          <span className="sr-only">{text.search}</span>
          <Icon name="search" className="absolute top-3 left-3 size-5 text-night-500" />
          <SearchInput value={filter.search} onType={(search) => onChange({ search })} />
        </label>
        {hasFilters && (
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            className="button min-h-11 shrink-0 button-outline px-3.5 lg:hidden"
          >
            {text.filtersChosen(chosen)}
          </button>
        )}
        {!hasFilters && tags.length > 0 && (
          <Tool name={text.filterByTag}>
            <TagSelect tags={tags} value={filter.tag} onChange={(tag) => onChange({ tag })} />
          </Tool>
        )}
        <Tool name={text.sortBy}>
          <Select
            items={SORT_ITEMS}
            value={filter.sort}
            onChange={(event) => onChange({ sort: event.target.value as SortOrder })}
          />
        </Tool>
      </div>
      {hasChips && (
        <ul className="mt-4 flex flex-wrap items-center gap-2" aria-label={text.activeFilters}>
          {chips.map(({ label, typed, without }) => (
            <li key={label}>
              <button
                type="button"
                className="inline-flex min-h-9 items-center gap-2 rounded-full bg-ivory-200 px-4 text-sm hover:bg-ivory-300"
                aria-label={text.removeFilter(label)}
                onClick={() => onRestart(without)}
              >
                <span>
                  <Verbatim text={label} parts={[typed]} />
                </span>
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="min-h-9 px-2 text-sm font-semibold underline underline-offset-4"
              onClick={onClear}
            >
              {text.clearAll}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

interface ToolProps {
  /** The first word, which phones show alone, and the rest of the label. */
  name: readonly [string, string];
  children: Elements;
}

function Tool({ name: [first, rest], children }: ToolProps) {
  return (
    <label className="tool">
      <span>
        <span>{first}</span>
        <span>{` ${rest}`}</span>
      </span>
      {children}
    </label>
  );
}

/** Has its own state, so that the browser paints a key before thousands of items are filtered. */
function SearchInput({ value, onType }: { value: string; onType: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = useRef(false);
  const last = useRef(value);
  /** Reported texts that have not come back as `value` yet: they must not replace what was typed since. */
  const reported = useRef<string[]>([]);
  useEffect(() => {
    const place = reported.current.indexOf(value);
    reported.current.splice(0, place === -1 ? Infinity : place + 1);
    if (place !== -1 || value === last.current || !input.current) return;
    last.current = value;
    input.current.value = value;
  }, [value]);

  const report = () => {
    isWaiting.current = false;
    const typed = input.current?.value ?? last.current;
    if (typed === last.current) return;
    last.current = typed;
    reported.current.push(typed);
    onType(typed);
  };
  const reportAfterPaint = () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    requestAnimationFrame(() => setTimeout(report));
  };

  return (
    <input
      ref={input}
      type="search"
      className="block input min-h-11 py-2 pr-2 pl-10"
      placeholder={text.searchPlaceholder}
      maxLength={MAX_LENGTH.title}
      defaultValue={value}
      onInput={reportAfterPaint}
    />
  );
}
