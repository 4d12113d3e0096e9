import { useRef, type ReactNode } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { LINES } from '../texts/catalog.ts';

interface LinesEditorProps<Line> {
  label: string;
  /** `option`, for the labels of buttons. */
  noun: string;
  lines: Line[];
  max: number;
  blank: Line;
  hint: string;
  error: string | undefined;
  onChange: (lines: Line[]) => void;
  /** The fields of one line; `change` takes what is new in it. */
  renderFields: (line: Line, index: number, change: (part: Partial<Line>) => void) => ReactNode;
}

/** A list of lines with a few fields each: add, move, remove. Lines that stay empty are not sent. */
export function LinesEditor<Line extends { name: string }>({
  label,
  noun,
  lines,
  max,
  blank,
  hint,
  error,
  onChange,
  renderFields,
}: LinesEditorProps<Line>) {
  const list = useRef<HTMLUListElement>(null);
  const moves = useMoves(lines, (from, to) => onChange(moved(lines, from, to)));
  const change = (index: number, part: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const add = () => {
    onChange([...lines, { ...blank }]);
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
            {renderFields(line, index, (part) => change(index, part))}
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
      <button
        type="button"
        className="mt-2 button button-outline"
        disabled={lines.length >= max}
        onClick={add}
      >
        {LINES.add(noun)}
      </button>
    </fieldset>
  );
}
