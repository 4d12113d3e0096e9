import { useRef } from 'react';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { MAX_GOES_WITH } from '#domain/limits.ts';
import type { EntityForm } from '../../form/use-entity-form.ts';
import { errorOf } from '../../form/use-kept-form.ts';
import { IconButton } from '../../parts/Button.tsx';
import { ItemSearch } from '../../parts/ItemSearch.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../../parts/MoveButtons.tsx';
import { LINES } from '../texts.ts';
import type { ItemValues, PickedItem } from './item-form-values.ts';

interface GoesWithPickerProps {
  form: EntityForm<ItemValues>;
  /** Id of the item, which cannot go with itself; undefined for a new one. */
  ownId: string | undefined;
}

/** Searches and orders the items recommended with this one (@items.goes-with). */
export function GoesWithPicker({ form, ownId }: GoesWithPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = `${form.id}-goesWith`;
  const { label, hint } = form.fields.goesWith;
  const picked = form.values.goesWith;
  const error = errorOf(form.errors, 'goesWith');
  const onChange = (next: PickedItem[]) => form.set('goesWith', next);
  const moves = useMoves(picked, (from, to) => onChange(moved(picked, from, to)));

  const offersOf = ({ id: itemId, name, images, categoryName }: RentalItemAdminView) =>
    itemId === ownId || picked.some((item) => item.id === itemId)
      ? []
      : [{ key: itemId, name, image: images[0] ?? '', detail: categoryName }];

  return (
    <ItemSearch
      id={id}
      label={label}
      error={error}
      hint={hint}
      input={input}
      full={picked.length >= MAX_GOES_WITH ? LINES.limit(MAX_GOES_WITH) : ''}
      offersOf={offersOf}
      onPick={({ key, name }) => onChange([...picked, { id: key, name }])}
    >
      {picked.length > 0 && (
        <ul
          className="mb-2 divide-y divide-ivory-300 rounded-md border border-ivory-300"
          aria-label={label}
        >
          {picked.map((item, index) => (
            <li key={item.id} className="flex items-center pl-3">
              <span className="min-w-0 grow break-words">{item.name}</span>
              <MoveButtons moves={moves} index={index} count={picked.length} name={item.name} />
              <IconButton
                icon="trash"
                label={LINES.remove('recommendation', item.name)}
                onClick={() => {
                  onChange(picked.filter((other) => other.id !== item.id));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <MoveStatus moves={moves} />
    </ItemSearch>
  );
}
