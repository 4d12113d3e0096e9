import { useState } from 'react';
import { Icon } from './Icon.tsx';

export interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  /** What is counted, for the labels: `Gold Chiavari Chair`. */
  label: string;
  onChange: (value: number) => void;
  size?: 'sm' | 'md';
}

/** A number with a decrease and an increase control; it can also be typed. */
export function QuantityStepper({
  value,
  min,
  max,
  label,
  onChange,
  size = 'md',
}: QuantityStepperProps) {
  /** What is typed while it is not yet a quantity, for instance nothing. */
  const [draft, setDraft] = useState<string | null>(null);
  const button = `grid ${size === 'md' ? 'size-12' : 'size-11'} place-items-center rounded-full hover:bg-ivory-200 disabled:opacity-35 disabled:hover:bg-transparent`;

  const type = (text: string) => {
    const number = Number(text);
    const valid = /^\d+$/.test(text) && number >= min && number <= max;
    setDraft(valid ? null : text);
    if (valid) onChange(number);
  };

  return (
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className="inline-flex items-center rounded-full border border-ivory-500 bg-white"
    >
      <button
        type="button"
        className={button}
        aria-label={`Decrease quantity of ${label}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        className="w-12 bg-transparent text-center font-semibold"
        inputMode="numeric"
        aria-label={`Quantity of ${label}`}
        autoComplete="off"
        maxLength={String(max).length}
        value={draft ?? value}
        onChange={(event) => type(event.target.value.trim())}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={button}
        aria-label={`Increase quantity of ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
