import { useRef, useState } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lengthProblem } from '#domain/text-length.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { RowInput, type RowInputProps } from '#ui/RowInput.tsx';
import type { EntityForm } from '../../form/use-entity-form.ts';
import { errorOf } from '../../form/use-kept-form.ts';
import { withImage } from '../../media/ImageList.tsx';
import { Button, IconButton } from '../../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../../parts/MoveButtons.tsx';
import { LINES } from '../texts.ts';
import type { ItemValues } from './item-form-values.ts';
import { OptionImage } from './OptionImage.tsx';

type Lists = Pick<ItemValues, 'options' | 'specifications'>;
type Line<Name extends keyof Lists> = Lists[Name][number];

interface LineInput<Name extends keyof Lists> extends RowInputProps {
  /** The part of a line that the input edits. */
  part: keyof Line<Name> & string;
}

interface LinesEditorProps<Name extends keyof Lists> {
  form: EntityForm<ItemValues>;
  name: Name;
  /** Used in labels: `option`. */
  noun: string;
  max: number;
  blank: Line<Name>;
  inputsOf: (line: Line<Name>, index: number) => LineInput<Name>[];
  /** The part of a line that is one of the item's images, chosen after its inputs. */
  image?: { part: keyof Line<Name> & string; label: (line: number) => string };
}

/** Edits lines with several inputs: add, move, remove. Empty lines are not sent. */
export function LinesEditor<Name extends keyof Lists>({
  form,
  name: listName,
  noun,
  max,
  blank,
  inputsOf,
  image,
}: LinesEditorProps<Name>) {
  const list = useRef<HTMLUListElement>(null);
  const { label, hint } = form.fields[listName];
  const error = errorOf(form.errors, listName);
  // The field's lines have this type, which the compiler cannot infer.
  const lines = form.values[listName] as Line<Name>[];
  const onChange = (next: Line<Name>[]) => form.set(listName, next as ItemValues[Name]);
  const moves = useMoves(lines, (from, to) => onChange(moved(lines, from, to)));
  const change = (index: number, part: string, value: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [part]: value } : line)));
  const add = () => {
    onChange([...lines, blank]);
    // After the new line is rendered.
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
            // Only its place identifies a line: it has no id, and all of its texts can change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="flex flex-wrap items-start gap-2 border-b border-ivory-300 pb-2 sm:flex-nowrap sm:border-0 sm:pb-0"
          >
            {inputsOf(line, index).map(({ part, className = '', ...input }) => (
              <RowInput
                key={part}
                {...input}
                className={`grow basis-full sm:basis-0 ${className}`}
                value={String(line[part])}
                onChange={(event) => change(index, part, event.target.value)}
              />
            ))}
            {image && (
              <OptionImage
                images={form.values.images}
                label={image.label(index + 1)}
                value={String(line[image.part])}
                onChange={(url) => change(index, image.part, url)}
                onChoose={(chosen) => {
                  form.update((last) => ({ ...last, images: withImage(last.images, chosen) }));
                  change(index, image.part, chosen.url);
                }}
              />
            )}
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

interface WordsEditorProps {
  form: EntityForm<ItemValues>;
  name: 'tags' | 'colors';
  /** Used in labels: `tag`. */
  noun: string;
  max: number;
}

/** Edits a list of short texts, added by Enter or a comma, moved and removed by buttons. */
export function WordsEditor({ form, name, noun, max }: WordsEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = `${form.id}-${name}`;
  const { label } = form.fields[name];
  const words = form.values[name];
  const error = errorOf(form.errors, name);
  const onChange = (next: string[]) => form.set(name, next);
  const moves = useMoves(words, (from, to) => onChange(moved(words, from, to)));
  const hint = LINES.typeOne(noun);
  const [problem, setProblem] = useState('');
  /** Texts that are too long, or one too many, stay in the field with an error (@form.length). */
  const validate = (field: HTMLInputElement, added: readonly string[]) => {
    const long = added.map((word) => lengthProblem(word, MAX_LENGTH.tag)).find(Boolean) ?? '';
    const found = long || (words.length + added.length > max ? LINES.limit(max) : '');
    field.setCustomValidity(found);
    setProblem(found);
    return found === '';
  };
  const newWordsIn = ({ value }: HTMLInputElement) => {
    const typed = new Set(value.split(',').map((word) => word.trim()));
    return [...typed].filter((word) => word !== '' && !words.includes(word));
  };
  const addTyped = () => {
    const field = input.current;
    if (!field) return;
    const added = newWordsIn(field);
    if (!validate(field, added)) return;
    if (added.length > 0) onChange([...words, ...added]);
    field.value = '';
  };
  return (
    <FieldFrame id={id} label={label} error={error ?? problem} hint={hint}>
      {words.length > 0 && (
        <ul
          className="mb-2 divide-y divide-ivory-300 rounded-md border border-ivory-300"
          aria-label={label}
        >
          {words.map((word, index) => (
            <li key={word} className="flex items-center pl-3">
              <span className="min-w-0 grow break-words">{word}</span>
              <MoveButtons moves={moves} index={index} count={words.length} name={word} />
              <IconButton
                icon="trash"
                label={LINES.remove(noun, word)}
                onClick={() => {
                  onChange(words.filter((other) => other !== word));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <MoveStatus moves={moves} />
      <input
        ref={input}
        className="input"
        autoComplete="off"
        {...fieldAttributes(id, error ?? problem, hint)}
        onInput={({ currentTarget }) => {
          if (problem !== '') validate(currentTarget, newWordsIn(currentTarget));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          // Neither submits the form nor types a comma.
          event.preventDefault();
          addTyped();
        }}
        // Adds a text typed without Enter.
        onBlur={addTyped}
      />
      {words.length >= max && problem === '' && <p className="mt-1 text-xs">{LINES.limit(max)}</p>}
    </FieldFrame>
  );
}
