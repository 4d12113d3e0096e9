import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { Elements } from './elements.ts';
import { useRemark, type Remarked } from './use-remark.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** A warning that does not prevent sending; undefined: the field has no place for one. */
  remark?: string | undefined;
  children: Elements;
}

/** Label, control, hint and error of a field. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  required,
  remark,
  children,
}: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-rose-600">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-night-500">
          {hint}
        </p>
      )}
      {remark !== undefined && (
        <p
          id={`${id}-remark`}
          aria-live="polite"
          className="text-sm text-night-600 not-empty:mt-1.5"
        >
          {remark}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-rose-600">
          {error}
        </p>
      )}
    </div>
  );
}

/** Attributes that connect a control with its frame. */
export function fieldAttributes(id: string, error?: string, hint?: string, remark?: string) {
  const described = [hint && `${id}-hint`, remark && `${id}-remark`, error && `${id}-error`];
  const describedBy = described.filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FieldProps extends Omit<FieldFrameProps, 'required' | 'children' | 'remark'>, Remarked {
  name: string;
}

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'>;

/** A text field with a remark about its length (@form.length). */
export function TextField(props: TextFieldProps) {
  const { id, label, error, hint, maxLength, caution, className = '', ...attributes } = props;
  const { remark, watch } = useRemark({ maxLength, caution });
  const { required } = attributes;
  return (
    <FieldFrame {...{ id, label, error, hint, remark, required }}>
      <input
        className={`input ${className}`}
        {...attributes}
        {...watch(attributes)}
        {...fieldAttributes(id, error, hint, remark)}
      />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'>;

/** A text area of four rows (@form.text-areas) with a remark about its length (@form.length). */
export function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, error, hint, maxLength, caution, ...attributes } = props;
  const { remark, watch } = useRemark({ maxLength, caution });
  const { required } = attributes;
  return (
    <FieldFrame {...{ id, label, error, hint, remark, required }}>
      <textarea
        className="input"
        rows={4}
        {...attributes}
        {...watch(attributes)}
        {...fieldAttributes(id, error, hint, remark)}
      />
    </FieldFrame>
  );
}
