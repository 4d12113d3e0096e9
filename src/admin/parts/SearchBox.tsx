import { useEffect, useState } from 'react';

/** Long enough for a word, short enough to feel immediate. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** `Search categories`. */
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the typing pauses. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  // Cleared from outside.
  if (last !== value) {
    setLast(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className="input w-auto min-w-0 grow basis-24 sm:max-w-72 sm:basis-56"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
