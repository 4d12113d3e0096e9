import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, and to what. */
  label: string;
  /** Which way it moves something, where it does. */
  'data-step'?: -1 | 1;
}

/** A button that only shows an image of what it does. */
export function IconButton({ icon, label, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-11 shrink-0 place-items-center rounded-full hover:bg-ivory-200 disabled:opacity-35 aria-disabled:opacity-35 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
