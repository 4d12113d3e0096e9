import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lengthRemark } from '#domain/text-length.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import * as text from '#site/lists/texts.ts';
import { setWishlistNote } from '#stores/wishlist.ts';

/** A visitor's note at a line (@wishlist.note): saved with each typed letter, printed as text. */
export function LineNote({ line }: { line: WishlistLine }) {
  const { name, note = '' } = line;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const remark = lengthRemark(note, MAX_LENGTH.lineNote);
  const open = () => {
    flushSync(() => setOpen(true));
    field.current?.focus();
  };
  if (!isOpen && note === '') {
    return (
      <button
        type="button"
        className="min-h-11 text-sm font-semibold underline underline-offset-4 print:hidden"
        onClick={open}
      >
        <span>{text.addNote}</span>
        <span className="sr-only">{text.addNoteTo(name)}</span>
      </button>
    );
  }
  return (
    <div className="col-span-full basis-full">
      <input
        ref={field}
        className="mt-1 input min-h-11 py-2 text-sm print:hidden"
        aria-label={text.noteFor(name)}
        placeholder={text.notePlaceholder}
        aria-describedby={remark === '' ? undefined : id}
        autoComplete="off"
        value={note}
        onChange={({ target: { value } }) => {
          setOpen(true);
          setWishlistNote(line, value);
        }}
        // A press elsewhere, also on nothing, finds everything at its place: then an empty field stays.
        onBlur={() => document.querySelector(':active') === null && setOpen(false)}
      />
      <p id={id} aria-live="polite" className="text-sm not-empty:mt-1 print:hidden">
        {remark}
      </p>
      {note !== '' && (
        <p translate="no" className="hidden text-sm print:block">
          {text.noteOf(note)}
        </p>
      )}
    </div>
  );
}
