import type { Elements } from '#ui/elements.ts';

interface ScrollBoxProps {
  /** Names what scrolls. */
  label: string;
  /** Its height. */
  className: string;
  children: Elements;
}

/** A long list that scrolls by itself, by keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    <div
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`relative overflow-y-auto rounded-md border border-ivory-300 ${className}`}
    >
      {children}
    </div>
  );
}
