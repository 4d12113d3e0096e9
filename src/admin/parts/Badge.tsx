import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-ivory-200 text-night-800',
  good: 'bg-ivory-200 text-leaf-700',
  lead: 'bg-brass-200 text-night-950',
  alert: 'bg-rose-600 text-ivory-50',
  quiet: 'border border-ivory-300 text-night-600',
} as const;

export type BadgeTone = keyof typeof TONES;

/** A word about a thing; the colour only repeats what it says. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>;
}
