import { useRef } from 'react';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { MAX_QUANTITY, MAX_SET_PARTS } from '#domain/limits.ts';
import { imageOfOption } from '#domain/option-image.ts';
import { lineName } from '#domain/wishlist.ts';
import type { EntityForm } from '../../form/use-entity-form.ts';
import { errorOf } from '../../form/use-kept-form.ts';
import { IconButton } from '../../parts/Button.tsx';
import { ItemSearch, type Offer } from '../../parts/ItemSearch.tsx';
import { ITEM_FIELDS, LINES } from '../texts.ts';
import type { ItemValues, PartValues } from './item-form-values.ts';

interface PartsPickerProps {
  form: EntityForm<ItemValues>;
  /** Id of the item, which cannot be its own part; undefined for a new one. */
  ownId: string | undefined;
}

interface PartOffer extends Offer {
  part: PartValues;
}

/** Searches items to be parts of a set, and lists the parts with their quantities (@stock.set). */
export function PartsPicker({ form, ownId }: PartsPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { label, hint } = form.fields.parts;
  const { parts } = form.values;
  const onChange = (next: PartValues[]) => form.set('parts', next);
  const isPicked = ({ itemId, option }: PartValues) =>
    parts.some((part) => part.itemId === itemId && part.option === option);
  const offersOf = (item: RentalItemAdminView) =>
    item.id === ownId || item.parts.length > 0
      ? []
      : partsOf(item).filter(({ part }) => !isPicked(part));

  return (
    <ItemSearch
      id={`${form.id}-parts`}
      label={label}
      error={errorOf(form.errors, 'parts')}
      hint={hint}
      input={input}
      full={parts.length >= MAX_SET_PARTS ? LINES.limit(MAX_SET_PARTS) : ''}
      offersOf={offersOf}
      onPick={({ part }) => onChange([...parts, part])}
    >
      {parts.length > 0 && (
        <>
          <p className="mb-2 text-xs text-night-600">{ITEM_FIELDS.isSet}</p>
          <ul
            className="mb-2 divide-y divide-ivory-300 rounded-md border border-ivory-300"
            aria-label={label}
          >
            {parts.map((part) => (
              <li key={`${part.itemId}/${part.option}`} className="flex items-center gap-2 pl-2">
                <input
                  className="my-1 input max-w-20"
                  type="number"
                  inputMode="numeric"
                  required
                  min={1}
                  max={MAX_QUANTITY}
                  step={1}
                  aria-label={ITEM_FIELDS.partQuantity(part.name)}
                  value={part.quantity}
                  onChange={({ target }) =>
                    onChange(
                      parts.map((other) =>
                        other === part ? { ...part, quantity: target.value } : other,
                      ),
                    )
                  }
                />
                <span className="min-w-0 grow break-words">{part.name}</span>
                <IconButton
                  icon="trash"
                  label={LINES.remove(ITEM_FIELDS.part, part.name)}
                  onClick={() => {
                    onChange(parts.filter((other) => other !== part));
                    input.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </ItemSearch>
  );
}

/** @returns a result of the search per option of an item; one for an item without options */
function partsOf(item: RentalItemAdminView): PartOffer[] {
  const { id, name, options, categoryName: detail } = item;
  const names = options.length === 0 ? [''] : options.map((option) => option.name);
  return names.map((option) => {
    const part = { itemId: id, option, name: lineName(name, option), quantity: '1' };
    const image = imageOfOption(item, option);
    return { key: `${id}/${option}`, name: part.name, image, detail, part };
  });
}
