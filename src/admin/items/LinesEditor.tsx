import { useRef, type InputHTMLAttributes } from 'react';
import { errorOf, type EntityForm } from '../form/use-entity-form.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { LINES } from '../texts/catalog.ts';
import type { ItemValues } from './item-form-values.ts';

type Lists = Pick<ItemValues, 'options' | 'specifications'>;
type Line<Name extends keyof Lists> = Lists[Name][number];

interface LineInput<Name extends keyof Lists> extends InputHTMLAttributes<HTMLInputElement> {
  /** The part of the line that it holds. */
  part: keyof Line<Name> & string;
  /** Why its value cannot be sent; empty when it can. */
  fault?: string;
}

interface LinesEditorProps<Name extends keyof Lists> {
  form: EntityForm<ItemValues>;
  name: Name;
  /** `option`, for the labels of buttons. */
  noun: string;
  max: number;
  blank: Line<Name>;
  inputsOf: (line: Line<Name>, index: number) => LineInput<Name>[];
}

/** A list of lines with a few inputs each: add, move, remove. Lines that stay empty are not sent. */
export function LinesEditor<Name extends keyof Lists>({
  form,
  name: listName,
  noun,
  max,
  blank,
  inputsOf,
}: LinesEditorProps<Name>) {
  const list = useRef<HTMLUListElement>(null);
  const { label, hint } = form.fields[listName];
  const error = errorOf(form.errors, listName);
  // The list of a name has lines of that name's type, which the compiler cannot carry through.
  const lines = form.values[listName] as Line<Name>[];
  const onChange = (next: Line<Name>[]) => form.set(listName, next as ItemValues[Name]);
  const moves = useMoves(lines, (from, to) => onChange(moved(lines, from, to)));
  const change = (index: number, part: string, value: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [part]: value } : line)));
  const add = () => {
    onChange([...lines, blank]);
    // Once the new line is there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    );
  };
  return (
    <fieldset data-fault={error ? true : undefined}>
      <legend className="font-semibold">{label}</legend>
      <p className="mb-2 text-xs text-night-500">{hint}</p>
      {error && <p className="mb-2 font-semibold text-rose-600">{error}</p>}
      <ul ref={list} className="space-y-2">
        {lines.map((line, index) => (
          <li
            // A line is its place: it has nothing else that stays.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="flex flex-wrap items-center gap-2 border-b border-ivory-300 pb-2 sm:flex-nowrap sm:border-0 sm:pb-0"
          >
            {inputsOf(line, index).map(({ part, fault = '', className = '', ...input }) => (
              <input
                key={part}
                ref={(field) => field?.setCustomValidity(fault)}
                {...input}
                className={`input ${className}`}
                value={String(line[part])}
                onChange={(event) => change(index, part, event.target.value)}
              />
            ))}
            <div className="ml-auto flex">
              <MoveButtons
                moves={moves}
                index={index}
                count={lines.length}
                name={line.name.trim() || LINES.one(noun, index + 1)}
              />
              <IconButton
                icon="trash"
                label={LINES.remove(noun, index + 1)}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              />
            </div>
          </li>
        ))}
      </ul>
      <MoveStatus moves={moves} />
      <Button look="outline" className="mt-2" disabled={lines.length >= max} onClick={add}>
        {LINES.add(noun)}
      </Button>
    </fieldset>
  );
}
