import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { PageIcon, type PageIconName } from '#ui/PageIcon.tsx';
import { useMay, type Needed } from '../accounts/session/may.ts';

const LOOKS = {
  night: 'button button-night',
  outline: 'button button-outline',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
  // In a row, as high as its text.
  'row-outline': 'row-button button-outline',
  'row-quiet': 'row-button button-quiet',
  // An icon alone.
  round:
    'grid size-11 shrink-0 place-items-center rounded-full hover:bg-ivory-200 disabled:opacity-35 aria-disabled:opacity-35',
} as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: keyof typeof LOOKS;
  /** The endpoint that it calls; without its permission the button is hidden. */
  needs?: Needed | undefined;
  /** Makes a press do nothing. The button keeps the focus, unlike one with HTML's own `disabled`. */
  disabled?: boolean | undefined;
}

function preventSubmit(event: MouseEvent) {
  event.preventDefault();
}

export function Button({
  look,
  needs,
  disabled,
  className = '',
  onClick,
  ...attributes
}: ButtonProps) {
  if (!useMay(needs)) return null;
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={disabled}
      className={`${LOOKS[look]} ${className}`}
      onClick={disabled ? preventSubmit : onClick}
    />
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'look'> {
  icon: PageIconName;
  /** Action and object. */
  label: string;
}

/** A button with an icon alone. */
export function IconButton({ icon, label, ...attributes }: IconButtonProps) {
  return (
    <Button {...attributes} look="round" aria-label={label} title={label}>
      <PageIcon name={icon} />
    </Button>
  );
}
