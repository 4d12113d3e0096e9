import { useRef } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { errorOf, type EntityForm } from '../form/use-entity-form.ts';
import { IconButton } from '../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { LINES } from '../texts/catalog.ts';
import type { ItemValues } from './item-form-values.ts';

interface WordsEditorProps {
  form: EntityForm<ItemValues>;
  name: 'tags' | 'colors';
  /** `tag`, for the labels of buttons. */
  noun: string;
  max: number;
}

/** A list of short texts: typed with Enter or a comma between, each with ways to move and remove it. */
export function WordsEditor({ form, name, noun, max }: WordsEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = `${form.id}-${name}`;
  const { label } = form.fields[name];
  const words = form.values[name];
  const error = errorOf(form.errors, name);
  const onChange = (next: string[]) => form.set(name, next);
  const moves = useMoves(words, (from, to) => onChange(moved(words, from, to)));
  const hint = LINES.typeOne(noun);
  const take = () => {
    const field = input.current;
    if (!field) return;
    const typed = field.value.split(',').map((word) => word.trim());
    const added = typed.filter((word) => word !== '' && !words.includes(word));
    if (words.length + added.length > max) return;
    if (added.length > 0) onChange([...words, ...added]);
    field.value = '';
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
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
                  onChange(words.filter((each) => each !== word));
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
        maxLength={MAX_LENGTH.tag}
        {...fieldAttributes(id, error, hint)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          // Not the whole form, and no comma in the word.
          event.preventDefault();
          take();
        }}
        // What was typed last counts too.
        onBlur={take}
      />
      {words.length >= max && <p className="mt-1 text-xs">{LINES.limit(max)}</p>}
    </FieldFrame>
  );
}
