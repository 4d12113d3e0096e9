import { useId, type InputHTMLAttributes } from 'react';
import { useRemark } from './use-remark.ts';

export interface RowInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> {
  maxLength?: number | undefined;
  /** An error besides the length; empty: none. */
  fault?: string | undefined;
}

/** An input in a row, with remarks below it (@form.length). @param className of the wrapper */
export function RowInput({ maxLength, fault, className = '', ...attributes }: RowInputProps) {
  const id = useId();
  const { remark, watch } = useRemark({ maxLength, fault });
  const described = [attributes['aria-describedby'], remark && id].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <input
        className="input"
        {...attributes}
        {...watch(attributes)}
        aria-describedby={described || undefined}
      />
      {remark !== undefined && (
        <p id={id} aria-live="polite" className="text-xs text-night-600 not-empty:mt-1">
          {remark}
        </p>
      )}
    </div>
  );
}
