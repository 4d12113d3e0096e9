import { useEffect, useState } from 'react';
import type { RentalItemFilter } from '#contracts/catalog/rental-items.ts';
import type { ActivityFilter } from '#contracts/editing.ts';
import { Select, type SelectItem } from '#ui/Select.tsx';
import type { ListState } from '../data/use-list.ts';
import { LIST, STATUS_FILTERS } from './texts.ts';

/** One filter of a list, or its sort. */
export interface Filter {
  /** The list's parameter that it sets. */
  name: string;
  label: string;
  /** What no choice means: `Any category`. */
  all: string;
  items: readonly SelectItem[];
}

interface FilterSelectProps extends Filter {
  list: Pick<ListState<unknown>, 'params' | 'setParam'>;
}

/** The select of a filter. A table has no sort: the headings of its columns sort it. */
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

/** A filter by a day. */
export function DayFilter({
  list,
  name,
  label,
}: Pick<FilterSelectProps, 'list' | 'name' | 'label'>) {
  return (
    <label className="flex items-center gap-1.5 text-xs text-night-600">
      <span>{label}</span>
      <input
        type="date"
        className="input w-auto"
        value={String(list.params[name] ?? '')}
        // Typing a year gives a day per digit, which must not each enter the history.
        onChange={({ target }) => list.setParam(name, target.value, 'replace')}
      />
    </label>
  );
}

/** Long enough for a word, short enough to feel immediate. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** `Search categories`. */
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the typing pauses. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  // Cleared from outside.
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
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** @returns what a select offers, from labels by value */
export function asChoices(labels: Record<string, string>): SelectItem[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** @returns the sort of a list on a narrow window; the first one is the default */
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
