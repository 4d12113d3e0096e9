import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { fieldConflicts, inWords, merged, withoutSharedLines, type Theirs } from './conflict.ts';
import { CONFLICT } from './texts.ts';
import type { KeptForm } from './use-kept-form.ts';

interface ConflictPanelProps<Values extends object> {
  form: Pick<KeptForm<Values>, 'id' | 'base' | 'values'> & {
    labels: Record<keyof Values & string, string>;
  };
  save: {
    saveOver: (values: Values, theirs: Theirs<Values>) => void;
    takeTheirs: (theirs: Theirs<Values>) => void;
  };
  theirs: Theirs<Values>;
  /** Formats a field's value; by default `inWords`. */
  wordsOf?: (value: unknown, name: keyof Values & string) => string;
}

/**
 * Shows both versions of each conflicting field, to choose from; the person's own is selected at first.
 */
export function ConflictPanel<Values extends object>({
  form,
  save,
  theirs,
  wordsOf = inWords,
}: ConflictPanelProps<Values>) {
  const versions = { base: form.base, mine: form.values, theirs: theirs.values };
  const conflicts = fieldConflicts(versions, form.labels, wordsOf);
  /** Fields in which the person's own version is selected. */
  const [mine, setMine] = useState<(keyof Values)[]>(() => conflicts.map(({ name }) => name));
  // Save, which was pressed, is at the other end of a long form.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  const choose = (name: keyof Values, side: 'mine' | 'theirs') =>
    setMine((last) => [
      ...last.filter((other) => other !== name),
      ...(side === 'mine' ? [name] : []),
    ]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={CONFLICT.label}
      className="mb-6 scroll-mt-4 rounded-md border-2 border-rose-600 bg-rose-100 p-4 max-sm:scroll-mt-24"
    >
      <h3 className="text-lg">{CONFLICT.title}</h3>
      <p className="mt-1">{conflicts.length === 0 ? CONFLICT.same : CONFLICT.choose}</p>
      {conflicts.map(({ name, label, mine: own, theirs: other }) => {
        const texts = withoutSharedLines(own, other);
        return (
          <fieldset key={name} className="mt-4">
            <legend className="font-semibold">{label}</legend>
            {texts.shared > 0 && (
              <p className="text-xs text-night-600">{CONFLICT.shared(texts.shared)}</p>
            )}
            <div className="mt-1 grid gap-2 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <label
                  key={side}
                  className="flex gap-3 rounded-sm border border-ivory-300 bg-white p-3 has-checked:border-night-900"
                >
                  <input
                    type="radio"
                    name={`${form.id}-${name}-version`}
                    aria-label={CONFLICT.choice(label, CONFLICT[side])}
                    className="mt-1 size-4 shrink-0 accent-night-900"
                    checked={mine.includes(name) === (side === 'mine')}
                    onChange={() => choose(name, side)}
                  />
                  <span className="min-w-0">
                    <span className="block text-xs text-night-500">{CONFLICT[side]}</span>
                    <span className="block break-words whitespace-pre-wrap">
                      {texts[side] || CONFLICT.noMore}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="night" onClick={() => save.saveOver(merged(versions, mine), theirs)}>
          {CONFLICT.save}
        </Button>
        <Button look="outline" onClick={() => save.takeTheirs(theirs)}>
          {CONFLICT.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
