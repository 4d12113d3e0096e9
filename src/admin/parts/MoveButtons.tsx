import { useEffect, useRef, useState } from 'react';
import type { PageIconName } from '#ui/PageIcon.tsx';
import { IconButton } from './Button.tsx';
import { MOVES } from './texts.ts';

type Step = -1 | 1;

type Moves = ReturnType<typeof useMoves>;

/**
 * Reorders a list (`ul`) with buttons. The pressed button moves with its entry, and keeps the
 * focus.
 * @param entries in the shown order
 * @param onMove called with the old and new index
 */
export function useMoves(entries: readonly unknown[], onMove: (from: number, to: number) => void) {
  const pressed = useRef<{ list: Element; place: number; by: Step } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!pressed.current) return;
    const { list, place, by } = pressed.current;
    pressed.current = null;
    const button = list.children[place]?.querySelector<HTMLElement>(`[data-step="${by}"]`);
    button?.focus();
    // A button that kept the focus while it moved is not scrolled into view.
    button?.scrollIntoView({ block: 'nearest' });
  }, [entries]);
  return {
    /** Moves the named entry with this button up (-1) or down (1). */
    step: (button: HTMLElement, index: number, by: Step, name: string) => {
      const place = index + by;
      const list = button.closest('ul');
      if (!list || place < 0 || place >= entries.length) return;
      pressed.current = { list, place, by };
      setAnnouncement(MOVES.moved(name, place + 1, entries.length));
      onMove(index, place);
    },
    /** The entry's new place, for screen readers. */
    announcement,
  };
}

interface MoveButtonsProps {
  moves: Moves;
  index: number;
  count: number;
  /** Name of the entry. */
  name: string;
  /** Icons and labels of both directions; by default up and down. */
  ways?: readonly [Way, Way];
}

interface Way {
  icon: PageIconName;
  words: string;
}

const UP_AND_DOWN = [
  { icon: 'chevron-up', words: MOVES.up },
  { icon: 'chevron-down', words: MOVES.down },
] as const;

/** Two buttons that move an entry, by default up and down. */
export function MoveButtons({ moves, index, count, name, ways = UP_AND_DOWN }: MoveButtonsProps) {
  const [before, after] = ways;
  const button = ({ icon, words }: Way, by: Step, isAtEnd: boolean) => (
    <IconButton
      icon={icon}
      label={MOVES.move(name, words)}
      data-step={by}
      // Unlike HTML's `disabled`, keeps the focus when the entry reaches the end.
      disabled={isAtEnd}
      onClick={(event) => moves.step(event.currentTarget, index, by, name)}
    />
  );
  return (
    <>
      {button(before, -1, index === 0)}
      {button(after, 1, index === count - 1)}
    </>
  );
}

/** Announces the new place to screen readers. */
export function MoveStatus({ moves }: { moves: Moves }) {
  return (
    <p aria-live="polite" className="sr-only">
      {moves.announcement}
    </p>
  );
}

/** @returns the list with the entry moved */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
