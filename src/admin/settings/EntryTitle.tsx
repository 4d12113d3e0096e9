import { ENTRIES } from '../texts/settings.ts';
import type { Field, Value, Values } from './fields.ts';
import { useItem } from './ItemPicker.tsx';
import { titleOf } from './words.ts';

interface EntryTitleProps {
  field: Field;
  value: Value;
  /** In its list, from 1. */
  position: number;
  noun: string;
}

/** What an entry is called: of one about an item, the item's name and its option. */
export function EntryTitle({ field, value, position, noun }: EntryTitleProps) {
  const fields = field.is === 'group' ? Object.entries(field.fields) : [];
  const slugName = fields[0]?.[1].is === 'item' ? fields[0][0] : undefined;
  const optionName = fields.find(([, each]) => each.is === 'option')?.[0];
  const textAt = (name: string | undefined) => {
    const text = name === undefined ? '' : (value as Values)[name];
    return typeof text === 'string' ? text : '';
  };
  const { item } = useItem(textAt(slugName));
  const option = textAt(optionName);
  return (
    <>
      <span className="line-clamp-2">
        {ENTRIES.title(noun, position, item?.name ?? titleOf(field, value))}
      </span>
      {/* In a line of its own: of a long name on a phone it would be cut off. */}
      {option !== '' && <span className="block text-xs font-normal">{option}</span>}
    </>
  );
}
