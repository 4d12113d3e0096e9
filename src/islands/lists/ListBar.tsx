import { useId, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_LENGTH, MAX_LISTS } from '#domain/limits.ts';
import { lengthProblem } from '#domain/text-length.ts';
import * as text from '#site/lists/texts.ts';
import { textsOf } from '#stores/forms/drafts.ts';
import { $listBook, activeList, FIRST_BOOK } from '#stores/list-book.ts';
import { createList, deleteActiveList, renameList, switchList } from '#stores/lists.ts';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { actAndFocus } from './focus-after.ts';

/** Chooses, creates, renames and deletes lists (@lists.names). */
export function ListBar() {
  const book = useStoreValue($listBook, FIRST_BOOK);
  const active = activeList(book);
  const isOnly = book.lists.length === 1;
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();

  const focusFirst = () =>
    bar.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  const show = (form: typeof naming) => {
    flushSync(() => setNaming(form));
    focusFirst();
  };
  const remove = (event: MouseEvent) =>
    actAndFocus(event, deleteActiveList, () => bar.current?.querySelector('button') ?? undefined);

  if (naming) {
    return (
      <div ref={bar} className="print:hidden">
        <NameForm
          key={naming}
          label={naming === 'new' ? text.createList : text.saveName}
          name={naming === 'new' ? '' : active.name}
          save={(name) => (naming === 'new' ? createList(name) : renameList(active.id, name))}
          onDone={() => show(null)}
        />
      </div>
    );
  }
  return (
    <div ref={bar} className="print:hidden">
      {isOnly ? null : (
        <FieldFrame id={id} label={text.listLabel}>
          <Select
            id={id}
            // Names that the visitor gave.
            translate="no"
            autoComplete="off"
            items={book.lists.map((list) => ({ value: list.id, label: list.name }))}
            value={active.id}
            onChange={(event) => switchList(event.target.value)}
          />
        </FieldFrame>
      )}
      <div className="flex flex-wrap gap-x-5">
        {book.lists.length < MAX_LISTS && (
          <BarButton label={text.newList} onPress={() => show('new')} />
        )}
        <BarButton label={text.renameList} onPress={() => show('rename')} />
        {!isOnly && <BarButton label={text.deleteList} onPress={remove} />}
      </div>
      {book.lists.length >= MAX_LISTS && (
        <p className="text-sm text-night-600">{text.listsEnough}</p>
      )}
    </div>
  );
}

interface NameFormProps {
  label: string;
  name: string;
  /** @returns false without a name */
  save: (name: string) => boolean;
  onDone: () => void;
}

function NameForm({ label, name, save, onDone }: NameFormProps) {
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { listName: typed = '' } = textsOf(new FormData(event.currentTarget));
    const long = lengthProblem(typed, MAX_LENGTH.listName);
    if (long !== '') setError(long);
    else if (save(typed)) onDone();
    else setError(text.listNameMissing);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id="list-name"
        name="listName"
        label={text.listNameLabel}
        error={error}
        maxLength={MAX_LENGTH.listName}
        autoComplete="off"
        defaultValue={name}
        data-select-content
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className="button min-h-11 button-night">
          {label}
        </button>
        <button type="button" className="button min-h-11 button-outline" onClick={onDone}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}

function BarButton({ label, onPress }: { label: string; onPress: (event: MouseEvent) => void }) {
  return (
    <button
      type="button"
      className="min-h-11 text-sm font-semibold underline underline-offset-4"
      onClick={onPress}
    >
      {label}
    </button>
  );
}
