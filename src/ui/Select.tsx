import type { SelectHTMLAttributes } from 'react';

export interface SelectItem {
  value: string;
  label: string;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  items: readonly SelectItem[];
  /** Shown while nothing is chosen; choosing it clears the choice. */
  placeholder?: string;
}

/** @throws if an item has an empty value, which would mean "nothing chosen" (@form.select-value) */
export function Select({ items, placeholder, className = '', ...attributes }: SelectProps) {
  if (items.some(({ value }) => value === '')) {
    throw new Error('A select item must have a value that is not an empty string');
  }
  return (
    <select className={`input ${className}`} {...attributes}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {items.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
