import type { ReactNode } from 'react';
import { Mark, type MarkName } from './Mark.tsx';

const TONES = {
  neutral: 'bg-ivory-200 text-night-800',
  // Without a ground they begin where other text does.
  good: 'px-0 text-leaf-700',
  strong: 'bg-brass-200 text-night-950',
  waiting: 'border-brass-700 text-brass-700',
  alert: 'bg-rose-600 text-ivory-50',
  quiet: 'px-0 text-night-600',
  draft: 'border-dashed border-night-500 bg-white text-night-800',
  off: 'bg-night-600 text-ivory-50',
} as const;

export type BadgeTone = keyof typeof TONES;

interface BadgeProps {
  tone?: BadgeTone;
  mark?: MarkName;
  children: ReactNode;
}

/** A word about a thing; color and mark only repeat what it says. */
export function Badge({ tone = 'neutral', mark, children }: BadgeProps) {
  return (
    <span className={`badge ${TONES[tone]}`}>
      {mark && <Mark name={mark} />}
      {/* An element of its own: found by its words alone. */}
      <span>{children}</span>
    </span>
  );
}

/** Staff have taken it off the site (@items.row). */
export function InactiveBadge() {
  return (
    <Badge tone="off" mark="pause">
      Inactive
    </Badge>
  );
}
