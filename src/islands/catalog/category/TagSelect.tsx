import { allItems } from '#site/catalog/texts.ts';
import { Select } from '#ui/Select.tsx';

export interface TagSelectProps {
  id?: string;
  tags: readonly string[];
  /** Empty: all items. */
  value: string;
  onChange: (tag: string) => void;
}

/** The tag filter (@category.tags): in the panel of filters, or in the toolbar if there is no panel. */
export function TagSelect({ tags, onChange, ...attributes }: TagSelectProps) {
  return (
    <Select
      {...attributes}
      placeholder={allItems}
      items={tags.map((tag) => ({ value: tag, label: tag }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
