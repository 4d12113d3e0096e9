import {
  MAX_COLORS,
  MAX_LENGTH,
  MAX_OPTION_PRICE,
  MAX_OPTIONS,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
} from '#domain/limits.ts';
import { errorOf, type EntityForm } from '../form/use-entity-form.ts';
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
          noun="tag"
          words={values.tags}
          max={MAX_TAGS}
          error={errorOf(errors, 'tags')}
          onChange={(tags) => form.set('tags', tags)}
        />
        <WordsEditor
          id={`${id}-colors`}
          label={labels.colors}
          noun="color"
          words={values.colors}
          max={MAX_COLORS}
          error={errorOf(errors, 'colors')}
          onChange={(colors) => form.set('colors', colors)}
        />
      </div>
      <LinesEditor
        label={labels.specifications}
        noun="specification"
        hint="Anything else worth knowing, such as Weight: 10 lb."
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
                field?.setCustomValidity(isTwice ? 'There’s already a line with this name.' : '');
              }}
              className="input"
              aria-label={`Name of specification ${index + 1}`}
              placeholder="Name"
              required={value.trim() !== ''}
              maxLength={MAX_LENGTH.tag}
              value={name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <input
              className="input"
              aria-label={`Value of specification ${index + 1}`}
              placeholder="Value"
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
      noun="option"
      hint="Visitors choose one, in this order. Its price replaces the item’s price."
      lines={values.options}
      max={MAX_OPTIONS}
      blank={{ name: '', price: '' }}
      error={errorOf(errors, 'options')}
      onChange={(options) => form.set('options', options)}
      renderFields={({ name, price }, index, change) => (
        <>
          <input
            className="input"
            aria-label={`Name of option ${index + 1}`}
            placeholder="Name"
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
            aria-label={`Price of option ${index + 1}, in dollars`}
            placeholder="0.00"
            value={price}
            onChange={(event) => change({ price: event.target.value })}
          />
        </>
      )}
    />
  );
}
