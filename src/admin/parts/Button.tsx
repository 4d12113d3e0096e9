import type { ButtonHTMLAttributes } from 'react';
import { PageIcon, type PageIconName } from '#ui/PageIcon.tsx';

const LOOKS = {
  night: 'button button-night',
  outline: 'button button-outline',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
  // Of a row, as high as its text.
  'row-outline': 'row-button button-outline',
  'row-quiet': 'row-button button-quiet',
  // An image alone.
  round:
    'grid size-11 shrink-0 place-items-center rounded-full hover:bg-ivory-200 disabled:opacity-35 aria-disabled:opacity-35',
} as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: keyof typeof LOOKS;
  /** Whether a press does nothing now. In place of `disabled`, which would take the focus away. */
  isOff?: boolean;
}

/** A button of the admin. */
export function Button({ look, isOff, className = '', onClick, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={isOff}
      className={`${LOOKS[look]} ${className}`}
      onClick={isOff ? undefined : onClick}
    />
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'look'> {
  icon: PageIconName;
  /** What it does, and to what. */
  label: string;
}

/** A button that only shows an image of what it does. */
export function IconButton({ icon, label, ...attributes }: IconButtonProps) {
  return (
    <Button {...attributes} look="round" aria-label={label} title={label}>
      <PageIcon name={icon} />
    </Button>
  );
}
