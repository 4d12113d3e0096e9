import { Select, type SelectItem } from '#ui/Select.tsx';

interface FilterSelectProps {
  label: string;
  /** What no choice means: `All categories`. */
  all: string;
  items: readonly SelectItem[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter or the sort of a list. */
export function FilterSelect({ label, all, items, value, onChange }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      className="grow basis-[calc(50%-0.25rem)] sm:w-auto sm:grow-0 sm:basis-auto"
      placeholder={all}
      items={items}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
