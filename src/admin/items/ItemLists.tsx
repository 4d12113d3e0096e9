import {
  MAX_COLORS,
  MAX_LENGTH,
  MAX_OPTION_PRICE,
  MAX_OPTIONS,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
} from '#domain/limits.ts';
import { errorOf, type EntityForm } from '../form/use-entity-form.ts';
import { ITEM_FIELDS, ITEM_HINTS } from '../texts/catalog.ts';
import type { ItemValues } from './item-form-values.ts';
import { LinesEditor } from './LinesEditor.tsx';
import { WordsEditor } from './WordsEditor.tsx';

/** Tags, colors and specifications of a rental item. */
export function ItemLists({ form }: { form: EntityForm<ItemValues> }) {
  const { id, values, labels, errors } = form;
  const names = values.specifications.map(({ name }) => name.trim());
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <WordsEditor
          id={`${id}-tags`}
          label={labels.tags}
          noun={ITEM_FIELDS.tag}
          words={values.tags}
          max={MAX_TAGS}
          error={errorOf(errors, 'tags')}
          onChange={(tags) => form.set('tags', tags)}
        />
        <WordsEditor
          id={`${id}-colors`}
          label={labels.colors}
          noun={ITEM_FIELDS.color}
          words={values.colors}
          max={MAX_COLORS}
          error={errorOf(errors, 'colors')}
          onChange={(colors) => form.set('colors', colors)}
        />
      </div>
      <LinesEditor
        label={labels.specifications}
        noun={ITEM_FIELDS.specification}
        hint={ITEM_HINTS.specifications}
        lines={values.specifications}
        max={MAX_SPECIFICATIONS}
        blank={{ name: '', value: '' }}
        error={errorOf(errors, 'specifications')}
        onChange={(specifications) => form.set('specifications', specifications)}
        renderFields={({ name, value }, index, change) => (
          <>
            <input
              ref={(field) => {
                // Under one name only one value can be kept.
                const isTwice = name.trim() !== '' && names.indexOf(name.trim()) < index;
                field?.setCustomValidity(isTwice ? ITEM_FIELDS.sameName : '');
              }}
              className="input"
              aria-label={ITEM_FIELDS.specificationName(index + 1)}
              placeholder={ITEM_FIELDS.name}
              required={value.trim() !== ''}
              maxLength={MAX_LENGTH.tag}
              value={name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <input
              className="input"
              aria-label={ITEM_FIELDS.specificationValue(index + 1)}
              placeholder={ITEM_FIELDS.value}
              maxLength={MAX_LENGTH.specification}
              value={value}
              onChange={(event) => change({ value: event.target.value })}
            />
          </>
        )}
      />
    </>
  );
}

/** The options of a rental item, each with its price. */
export function ItemOptions({ form }: { form: EntityForm<ItemValues> }) {
  const { values, labels, errors } = form;
  return (
    <LinesEditor
      label={labels.options}
      noun={ITEM_FIELDS.option}
      hint={ITEM_HINTS.options}
      lines={values.options}
      max={MAX_OPTIONS}
      blank={{ name: '', price: '' }}
      error={errorOf(errors, 'options')}
      onChange={(options) => form.set('options', options)}
      renderFields={({ name, price }, index, change) => (
        <>
          <input
            className="input"
            aria-label={ITEM_FIELDS.optionName(index + 1)}
            placeholder={ITEM_FIELDS.name}
            maxLength={MAX_LENGTH.tag}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <input
            className="input max-w-32"
            type="number"
            inputMode="decimal"
            min={0}
            max={MAX_OPTION_PRICE}
            step={0.01}
            aria-label={ITEM_FIELDS.optionPrice(index + 1)}
            placeholder={ITEM_FIELDS.price}
            value={price}
            onChange={(event) => change({ price: event.target.value })}
          />
        </>
      )}
    />
  );
}
