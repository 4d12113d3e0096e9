import { useEffect, useState } from 'react';
import type { ActivityFilter } from '#contracts/admin/common.ts';
import type { RentalItemFilter } from '#contracts/admin/rental-items.ts';
import { Select, type SelectItem } from '#ui/Select.tsx';
import type { ListState } from '../data/use-list.ts';
import { STATUS_FILTERS } from '../texts/shared.ts';

interface FilterSelectProps {
  list: Pick<ListState<unknown>, 'params' | 'setParam'>;
  /** The list's parameter that it sets. */
  name: string;
  label: string;
  /** What no choice means: `Any category`. */
  all: string;
  items: readonly SelectItem[];
  className?: string;
}

/** One filter or the sort of a list. */
export function FilterSelect({ list, name, label, all, items, className = '' }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      className={`w-auto max-w-full grow basis-[calc(50%-0.25rem)] sm:max-w-48 sm:grow-0 sm:basis-auto ${className}`}
      placeholder={all}
      items={items}
      value={String(list.params[name] ?? '')}
      onChange={(event) => list.setParam(name, event.target.value)}
    />
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

const asChoices = (labels: Record<string, string>): SelectItem[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const { active, inactive } = STATUS_FILTERS;

/** `?state=` of categories and packages, as a select has it. */
export const ACTIVITY_CHOICES = asChoices({ active, inactive } satisfies Record<
  ActivityFilter,
  string
>);
/** `?state=` of rental items. */
export const ITEM_STATE_CHOICES = asChoices(
  STATUS_FILTERS satisfies Record<RentalItemFilter, string>,
);
