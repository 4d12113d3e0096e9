import { Select, type SelectItem } from '#ui/Select.tsx';
import type { ListState } from '../data/use-list.ts';

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
