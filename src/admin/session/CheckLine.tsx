import type { InputHTMLAttributes } from 'react';

interface CheckLineProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultChecked'
> {
  children: string;
}

/** Something to agree to, below the fields. */
export function CheckLine({ children, ...attributes }: CheckLineProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...attributes} className="size-5 accent-night-900" />
      {children}
    </label>
  );
}
