import { useEffect, useRef } from 'react';
import type { CatalogFilter, SortOrder } from '#domain/catalog.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import * as text from '#site/texts/catalog.ts';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';
import { chipsOf } from './chips.ts';
import { FILTERS_ID } from './Filters.tsx';

/** @category.sort */
const SORT_LABELS: Record<SortOrder, string> = {
  popular: text.sortByPopular,
  name: text.sortByName,
  'price-asc': text.sortByLowPrice,
  'price-desc': text.sortByHighPrice,
};
const SORT_ITEMS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

export interface ToolbarProps {
  filter: CatalogFilter;
  tags: readonly string[];
  /** Whether there is a panel of further filters. */
  hasFilters: boolean;
  onChange: (patch: Partial<CatalogFilter>) => void;
  /** Changes the filter and goes to the first page. */
  onRestart: (patch: Partial<CatalogFilter>) => void;
  /** Removes all filters. */
  onClear: () => void;
}

/** Search (@category.search), tag filter (@category.tags), sort, and the chips of what is active. */
export function Toolbar({ filter, tags, hasFilters, onChange, onRestart, onClear }: ToolbarProps) {
  const chips = chipsOf(filter);
  const chosen = chips.filter(({ isChoice }) => isChoice).length;

  return (
    <div className="needs-script">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1fr_14rem_14rem]">
        <label className="relative max-lg:col-span-2">
          <span className="mb-1.5 block text-sm font-semibold">{text.search}</span>
          <Icon name="search" className="absolute bottom-3.5 left-3.5 size-5 text-night-500" />
          <SearchInput value={filter.search} onType={(search) => onChange({ search })} />
        </label>
        <div>
          <label htmlFor="tag" className="mb-1.5 block text-sm font-semibold">
            {text.tag}
          </label>
          <Select
            id="tag"
            placeholder={text.allItems}
            items={tags.map((tag) => ({ value: tag, label: tag }))}
            value={filter.tag}
            onChange={(event) => onChange({ tag: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor="sort" className="mb-1.5 block text-sm font-semibold">
            {text.sortBy}
          </label>
          <Select
            id="sort"
            items={SORT_ITEMS}
            value={filter.sort}
            onChange={(event) => onChange({ sort: event.target.value as SortOrder })}
          />
        </div>
      </div>
      {hasFilters && (
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          className="mt-4 button w-full button-outline lg:hidden"
        >
          {text.filtersChosen(chosen)}
        </button>
      )}
      {chips.length > 0 && (
        <ul className="mt-4 flex flex-wrap items-center gap-2" aria-label={text.activeFilters}>
          {chips.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                className="inline-flex min-h-9 items-center gap-2 rounded-full bg-ivory-200 px-4 text-sm hover:bg-ivory-300"
                aria-label={text.removeFilter(label)}
                onClick={() => onRestart(without)}
              >
                <span>{label}</span>
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

/**
 * Lets the browser paint what is typed before anything is done with it, because filtering thousands
 * of items would keep every key waiting. So its text is its own, and follows only what somebody else
 * made of the value: a text that was told may be rendered after the next keys.
 */
function SearchInput({ value, onType }: { value: string; onType: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = useRef(false);
  const last = useRef(value);
  const told = useRef<string[]>([]);
  useEffect(() => {
    const place = told.current.indexOf(value);
    told.current.splice(0, place === -1 ? Infinity : place + 1);
    if (place !== -1 || value === last.current || !input.current) return;
    last.current = value;
    input.current.value = value;
  }, [value]);

  const tell = () => {
    isWaiting.current = false;
    const typed = input.current?.value ?? last.current;
    if (typed === last.current) return;
    last.current = typed;
    told.current.push(typed);
    onType(typed);
  };
  const afterPaint = () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    requestAnimationFrame(() => setTimeout(tell));
  };

  return (
    <input
      ref={input}
      type="search"
      className="input pl-11"
      placeholder={text.searchPlaceholder}
      maxLength={MAX_LENGTH.title}
      defaultValue={value}
      onInput={afterPaint}
    />
  );
}
