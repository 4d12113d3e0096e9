/** Paths of islands' icons, drawn as strokes; all others are in `PageIcon.tsx`. */
export const PATHS = {
  heart:
    'M12 20.5s-7.5-4.7-9.3-9C1.4 8.2 3.2 4.8 6.6 4.8c2.3 0 4 1.4 5.4 3.4 1.4-2 3.1-3.4 5.4-3.4 3.4 0 5.2 3.4 3.9 6.7-1.8 4.3-9.3 9-9.3 9z',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4.2-4.2',
  phone:
    'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  check: 'M4 12.5l5 5L20 6.5',
  play: 'M8 5.5l10 6.5-10 6.5z',
  pause: 'M9 6v12M15 6v12',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Strokes path={PATHS[name]} className={className} />;
}

/** Strokes of the text's color. */
export function Strokes({
  path,
  className = 'size-5',
}: {
  path: string;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`${className} shrink-0 fill-none stroke-current`}
      viewBox="0 0 24 24"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
