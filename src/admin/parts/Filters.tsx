import { useEffect, useId, useState, type InputHTMLAttributes } from 'react';
import type { RentalItemFilter } from '#contracts/catalog/rental-items.ts';
import type { ActivityFilter } from '#contracts/editing.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import { Select, type SelectItem } from '#ui/Select.tsx';
import type { ListState } from '../data/use-list.ts';
import { Button } from './Button.tsx';
import { LIST, STATUS_FILTERS } from './texts.ts';

/** A filter or the sort of a list. */
export interface Filter {
  /** The list's parameter. */
  name: string;
  label: string;
  /** Label of no choice: `Any category`. */
  all: string;
  items: readonly SelectItem[];
}

interface FilterSelectProps extends Filter {
  list: Pick<ListState<unknown>, 'params' | 'setParam'>;
}

/** A select for a filter. That of the sort is hidden above a table, whose headings sort. */
export function FilterSelect({ list, name, label, all, items }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      className={`w-auto max-w-full grow basis-[calc(50%-0.25rem)] text-ellipsis sm:max-w-64 sm:grow-0 sm:basis-auto ${name === 'sort' ? 'lg:hidden' : ''}`}
      placeholder={all}
      items={items}
      value={String(list.params[name] ?? '')}
      onChange={(event) => list.setParam(name, event.target.value)}
    />
  );
}

interface DayFilterProps
  extends
    Pick<FilterSelectProps, 'list' | 'name' | 'label'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'> {}

/** A filter for a day. */
export function DayFilter({ list, name, label, ...attributes }: DayFilterProps) {
  return (
    <label className="flex max-w-full flex-wrap items-center gap-1.5 text-xs text-night-600">
      <span>{label}</span>
      <input
        type="date"
        className="input w-auto max-w-full"
        {...attributes}
        value={String(list.params[name] ?? '')}
        // Typing a year gives a day per digit, which must not each enter the history.
        onChange={({ target }) => list.setParam(name, target.value, 'replace')}
      />
    </label>
  );
}

interface DayRangeFilterProps extends Pick<FilterSelectProps, 'list'> {
  /** First and last day, inclusive: parameter and label. */
  from: Pick<Filter, 'name' | 'label'>;
  to: Pick<Filter, 'name' | 'label'>;
}

/** A filter for a range of days, with a warning if they are reversed. */
export function DayRangeFilter({ list, from, to }: DayRangeFilterProps) {
  const id = useId();
  const [first, last] = [list.params[from.name], list.params[to.name]];
  const isReversed = first !== undefined && last !== undefined && first > last;
  const fault = isReversed ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  return (
    <>
      {[from, to].map((bound) => (
        <DayFilter key={bound.name} list={list} {...bound} {...fault} />
      ))}
      {isReversed && (
        <p id={id} role="alert" className="self-center text-sm font-semibold text-rose-600">
          {LIST.daysReversed(from.label, to.label)}
        </p>
      )}
    </>
  );
}

interface FilterStatusProps {
  list: Pick<ListState<unknown>, 'rows' | 'isFiltered' | 'clear'>;
  /** `128 photos`. */
  count: string;
  /** Of the button that clears the filters. */
  label: string;
}

/** Number of rows that match the filters, and a button that clears them. */
export function FilterStatus({ list, count, label }: FilterStatusProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-xs text-night-600">
      <p role="status">{list.rows && count}</p>
      {list.isFiltered && (
        <Button look="row-quiet" className="underline" onClick={list.clear}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** Long enough to type a word, short enough to feel immediate. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** `Search categories`. */
  label: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  // The search was changed elsewhere, for example cleared.
  if (last !== value) {
    setLast(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className="input w-auto min-w-0 grow basis-24 sm:max-w-72 sm:basis-56"
      maxLength={MAX_SEARCH_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** @returns options of a select, from labels by value */
export function asChoices(labels: Record<string, string>): SelectItem[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** @returns the sort of a list on a narrow window, with the default first */
export function sortFilter(labels: Record<string, string>): Filter {
  const [first, ...items] = asChoices(labels);
  return { name: 'sort', label: LIST.sortBy, all: first?.label ?? '', items };
}

const { active, inactive } = STATUS_FILTERS;
const STATE = { name: 'state', label: LIST.filterByStatus, all: LIST.anyStatus };

/** `?state=` of categories and packages. */
export const ACTIVITY_FILTER: Filter = {
  ...STATE,
  items: asChoices({ active, inactive } satisfies Record<ActivityFilter, string>),
};
/** `?state=` of rental items. */
export const ITEM_STATE_FILTER: Filter = {
  ...STATE,
  items: asChoices(STATUS_FILTERS satisfies Record<RentalItemFilter, string>),
};
