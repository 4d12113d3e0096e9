import { useId } from 'react';

interface CheckBoxProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label and hint, high enough for a finger. */
export function CheckBox({ label, hint, checked, onChange }: CheckBoxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-night-900"
          aria-describedby={hint === undefined ? undefined : id}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="font-semibold">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className="text-xs text-night-600">
          {hint}
        </p>
      )}
    </div>
  );
}
