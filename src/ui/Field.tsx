import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { Elements } from './elements.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  children: Elements;
}

/** Label, control, hint and error message of one field. */
export function FieldFrame({ id, label, error, hint, required, children }: FieldFrameProps) {
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
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-rose-600">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to its frame. */
export function fieldAttributes(id: string, error?: string, hint?: string) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FieldProps extends Omit<FieldFrameProps, 'required' | 'children'> {
  name: string;
}

export type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

/** A field of one line with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, label, error, hint, className = '', ...attributes } = props;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={attributes.required}>
      <input
        className={`input ${className}`}
        {...attributes}
        {...fieldAttributes(id, error, hint)}
      />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Four rows, as every text area of the site (@form.text-areas). */
export function TextAreaField({ id, label, error, hint, ...attributes }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={attributes.required}>
      <textarea className="input" rows={4} {...attributes} {...fieldAttributes(id, error, hint)} />
    </FieldFrame>
  );
}
