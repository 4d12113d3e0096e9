import {
  MAX_COLORS,
  MAX_LENGTH,
  MAX_OPTION_PRICE,
  MAX_OPTIONS,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
} from '#domain/limits.ts';
import type { EntityForm } from '../form/use-entity-form.ts';
import { ITEM_FIELDS } from '../texts/catalog.ts';
import type { ItemValues } from './item-form-values.ts';
import { LinesEditor } from './LinesEditor.tsx';
import { WordsEditor } from './WordsEditor.tsx';

/** Tags, colors and specifications of a rental item. */
export function ItemLists({ form }: { form: EntityForm<ItemValues> }) {
  const names = form.values.specifications.map(({ name }) => name.trim());
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <WordsEditor form={form} name="tags" noun={ITEM_FIELDS.tag} max={MAX_TAGS} />
        <WordsEditor form={form} name="colors" noun={ITEM_FIELDS.color} max={MAX_COLORS} />
      </div>
      <LinesEditor
        form={form}
        name="specifications"
        noun={ITEM_FIELDS.specification}
        max={MAX_SPECIFICATIONS}
        blank={{ name: '', value: '' }}
        inputsOf={({ name, value }, index) => [
          {
            part: 'name',
            'aria-label': ITEM_FIELDS.specificationName(index + 1),
            placeholder: ITEM_FIELDS.name,
            required: value.trim() !== '',
            maxLength: MAX_LENGTH.tag,
            // Under one name only one value can be kept.
            fault: name.trim() && names.indexOf(name.trim()) < index ? ITEM_FIELDS.sameName : '',
          },
          {
            part: 'value',
            'aria-label': ITEM_FIELDS.specificationValue(index + 1),
            placeholder: ITEM_FIELDS.value,
            maxLength: MAX_LENGTH.specification,
          },
        ]}
      />
    </>
  );
}

/** The options of a rental item, each with its price. */
export function ItemOptions({ form }: { form: EntityForm<ItemValues> }) {
  return (
    <LinesEditor
      form={form}
      name="options"
      noun={ITEM_FIELDS.option}
      max={MAX_OPTIONS}
      blank={{ name: '', price: '' }}
      inputsOf={(_, index) => [
        {
          part: 'name',
          'aria-label': ITEM_FIELDS.optionName(index + 1),
          placeholder: ITEM_FIELDS.name,
          maxLength: MAX_LENGTH.tag,
        },
        {
          part: 'price',
          'aria-label': ITEM_FIELDS.optionPrice(index + 1),
          placeholder: ITEM_FIELDS.price,
          className: 'max-w-32',
          type: 'number',
          inputMode: 'decimal',
          min: 0,
          max: MAX_OPTION_PRICE,
          step: 0.01,
        },
      ]}
    />
  );
}
