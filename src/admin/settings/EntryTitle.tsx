import { ENTRIES } from './control-texts.ts';
import { textIn, type Field, type Value, type Values } from './fields.ts';
import { useItem } from './ItemPicker.tsx';

interface EntryTitleProps {
  field: Field;
  value: Value;
  /** Place in the list, from 1. */
  position: number;
  noun: string;
  /** The entry's first text; may be empty. */
  title: string;
}

/** The title of a list's entry; if the entry has an item, the names of item and option. */
export function EntryTitle({ field, value, position, noun, title }: EntryTitleProps) {
  const fields = field.is === 'group' ? Object.entries(field.fields) : [];
  const slugName = fields[0]?.[1].is === 'item' ? fields[0][0] : undefined;
  const optionName = fields.find(([, part]) => part.is === 'option')?.[0];
  const textAt = (name: string | undefined) =>
    name === undefined ? '' : textIn(value as Values, name);
  const { item } = useItem(textAt(slugName));
  const option = textAt(optionName);
  const isHidden = field.is === 'group' && (value as Values)['isHidden'] === true;
  return (
    <>
      <span className="line-clamp-2">{ENTRIES.title(noun, position, item?.name ?? title)}</span>
      {/* On its own line: after a long name, a phone would cut it off. */}
      {option !== '' && <span className="block text-xs font-normal">{option}</span>}
      {isHidden && <span className="block text-xs font-normal">{ENTRIES.hidden}</span>}
    </>
  );
}
