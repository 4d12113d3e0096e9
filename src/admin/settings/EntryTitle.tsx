import { ENTRIES } from './control-texts.ts';
import { textIn, type Field, type Value, type Values } from './fields.ts';
import { useItem } from './ItemPicker.tsx';

interface EntryTitleProps {
  field: Field;
  value: Value;
  /** In its list, from 1. */
  position: number;
  noun: string;
  /** Its first text; empty: nothing was typed yet. */
  title: string;
}

/** What an entry is called: of one about an item, the item's name and its option. */
export function EntryTitle({ field, value, position, noun, title }: EntryTitleProps) {
  const fields = field.is === 'group' ? Object.entries(field.fields) : [];
  const slugName = fields[0]?.[1].is === 'item' ? fields[0][0] : undefined;
  const optionName = fields.find(([, each]) => each.is === 'option')?.[0];
  const textAt = (name: string | undefined) =>
    name === undefined ? '' : textIn(value as Values, name);
  const { item } = useItem(textAt(slugName));
  const option = textAt(optionName);
  const isHidden = field.is === 'group' && (value as Values)['isHidden'] === true;
  return (
    <>
      <span className="line-clamp-2">{ENTRIES.title(noun, position, item?.name ?? title)}</span>
      {/* In a line of its own: of a long name on a phone it would be cut off. */}
      {option !== '' && <span className="block text-xs font-normal">{option}</span>}
      {isHidden && <span className="block text-xs font-normal">{ENTRIES.hidden}</span>}
    </>
  );
}
