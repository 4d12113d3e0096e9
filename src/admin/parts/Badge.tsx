import type { ReactNode } from 'react';
import type { Editable } from '#contracts/editing.ts';
import { BADGES } from './texts.ts';

const TONES = {
  neutral: 'bg-ivory-200 text-night-800',
  // Neither this tone nor `quiet` has padding, because they have no background.
  good: 'px-0 text-leaf-700',
  strong: 'bg-brass-200 text-night-950',
  waiting: 'border-brass-700 text-brass-700',
  alert: 'bg-rose-600 text-ivory-50',
  quiet: 'px-0 text-night-600',
  draft: 'border-dashed border-night-500 bg-white text-night-800',
  off: 'bg-night-600 text-ivory-50',
} as const;

type BadgeTone = keyof typeof TONES;

export interface BadgeProps {
  tone?: BadgeTone;
  mark?: MarkName;
  children: ReactNode;
}

/** A word about an entity; color and mark only repeat it. */
export function Badge({ tone = 'neutral', mark, children }: BadgeProps) {
  return (
    <span className={`badge ${TONES[tone]}`}>
      {mark && <Mark name={mark} />}
      {/* An element of its own, so that the text can be found exactly. */}
      <span>{children}</span>
    </span>
  );
}

const NAMED: Record<keyof typeof BADGES, Omit<BadgeProps, 'children'>> = {
  draft: { tone: 'draft', mark: 'pencil' },
  inactive: { tone: 'off', mark: 'pause' },
  featured: { tone: 'strong', mark: 'star' },
  popular: { tone: 'strong', mark: 'star' },
  live: { tone: 'good', mark: 'dot' },
  edited: { tone: 'waiting', mark: 'half' },
  notLive: { tone: 'quiet', mark: 'ring' },
  inTrash: { tone: 'quiet' },
  unsaved: { tone: 'strong', mark: 'pencil' },
};

/** A badge that several lists have. */
export function NamedBadge({ name }: { name: keyof typeof BADGES }) {
  return <Badge {...NAMED[name]}>{BADGES[name]}</Badge>;
}

export interface Badged extends Pick<Editable, 'state' | 'deletedAt'> {
  isActive: boolean;
  isPublished?: boolean;
  isFeatured?: boolean;
  isPopular?: boolean;
}

/** States set by staff (@items.row, @packages.row), and the difference from the live site. */
export function EntityBadges({ view }: { view: Badged }) {
  const { isActive, isPublished = true, isFeatured, isPopular } = view;
  // An entity hidden by staff is not live; its other badge says so.
  const states = {
    live: 'live',
    edited: 'edited',
    draft: isActive && isPublished && 'notLive',
  } as const;
  const names = [
    !isPublished && 'draft',
    !isActive && 'inactive',
    view.deletedAt === null ? states[view.state] : 'inTrash',
    isFeatured && 'featured',
    isPopular && 'popular',
  ] as const;
  return names.map((name) => name && <NamedBadge key={name} name={name} />);
}

/** Paths of the marks, in a box of 16 × 16. */
const PATHS = {
  star: 'M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.2L8 11.5l-3.8 2 .7-4.2-3.1-3 4.3-.6z',
  dot: 'M8 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z',
  half: 'M8 3.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8zM8 4v8M6.3 4.6v6.8M4.8 6v4',
  ring: 'M8 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z',
  pencil: 'M3 13l.7-2.9 7-7 2.2 2.2-7 7L3 13z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  alert: 'M8 3v6M8 12.2v.3',
  check: 'M3 8.5l3.4 3.3L13 4.8',
  up: 'M8 13V3.5M4 7.2L8 3.2l4 4',
  down: 'M8 3v9.5M4 8.8l4 4 4-4',
} as const;

const FILLED = new Set<MarkName>(['star', 'dot']);

type MarkName = keyof typeof PATHS;

/** A mark beside a word that says the same. */
export function Mark({ name, className = '' }: { name: MarkName; className?: string }) {
  return (
    <svg
      className={`size-3.5 shrink-0 stroke-current ${FILLED.has(name) ? 'fill-current' : 'fill-none'} ${className}`}
      viewBox="0 0 16 16"
      strokeWidth={FILLED.has(name) ? 0 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
