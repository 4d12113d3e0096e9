import { useRef, useState } from 'react';
import { typedCount } from '#domain/typed-count.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as texts from './texts.ts';

export interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  /** What is counted: `Gold Chiavari Chair`. */
  label: string;
  onChange: (value: number) => void;
  size?: 'sm' | 'md';
}

/** A number to type or step (@form.count). An empty or invalid field gets its former value on blur or Enter. */
export function QuantityStepper({
  value,
  min,
  max,
  label,
  onChange,
  size = 'md',
}: QuantityStepperProps) {
  /** Text while it is typed; null: not being edited. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The quantity before it was typed over. */
  const before = useRef(value);
  const button = `grid ${size === 'md' ? 'size-12' : 'size-11'} place-items-center rounded-full hover:bg-ivory-200 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent`;

  const type = (text: string) => {
    if (draft === null) before.current = value;
    setDraft(text);
    const number = typedCount(text);
    if (number >= min) onChange(Math.min(number, max));
  };
  const settle = () => {
    if (draft === null) return;
    if (!(typedCount(draft) >= min)) onChange(before.current);
    setDraft(null);
  };
  const stepButton = (by: 1 | -1, name: string, icon: IconName) => {
    const next = value + by;
    const disabled = next < min || next > max;
    return (
      <button
        type="button"
        className={button}
        aria-label={name}
        // `aria-disabled`, because a disabled button loses the focus.
        aria-disabled={disabled}
        onClick={() => !disabled && onChange(next)}
      >
        <Icon name={icon} className="size-4" />
      </button>
    );
  };

  return (
    <div
      role="group"
      aria-label={texts.quantityOf(label)}
      className="inline-flex items-center rounded-full border border-ivory-500 bg-white"
    >
      {stepButton(-1, texts.decrease(label), 'minus')}
      <input
        className="w-11 bg-transparent text-center font-semibold"
        inputMode="numeric"
        enterKeyHint="done"
        aria-label={texts.quantityOf(label)}
        autoComplete="off"
        data-select-content
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
      {stepButton(1, texts.increase(label), 'plus')}
    </div>
  );
}
