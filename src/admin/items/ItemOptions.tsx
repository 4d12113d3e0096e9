import { MAX_LENGTH, MAX_OPTION_PRICE, MAX_OPTIONS } from '#domain/limits.ts';
import { errorOf, type EntityForm } from '../form/use-entity-form.ts';
import type { ItemValues } from './item-form-values.ts';
import { LinesEditor } from './LinesEditor.tsx';

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
